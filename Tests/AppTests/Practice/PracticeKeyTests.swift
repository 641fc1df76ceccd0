import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// All that the practice asks and says, to be read: a number is a right choice's place.
@Suite("The key of the practice", .patience)
struct PracticeKeyTests {
  @Test("Each question has the agreed right answer")
  func key() throws {
    let lines = try Lesson.all.flatMap(\.situations).map { situation in
      let quiz = try Quiz(situation, in: .english)
      let right = quiz.answer.map { quiz.choices[$0 - 1].text.english }
      return "\(situation.name): \(right.joined(separator: ", "))\n"
    }

    try expect(lines.joined(), isAsIn: "Words/practice.txt")
  }

  @Test("In Korean each question has the same choices, right answer and reasons")
  func korean() throws {
    // The first line may say a number as a word, and the last one names a rule in English.
    let texts = try Language.allCases.map { language in
      try Self.questions(in: language).map { $0.replacing(/^[^\n]*\n|\n  [^\n]*\n$/, with: "\n") }
    }

    expect(texts[1], sayTheSameAs: texts[0])
  }

  @Test("In Korean what can be touched has a Korean name, but for tabs and teas")
  func names() throws {
    // The jar of marbles is in English alone.
    let situations = Lesson.all.flatMap(\.situations).filter { !$0.name.hasPrefix("observe-") }
    let tabsAndTeas: Set = ["MenuPage", "OrderPage", "TeaPage", "Assam", "Sencha", "Matcha"]

    for situation in situations {
      let controls = try Quiz.screen(before: situation, in: .korean)?.items ?? []
      let names = controls.map(\.name.korean).filter { !tabsAndTeas.contains($0) }

      #expect(
        names.allSatisfy { $0.contains(/\p{Hangul}/) || !$0.contains(/[A-Za-z]/) },
        "\(situation.name): \(names)")
    }
  }

  private static func questions(in language: Language) throws -> [String] {
    try Lesson.all.flatMap { lesson in
      ["# \(language[lesson.title])\n\n\(language[lesson.introduction])\n"]
        + (try lesson.situations.map { try key(of: $0, in: language) })
    }
  }

  private static func key(of situation: Situation, in language: Language) throws -> String {
    let quiz = try Quiz(situation, in: language)
    let choices = quiz.choices.map { choice in
      let place = choice.place.map { "\($0 + 1)" } ?? "-"
      return "  \(place)  \(language[choice.text])\n     \(language[choice.why])\n"
    }
    return """
      \(language[situation.story])
      \(language[quiz.act])
      \(language[.asked(situation.question)])
      \(choices.joined())  \(situation.rule.page): \(situation.rule.heading)

      """
  }
}
