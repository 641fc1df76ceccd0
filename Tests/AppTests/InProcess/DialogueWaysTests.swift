import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

/// What the program says to the lines of a dialogue in one way, compared with another way: the
/// dialogues are recorded in one of them.
@Suite("The same lines, said in each way", .patience)
struct DialogueWaysTests {
  nonisolated private static let names =
    TranscriptsTests.dialogues + ["gallery", "circles", "cells", "flight", "timer", "todos"]

  @Test("With each call traced, the same is said besides the calls", arguments: names)
  func traced(name: String) throws {
    for language in Language.allCases {
      let (said, traced) = (try said(name, language), try said(name, language, "--trace"))

      #expect(said.count == traced.count)
      for (said, traced) in zip(said, traced) where !said.typed.hasPrefix("> :trace") {
        expect(Self.withoutCalls(traced.text), is: Self.withoutCalls(said.text), said.typed)
      }
    }
  }

  @Test(
    "In Korean each line gets the same answer, in as many lines, and none in English",
    arguments: names)
  func korean(name: String) throws {
    for way in ["", "--brief"] {
      let (english, korean) = (try said(name, .english, way), try said(name, .korean, way))

      // What was typed is said again.
      let typed = english.map { $0.typed.dropFirst(2).drop { $0 == " " } }
        .filter { $0.contains(" ") && !$0.contains(where: \.isNumber) }
      let texts = [korean, english].map { answers in
        answers.filter { !$0.isOfWidth }.map { answer in
          typed.reduce(answer.text) { $0.replacing($1, with: "typed") }
        }
      }
      expect(texts[0], sayTheSameAs: texts[1], way)
      for (english, korean) in zip(english, korean) where !english.isOfWidth {
        let lines = [english, korean].map { $0.text.split(separator: "\n").count }
        #expect(lines[0] == lines[1], "\(way) \(english)\n\(korean)")
      }
    }
  }

  @Test("In plain words the same is said, and for each sign there is a word", arguments: names)
  func plain(name: String) throws {
    for language in Language.allCases {
      let (signed, plain) = (try said(name, language), try said(name, language, "--plain"))

      for (signed, plain) in zip(signed, plain)
      where !signed.isOfWidth && !signed.typed.hasSuffix(":help") {
        #expect(Self.words(signed.text) == Self.words(plain.text), "\(signed)\n\(plain)")
        // What is selected in a grid has its sign in front.
        let signs = [
          signed.text.matches(of: /\d-\s/).count, signed.text.count { $0 == "*" },
          signed.text.ranges(of: "[x]").count,
        ]
        let words =
          language == .english
          ? ["(disabled)", "(selected)", ", done"]
          : ["(사용할 수 없음)", "(선택됨)", ", 완료"]
        #expect(words.map { plain.text.ranges(of: $0).count } == signs, "\(signed)\n\(plain)")
      }
    }
  }

  @Test(
    "In a narrow window no line is wider, and only behind an ellipsis a word is missing",
    arguments: names)
  func narrow(name: String) throws {
    for language in Language.allCases {
      let (wide, narrow) = (
        try said(name, language), try said(name, language, columns: 40)
      )
      for (wide, narrow) in zip(wide, narrow) {
        for line in narrow.text.split(separator: "\n") {
          #expect(String(line).displayWidth <= 40, "\(narrow.typed): \(line)")
        }
        if wide.isOfWidth { break }
        // A grid that is too wide is drawn in parts.
        if name.contains("cells") { continue }
        // Of the names that can be typed a narrow line has as many as fit.
        let isList = wide.text.contains(/Type one of|입력할 수 있는 것|Commands:|명령:/)
        let texts = [wide, narrow].map { Self.dense(Self.withoutCalls($0.text)) }
        #expect(
          ScreenFacts.isWhole(texts[0], orCut: texts[1] + (isList ? "…" : "")),
          "\(wide)\n\(narrow)")
      }
    }
  }

  @Test(
    "In brief nothing is said but words of the whole screen, and few for what a change is",
    arguments: names)
  func brief(name: String) throws {
    let (whole, brief) = (
      try said(name, .english, "--plain"), try said(name, .english, "--brief")
    )
    var screen: Set<Substring> = []
    for (whole, brief) in zip(whole, brief) {
      screen.formUnion(Self.allWords(whole.text))
      let unknown = Self.allWords(brief.text).filter { !screen.contains($0) }
      #expect(Set(unknown).isSubset(of: Self.wordsOfBrief), "\(unknown): \(brief)\n\(whole)")
    }
  }

  @Test("Without scenes an app says the same, where no line is about windows", arguments: names)
  func classic(name: String) throws {
    let (said, classic) = (
      try said(name, .english), try said(name, .english, "--classic")
    )
    let ofWindows = [
      ":new", ":windows", ":switch", ":close", ":reclaim", ":split", "#! relaunch", ":tree",
      ":help",
    ]
    for (said, classic) in zip(said, classic) {
      // What a scene has kept is there again after a launch.
      if ofWindows.contains(where: said.typed.contains) { break }
      expect(classic.text, is: said.text, said.typed)
    }
  }

  // MARK: - What was said

  /// A line that was typed, and what was said to it.
  private struct Answer: CustomStringConvertible {
    let typed: String
    let text: String
    /// Whether the window gets another width: whether a screen changes then depends on its looks.
    var isOfWidth: Bool { typed.contains(":split") }
    var description: String { "\(typed)\n\(text)" }
  }

  /// What is said to each line of a transcript by its app, said in another way than the recorded one.
  private func said(
    _ name: String, _ language: Language, _ way: String = "", columns: Int? = nil
  ) throws -> [Answer] {
    let text = try #require(TranscriptFolder.standard.text(of: name))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let options = lines[0].replacing(/#!| --brief| --plain| --classic| --language ko/, with: "")
    let typed = lines.dropFirst().filter { $0.hasPrefix(">") || $0.hasPrefix("#! ") }
    var head = ["#!\(options) --language \(language.rawValue) \(way)"]
    if let columns { head.append("#! columns \(columns)") }
    let transcript = try Transcript((head + typed + [""]).joined(separator: "\n"))
    let sessions = try transcript.perform(by: .vestibule(), hasher: InProcessProgram.hasher)
    let inputs = transcript.launches.enumerated().flatMap { number, steps in
      steps.map { $0.input ?? (number > 0 ? "#! relaunch" : "") }
    }
    return zip(inputs, sessions.flatMap(\.outputs)).map { Answer(typed: $0, text: $1) }
  }

  private static func withoutCalls(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("  |") }
      .joined(separator: "\n")
  }

  /// The letters and digits of a text, without what stands for a sign.
  private static func words(_ text: String) -> String {
    text.replacing(/\([^)]*\)|\[.\]|, (done|완료)|[-#]{10}/, with: "").filter {
      $0.isLetter || $0.isNumber
    }
  }

  private static func dense(_ text: String) -> String {
    text.replacing(/[-#]{10}/, with: "").filter { !$0.isWhitespace && $0 != ":" }
  }

  private static func allWords(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  private static let wordsOfBrief: Set<Substring> = [
    "empty", "Button", "Buttons", "to", "Tabs", "rows", "Columns", "shown", "No", "longer",
    "Filter",
    "Alert", "lines", "are",
  ]
}
