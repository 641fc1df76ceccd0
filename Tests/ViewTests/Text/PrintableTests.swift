import Model
import Testing
import View
import ViewText

@Suite("Safe to print")
struct PrintableTests {
  @Test("T5: What could act, hide or reorder is shown by its code", arguments: hostileTexts)
  func hostile(text: String, shown: String) {
    #expect(text.printable == shown)
  }

  @Test("T5: No scalar of a dangerous range gets through, whatever stands around it")
  func ranges() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0xA0, 0xAD...0xAD, 0x61C...0x61C, 0x115F...0x1160, 0x180B...0x180F,
      0x2000...0x200C, 0x200E...0x200F, 0x2028...0x202F, 0x205F...0x206F, 0x3164...0x3164,
      0xE000...0xF8FF, 0xFEFF...0xFEFF, 0xFFF0...0xFFFB, 0xFFFE...0xFFFF, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF, 0xF0000...0xF0010, 0x10FFF0...0x10FFFF,
    ]
    for scalar in ranges.joined().compactMap(Unicode.Scalar.init) {
      for text in ["\(scalar)", "a\(scalar)b", "가\(scalar)", "👩\(scalar)👩"] {
        #expect(!text.printable.unicodeScalars.contains(scalar), "\(scalar.value)")
      }
    }
  }

  @Test("T5: Every ASCII character but the controls stays as it is")
  func ascii() {
    let all = String(
      String.UnicodeScalarView((0x20...0x7E).compactMap { Unicode.Scalar($0 as UInt8) }))

    #expect(all.printable == all)
    #expect((all + "가").printable == all + "가")
  }

  @Test("T5, P9: What an email may not hold is shown by its code, over all of Unicode")
  func hidden() {
    let shown = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      scalar.isHidden
        && ["\(scalar)", "a\(scalar)b", "가\(scalar)", "👩\(scalar)a"].contains { text in
          text.printable.unicodeScalars.contains(scalar)
        }
    }

    // They say how the emoji before them is drawn.
    #expect(shown.prefix(20) == ["\u{FE0E}", "\u{FE0F}"])
  }

  @Test(
    "Text of every script, emoji and syllables stay as they are, byte for byte",
    arguments: plainTexts)
  func plain(text: String) {
    #expect(Array(text.printable.utf8) == Array(text.utf8))
  }

  // MARK: - Fixtures

  private static let hostileTexts: [(String, String)] = [
    ("\u{1B}[2J", #"\u{1B}[2J"#),
    ("\u{1B}]0;title\u{7}", #"\u{1B}]0;title\u{7}"#),
    ("\u{9B}31m", #"\u{9B}31m"#),
    ("a\r\nb\tc\u{7F}", #"a\u{D}\u{A}b\u{9}c\u{7F}"#),
    ("kim\u{202E}moc", #"kim\u{202E}moc"#),
    ("\u{2066}a\u{2069}", #"\u{2066}a\u{2069}"#),
    ("l\u{200B}ee\u{FEFF}", #"l\u{200B}ee\u{FEFF}"#),
    ("a\u{2028}b\u{2029}c", #"a\u{2028}b\u{2029}c"#),
    ("a\u{A0}b\u{2003}c", #"a\u{A0}b\u{2003}c"#),
    ("\u{E000}\u{378}", #"\u{E000}\u{378}"#),
    // A joiner and a style belong to emoji, and a mark to a letter.
    ("a\u{200D}b", #"a\u{200D}b"#),
    ("👩\u{200D}", #"👩\u{200D}"#),
    ("1\u{200D}\u{1F3FD}", #"1\u{200D}"# + "\u{1F3FD}"),
    ("1\u{FE0F}", #"1\u{FE0F}"#),
    ("1\u{FE0F}\u{301}", #"1\u{FE0F}"# + "\u{301}"),
    ("#\u{FE0F}a", ##"#\u{FE0F}a"##),
    ("*\u{FE0F}\u{FE0F}\u{20E3}", #"*\u{FE0F}\u{FE0F}"# + "\u{20E3}"),
    ("9\u{FE0E}", #"9\u{FE0E}"#),
    // What is drawn as nothing.
    ("a\u{2800}b", #"a\u{2800}b"#),
    ("\u{1D159}\u{16FE4}\u{13441}", #"\u{1D159}\u{16FE4}\u{13441}"#),
    ("\u{301}a", #"\u{301}a"#),
    ("\u{11A8}", #"\u{11A8}"#),
    ("👩\u{E0067}", #"👩\u{E0067}"#),
  ]

  private static let plainTexts = [
    "lee@example.com", "이민지", "\u{110B}\u{1175}\u{1106}\u{1175}\u{11AB}", "e\u{301}", "日本語", "ไทยกำ",
    "हिन्दी", "עברית", "العربية", "👩‍💻", "👨‍👩‍👧‍👦", "🤷🏽‍♀️", "❤️", "❤️‍🔥", "1️⃣", "🇰🇷", "😀", "a\u{3000}b",
  ]
}
