import Testing

@testable import View

@Suite("Columns")
struct DisplayWidthTests {
  @Test("T12: A text takes the columns that a terminal gives it", arguments: widths)
  func width(text: String, columns: Int) {
    #expect(text.displayWidth == columns)
  }

  @Test("T12: No vowel and no final consonant of a syllable takes a column of its own")
  func conjoining() {
    let jamo = [0x1160...0x11FF, 0xD7B0...0xD7C6, 0xD7CB...0xD7FB] as [ClosedRange<UInt32>]
    let wide = jamo.joined().compactMap(Unicode.Scalar.init).filter {
      "\u{1112}\u{1161}\($0)".displayWidth != 2
    }

    #expect(wide.prefix(20) == [])
  }

  @Test("What does not fit is cut with an ellipsis, between characters", arguments: cuts)
  func cut(text: String, columns: Int, cut: String) {
    #expect(Array(text.cut(to: columns).utf8) == Array(cut.utf8))
  }

  @Test(
    "Messages are parted at spaces, and in words only where there is no other way", arguments: parts
  )
  func lines(text: String, columns: Int, lines: [String]) {
    #expect(text.lines(of: columns) == lines)
  }

  @Test("Whatever the width, nothing is wider, nothing is lost and nothing traps")
  func everyWidth() {
    let text = "알림: password를 4자 이상 입력해주세요 a👩‍💻e\u{301} averyveryverylongword"
    for columns in 1...100 {
      #expect(text.cut(to: columns).displayWidth <= columns)
      let lines = text.lines(of: columns)
      if columns > 1 { #expect(lines.filter { $0.displayWidth > columns } == []) }
      #expect(
        Array(lines.joined().replacing(" ", with: "").utf8)
          == Array(text.replacing(" ", with: "").utf8))
    }
    #expect(text.cut(to: nil) == text && text.lines(of: nil) == [text])
  }

  // MARK: - Fixtures

  private static let widths: [(String, Int)] = [
    ("", 0), ("abc", 3), ("이메일", 6),
    ("\u{110B}\u{1175}\u{1106}\u{1166}\u{110B}\u{1175}\u{11AF}", 6),
    // Old Hangul: vowels and finals beyond those of today.
    ("\u{1112}\u{119E}\u{D7CB}", 2), ("\u{1100}\u{D7B0}\u{D7FB}가", 4),
    ("\u{A97C}\u{D7C6}\u{11FF}", 2),
    ("日本語", 6), ("ﾊﾝｶｸ", 4), ("ＡＢ", 4), ("e\u{301}x\u{308}\u{301}", 2), ("ไทย", 3),
    ("😀", 2), ("👩‍💻", 2), ("👨‍👩‍👧‍👦", 2), ("👍🏽", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("🇰🇷", 2),
    ("●…", 2), ("\u{20000}", 2), ("Ω", 1), ("a\u{3000}", 3),
    // A circle and a square around the letter before them.
    ("a\u{20DD}", 1), ("가\u{20DE}b", 3),
    // Digits and # are emoji to Unicode, but not with every mark.
    ("1\u{301}", 1), ("#\u{308}a", 2), ("❤\u{301}", 1),
  ]

  private static let cuts: [(String, Int, String)] = [
    ("lee@example.com", 15, "lee@example.com"), ("lee@example.com", 14, "lee@example.c…"),
    ("lee", 1, "…"), ("", 1, ""), ("이민지", 6, "이민지"), ("이민지", 5, "이민…"), ("이민지", 4, "이…"),
    ("e\u{301}e\u{301}e\u{301}", 2, "e\u{301}…"), ("👩‍💻👩‍💻", 3, "👩‍💻…"),
  ]

  private static let parts: [(String, Int, [String])] = [
    ("one two three", 13, ["one two three"]), ("one two three", 12, ["one two", "three"]),
    ("one two", 3, ["one", "two"]), ("abcdefg h", 3, ["abc", "def", "g h"]),
    ("이름이나 번호", 8, ["이름이나", "번호"]), ("이름", 1, ["이", "름"]), ("", 1, [""]),
    ("touches OK.  :help", 11, ["touches OK.", ":help"]),
    ("touches OK.  :help", 12, ["touches OK.", ":help"]), ("  1  Sign In", 9, ["  1  Sign", "In"]),
  ]
}
