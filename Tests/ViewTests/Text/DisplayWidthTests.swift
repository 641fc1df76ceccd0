import Testing

@testable import View
@testable import ViewText

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

  @Test("T12: Each range of wide characters begins and ends where Unicode has it")
  func ranges() {
    let ranges: [(wide: ClosedRange<UInt32>, before: Int, after: Int)] = [
      (0x2E80...0x303E, 1, 1), (0x3041...0x4DBF, 1, 1), (0x4E00...0xA4CF, 1, 1),
      (0xA960...0xA97F, 1, 0), (0xAC00...0xD7A3, 1, 1), (0xF900...0xFAFF, 1, 1),
      (0xFE10...0xFE19, 0, 1), (0xFE30...0xFE6F, 0, 1), (0xFF01...0xFF60, 1, 1),
      (0xFFE0...0xFFE6, 1, 1), (0x16FE0...0x18DFF, 1, 1), (0x1AFF0...0x1B2FF, 1, 1),
      (0x1F200...0x1F265, 1, 1), (0x20000...0x3FFFD, 1, 1),
    ]
    for (wide, before, after) in ranges {
      let ends = [wide.lowerBound - 1, wide.lowerBound, wide.upperBound, wide.upperBound + 1]
      let widths = ends.compactMap(Unicode.Scalar.init).map(\.displayWidth)
      #expect(widths == [before, 2, 2, after], "\(wide)")
    }
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
}
