import Foundation
import Testing

@testable import App
@testable import ProgramKit

/// What a person types stands in a trace, and must not act on the terminal there either.
@Suite("Hostile text in traces", .patience, .onOwnThreads)
nonisolated struct HostileTraceTests {
  @Test(
    "T5: What is typed acts on no terminal through a trace, in either style",
    arguments: [["--trace"], ["--trace=mermaid"], ["--trace=text"]], hostile)
  func trace(options: [String], email: String) throws {
    let lines = ["email", email, "<password 1>", "sign in", "", email, "sign up", "email", email]
    let outcome = try BuiltProgram(in: try TemporaryFolder())
      .run(options + ["--memory", "--language", "en"], lines: lines)

    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(acting(outcome.text).prefix(20) == [], "standard output")
    #expect(acting(outcome.complaint).prefix(20) == [], "standard error")
    expectPresent(
      email.unicodeScalars.contains("\u{1B}") ? #"\u{1B}"# : "x@example", in: outcome.text)
  }

  @Test("T5: What is typed ends no line of a diagram, and begins no entity of its own")
  func entities() throws {
    let outcome = try BuiltProgram(in: try TemporaryFolder())
      .run(
        ["--trace=mermaid", "--memory", "--language", "en"],
        lines: ["email", "a;b#c\u{85}d@example.com", "<password 1>", "sign in"])

    let diagram = outcome.text.split(separator: "\n").drop { $0 != "sequenceDiagram" }
    #expect(diagram.filter { $0.contains("a;b") || $0.contains("#c") } == [])
    expectPresent("a#59;b#35;c", in: diagram.joined(separator: "\n"))
  }

  // MARK: - Fixtures

  private static let hostile = [
    "x@example\u{1B}[2J", "x@example\u{9B}31m\u{7F}", "\u{1B}]0;title\u{7}x@example",
    "x@example\u{202E}moc",
    "x@example\u{2066}\u{200B}\u{2028}\u{2029}\u{FEFF}", "x@example\r\t\u{8}\u{C}",
    "x@example\u{2800}\u{1D159}\u{16FE4}\u{E0041}",
  ]

  /// The scalars that act or hide.
  private func acting(_ text: String) -> [String] {
    text.unicodeScalars.filter { scalar in
      let properties = scalar.properties
      return scalar != "\n"
        && (properties.isDefaultIgnorableCodePoint
          || "\u{2800}\u{1D159}\u{16FE4}".unicodeScalars.contains(scalar)
          || [.control, .format, .lineSeparator, .paragraphSeparator].contains(
            properties.generalCategory))
    }.map { String($0.value, radix: 16) }
  }
}
