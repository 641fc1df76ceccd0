import Testing
import View
import ViewText

@testable import App
@testable import ProgramKit

@Suite("The difference of two texts")
nonisolated struct LineDifferenceTests {
  @Test(
    "A difference shows the lines that went and came, wherever they are, and its reverse mirrors it"
  )
  func places() throws {
    var text = ""
    for (old, new) in Self.pairs {
      text += "# \(old.debugDescription) \(new.debugDescription)\n"
      text += LineDifference(expected: old, actual: new).text(in: .korean)
    }
    let whole = (0..<2_500).map { "line \($0)\n" }
    for place in [0, 1, 2, 3, 499, 500, 501, 997, 998, 999, 1_000, 1_001, 1_999, 2_497, 2_499] {
      var changed = whole
      changed.remove(at: place)
      changed[1_500] += "new\n"
      let there = "\(LineDifference(expected: whole.joined(), actual: changed.joined()))"
      let back = "\(LineDifference(expected: changed.joined(), actual: whole.joined()))"
      #expect(there.split(separator: "\n").filter { $0.hasPrefix("  - ") } == ["  - line \(place)"])
      #expect(there.split(separator: "\n").filter { $0.hasPrefix("  + ") } == ["  + new"])
      let lines = (there.split(separator: "\n"), back.split(separator: "\n"))
      #expect(Self.turned(lines.0) == lines.1.map(String.init), "at \(place)")
    }
    for count in [499, 500, 501, 999, 1_000, 1_001] {
      let shown = LineDifference(expected: lines(0..<count), actual: lines(5_000..<5_000 + count))
        .text(in: .korean).split(separator: "\n")
      text += "# all \(count): \(shown.count) lines, \(shown.suffix(2))\n"
    }
    for (old, new) in [(1_900, 400), (400, 1_900)] {
      let shown = LineDifference(expected: lines(0..<old), actual: lines(0..<new))
        .description.split(separator: "\n")
      text += "# \(old) and \(new): \(shown.count) lines, \(shown.suffix(2))\n"
    }
    try expect(text, isAsIn: "Words/differences.txt")
  }

  /// With what is there in place of what was.
  private static func turned(_ lines: [Substring]) -> [String] {
    lines.map { line in
      let (sign, rest) = (line.dropFirst(2).prefix(1), line.dropFirst(3))
      return "\(line.prefix(2))\(sign == "+" ? "-" : sign == "-" ? "+" : sign)\(rest)"
    }
  }

  private static let pairs = [
    ("", ""), ("a\n", ""), ("", "a\n"), ("a", "a\n"), ("a\n", "a"), ("a\nb\nc\n", "a\nx\nc\n"),
    ("a\n\n", "a\n"), ("\u{E9}\nx\n", "e\u{301}\nx\n"), ("\u{E9}\n\u{E9}\n", "\u{E9}\n"),
    ("\u{E9} \u{7}\n", "e\u{301} \u{7}\n"), ("a\u{7}가\n", "a가\n"), ("a\nb", "b\na"),
    ("1\n2\n3\n4\n5\n6\n7\n", "1\nx\n3\n4\n5\n6\ny\n"),
    ("1\n2\n3\n4\n5\n6\n7\n8\n", "1\nx\n3\n4\n5\n6\n7\ny\n"),
  ]

  @Test("What follows five hundred common lines is compared again, with what is further on")
  func comparedAgain() {
    let (common, moved) = (lines(0..<501), lines(1_000..<1_499))

    let shown = LineDifference(
      expected: common + moved, actual: common + lines(2_000..<2_499) + moved
    ).description.split(separator: "\n")

    #expect(shown.count { $0.hasPrefix("  + ") } == 499)
    #expect(!shown.contains { $0.hasPrefix("  - ") })
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

  @Test(
    "It ends once a thousand lines differ, and a common line at that end is shown",
    arguments: [(500, ["    ", "  … and more, which is not compared."]), (499, ["  + line 8599"])])
  func end(new: Int, shown: [String]) {
    let text = LineDifference(
      expected: lines(0..<500) + "\n" + lines(2_000..<2_600),
      actual: lines(5_000..<5_000 + new) + "\n" + lines(8_000..<8_600)
    ).description.split(separator: "\n")

    #expect(text.suffix(shown.count).map(String.init) == shown)
  }

  @Test(
    "That more is not compared is said whichever of the texts goes on", arguments: [true, false])
  func goesOn(isExpected: Bool) {
    let long = lines(0..<2_000)

    let shown = LineDifference(expected: isExpected ? long : "", actual: isExpected ? "" : long)
      .description.split(separator: "\n")

    #expect(shown.last == "  … and more, which is not compared.")
  }

  @Test("A line that is the same is shown as it is, though changed ones look like it")
  func lookalike() {
    #expect(
      LineDifference(expected: "\u{E9}\n\u{E9}\n", actual: "\u{E9}\ne\u{301}\n").description
        == "    \u{E9}\n  - \\u{00E9}\n  + e\\u{0301}\n")
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
