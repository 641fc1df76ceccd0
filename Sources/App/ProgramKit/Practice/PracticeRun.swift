import Controller
import ControllerKit
import Foundation
package import Model
package import Terminal
package import View
import ViewText

/// A practice from the first line to the last, without its command line.
@MainActor
package struct PracticeRun {
  let program: Program
  let language: Language

  /// What the program keeps.
  let store: any UserInfoStore

  /// What the output can show; its width is that of the input.
  var traits = TextTraits()

  /// Draws the situations of `more`.
  var randomness: any RandomNumberGenerator = SystemRandomNumberGenerator()

  /// What is asked for.
  package enum Part: Equatable, Sendable {
    /// The lessons.
    case lessons
    /// The lessons, from the one of a number on.
    case lesson(Int)
    /// How far each lesson is.
    case list
    /// Situations without end.
    case more
    /// To begin anew.
    case reset

    private static let named: [(word: String, part: Part)] = [
      ("list", .list), ("more", .more), ("reset", .reset),
    ]

    /// What can be typed after the option, besides a number.
    static var words: [String] { named.map(\.word) }

    /// The part of a word or of a lesson's number; of any other text the lessons.
    init(_ text: String) {
      self =
        Self.named.first { $0.word == text }?.part ?? Int(text).map { .lesson($0) } ?? .lessons
    }
  }

  package init(of program: Program, in language: Language, store: any UserInfoStore) {
    self.program = program
    self.language = language
    self.store = store
  }

  /// What was foretold, for a teacher: the file ``Foretold/fileName``.
  var report: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let progress = Shared<PracticeProgress>(in: store).value
    let data = try? encoder.encode(progress.foretold(in: program.lessons?() ?? []))
    return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
  }

  /// Asks and answers until the input ends; returns why it ended.
  package func run(
    _ part: Part, reading input: any LineInput, writing write: @escaping ([UInt8]) -> Bool
  ) -> Console.Termination {
    let display = TextDisplay(language: language)
    input.watch(display)
    var traits = traits
    traits.columns = input.columns ?? 80
    traits.isSpoken = false
    display.traits = traits
    let more = part == .more ? MoreSituations(of: program, randomness) : nil
    let session = PracticeSession(program.lessons?() ?? [], more: more, on: display, in: store) {
      name, situation in
      let path = URL(fileURLWithPath: name).path
      if FileManager.default.fileExists(atPath: path) { return .pageIsThere(path) }
      do {
        _ = try Quiz(situation, in: language, page: path)
        return .pageWritten(path)
      } catch {
        return .cannotRun(situation.name, "\(error)")
      }
    }
    switch part {
    case .lessons, .more: session.ask()
    case .lesson(let number): session.begin(at: number)
    case .list:
      session.list()
      return display.passOutput(to: write) ? .finished : .unwritten
    case .reset: session.beginReset()
    }
    while !session.isOver {
      guard display.passOutput(to: write) else { return .unwritten }
      switch input.next(for: .command) {
      case .line(.text(let line)): session.take(line)
      case .line(.end), .line(.unterminated): return .finished
      case .line: session.take("")
      case .signal(.stop):
        if let signal = input.stop() { return .signal(signal) }
      case .signal(let signal): return .signal(signal)
      case .nothing: break
      }
    }
    return display.passOutput(to: write) ? .finished : .unwritten
  }
}
