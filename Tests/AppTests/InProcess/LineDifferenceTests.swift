import Testing

@testable import App
@testable import ProgramKit

@Suite("The difference of two texts")
nonisolated struct LineDifferenceTests {
  @Test("Texts that are the same have none")
  func same() {
    let text = lines(0..<5_000)

    #expect("\(LineDifference(expected: text, actual: text))" == "")
  }

  @Test("Changes that are far apart are shown with what is around them")
  func apart() {
    let expected = lines(0..<5_000)
    let actual = expected.replacing("line 10\n", with: "").replacing("line 4000\n", with: "x\ny\n")

    #expect(
      "\(LineDifference(expected: expected, actual: actual))" == """
            line 8
            line 9
          - line 10
            line 11
            line 12
          …
            line 3998
            line 3999
          - line 4000
          + x
          + y
            line 4001
            line 4002

        """)
  }

  @Test("What is missing or new in the middle does not make the rest differ", arguments: [1, 700])
  func moved(count: Int) {
    let expected = lines(0..<3_000)
    let actual = lines(0..<1_000) + lines(1_000 + count..<3_000)

    for (texts, mark) in [((expected, actual), "  - "), ((actual, expected), "  + ")] {
      let shown = "\(LineDifference(expected: texts.0, actual: texts.1))".split(separator: "\n")
      #expect(shown.count == count + 4)
      #expect(shown.count { $0.hasPrefix(mark) } == count)
    }
  }

  // Were all compared with all, this would take hours.
  @Test("R1: After a thousand lines that differ it ends, however many there are")
  func cut() {
    let expected = lines(0..<100_000)
    let actual = lines(100_000..<200_000)

    let shown = "\(LineDifference(expected: expected, actual: actual))".split(separator: "\n")

    #expect(shown.count >= LineDifference.limit && shown.count <= 3 * LineDifference.limit)
    #expect(shown.last == "  … and more, which is not compared.")
  }

  @Test("R1: A line of escapes without an end is typed as it stands")
  func escapes() {
    let line = "> " + String(repeating: "\\u{", count: 300_000)

    #expect(Transcript.typed(by: line).utf8.count == line.utf8.count - 2)
    #expect(
      Transcript.typed(by: "> \\u{10FFFF}\\u{00000041}\\u{000000041}")
        == "\u{10FFFF}A\\u{000000041}")
  }

  @Test(
    "The Escape key is written by its name, and that name as what it is not",
    arguments: [
      ("\u{1B}", "> <escape>"), ("<escape>", "> \\u{3C}escape>"),
      ("\u{1B}\u{1B}", "> \\u{1B}\\u{1B}"),
      ("<escape> ", "> <escape> "),
    ])
  func escapeKey(text: String, line: String) {
    #expect(Transcript.line(typing: text) == line)
    #expect(Transcript.typed(by: line) == text)
  }

  // MARK: - Fixtures

  private func lines(_ numbers: Range<Int>) -> String {
    numbers.map { "line \($0)\n" }.joined()
  }
}
