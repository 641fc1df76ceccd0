import Foundation
import ModelKit
package import View
import Workshop

/// What a learner has foretold of one situation, for a teacher.
package struct Foretold: Codable, Equatable {
  /// The name of the situation.
  package let situation: String
  /// Where it is in the book.
  package let rule: String
  /// How often it was asked.
  package let asked: Int
  /// Whether its rule was right often enough.
  package let isDone: Bool
  /// What was wrong, and how often, as ``PracticeProgress`` keeps it.
  package let mistakes: [String: Int]

  /// The name of the file in which a learner hands it in, in the folder of the exercises.
  package static let fileName = "foretelling.json"

  /// What was wrong, in words.
  package var explanation: Phrase {
    let phrases = mistakes.sorted { $0.key < $1.key }.map { mistake, count in
      let choice = String(mistake.dropFirst())
      return switch mistake.first {
      case "+": Phrase.chosen(choice, count)
      case "-": Phrase.leftOut(choice, count)
      default: Phrase.anotherOrder(count)
      }
    }
    return phrases.reduce("") { $0 == "" ? $1 : "\($0); \($1)" }
  }
}

extension PracticeProgress {
  /// The situations that were asked, in the order of the lessons.
  func foretold(in lessons: [Lesson]) -> [Foretold] {
    lessons.flatMap(\.situations).filter { seen.contains($0.name) }.map { situation in
      Foretold(
        situation: situation.name, rule: "\(situation.rule)",
        asked: rounds?[situation.name] ?? 0, isDone: isDone(situation),
        mistakes: mistakes?[situation.name] ?? [:])
    }
  }
}

extension Quiz {
  /// What is wrong in an answer, as ``PracticeProgress`` keeps it.
  func mistakes(in numbers: [Int]) -> [String] {
    func texts(_ sign: String, _ numbers: [Int]) -> [String] {
      numbers.map { sign + choices[$0 - 1].text.english }
    }
    let wrong = numbers.filter { !answer.contains($0) }
    let missing = answer.filter { !numbers.contains($0) }
    if wrong.isEmpty, missing.isEmpty { return numbers == answer ? [] : ["order"] }
    return texts("+", wrong) + texts("-", missing)
  }
}

extension Phrase {
  fileprivate static func chosen(_ choice: String, _ count: Int) -> Phrase {
    Phrase("wrongly chosen: \(choice) (\(count))", ko: "잘못 고름: \(choice) (\(count)번)")
  }

  fileprivate static func leftOut(_ choice: String, _ count: Int) -> Phrase {
    Phrase("left out: \(choice) (\(count))", ko: "빠뜨림: \(choice) (\(count)번)")
  }

  fileprivate static func anotherOrder(_ count: Int) -> Phrase {
    Phrase("in another order (\(count))", ko: "순서가 다름 (\(count)번)")
  }
}
