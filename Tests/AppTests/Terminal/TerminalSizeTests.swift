import Foundation
import Testing

@testable import Terminal

@Suite("The width of the terminal")
struct TerminalSizeTests {
  @Test("T12: COLUMNS says how wide it is, from one column on", arguments: widths)
  func fixed(text: String, columns: Int?) {
    // No terminal has this descriptor, so that nothing else limits the width.
    let input = TerminalInput(-1, output: Output(-1), in: ["COLUMNS": text]) {}

    #expect(input.columns == columns)
  }

  @Test("T12: Without COLUMNS, nothing limits what is no terminal")
  func unlimited() {
    #expect(TerminalInput(-1, output: Output(-1), in: [:], warn: {}).columns == nil)
  }

  @Test(
    "What is said is broken at spaces, and each line keeps what it begins with",
    arguments: [
      ("12", "one two\n  three four\n  five\n"), ("11", "one two\n  three\n  four five\n"),
      ("8", "one two\n  three\n  four\n  five\n"), ("", "one two\n  three four five\n"), ("1", nil),
    ])
  func wrapped(columns: String, text: String?) throws {
    let pipe = Pipe()
    let output = Output(pipe.fileHandleForWriting.fileDescriptor)

    #expect(output.write(wrapping: "one two\n  three four five\n", in: ["COLUMNS": columns]))

    try pipe.fileHandleForWriting.close()
    let written = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    if let text { #expect(written == text) }
    if columns == "1" {
      let parts = written.split(whereSeparator: \.isWhitespace)
      #expect(parts.allSatisfy { $0.count == 1 })
    }
    #expect(written.filter { !$0.isWhitespace } == "onetwothreefourfive")
  }

  nonisolated private static let widths: [(String, Int?)] = [
    ("1", 1), ("2", 2), ("80", 80), ("1000000", 1_000_000), ("0", nil), ("-1", nil), ("", nil),
    ("wide", nil), ("80.5", nil), ("99999999999999999999", nil),
  ]
}
