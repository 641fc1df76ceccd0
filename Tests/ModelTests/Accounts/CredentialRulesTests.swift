import Testing
import ViewText

@testable import Model
@testable import Workshop

@Suite("Credential rules")
struct CredentialRulesTests {
  @Test("K1: the email's length comes first, then the password's, then everything else")
  func order() {
    #expect(fault("abc", "abc") == .emailTooShort)
    #expect(fault("abcd", "abc") == .passwordTooShort)
    #expect(fault("a\u{202E}bcd", "abc") == .passwordTooShort)
    #expect(fault("a\u{202E}bcd", "ab\0cd") == .emailUnusable)
    #expect(fault("abcd", "ab\0cd") == .passwordUnusable)
    #expect(fault(long(512), long(512)) == .emailTooLong)
    #expect(fault("abcd", long(512)) == .passwordTooLong)
  }

  @Test("K2: the notes' account of four letters each can be used")
  func notesAccount() {
    #expect(fault("Qwer", "asdf") == nil)
  }

  @Test(
    "P10: a length is counted in characters of the composed text",
    arguments: [
      ("👨‍👩‍👧‍👦abc", 4), ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}", 2),
      ("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}한글", 4), ("e\u{301}e\u{301}ab", 4),
      ("🇰🇷🇰🇷🇰🇷", 3), ("한글날", 3), ("한글날들", 4),
    ])
  func characters(text: String, count: Int) {
    let isTooShort = fault("abcd", text) == .passwordTooShort

    #expect(isTooShort == (count < 4))
  }

  @Test("P6: 511 bytes can be used, 512 cannot, and neither is cut")
  func bytes() throws {
    #expect(fault(long(511), long(511)) == nil)
    #expect(fault(long(512), "abcd") == .emailTooLong)
  }

  @Test(
    "P6: What is long is counted in bytes, whatever it is written in",
    arguments: ["a", "é", "가", "日", "🙂"])
  func bytesOfEveryScript(letter: String) {
    let most = 511 / letter.utf8.count

    #expect(fault(long(most, letter), long(most, letter)) == nil)
    #expect(fault(long(most + 1, letter), "asdf") == .emailTooLong)
    #expect(fault("Qwer", long(most + 1, letter)) == .passwordTooLong)
    #expect(fault(long(900 / letter.utf8.count, letter), "asdf") == .emailTooLong)
  }

  @Test("P6: What is long is counted after composition: 170 syllables typed as 510 letters fit")
  func composedBytes() {
    let syllables = long(170, "\u{1112}\u{1161}\u{11AB}")

    #expect(fault(syllables, syllables) == nil)
    #expect(fault(syllables + "한", "asdf") == .emailTooLong)
    #expect(fault("Qwer", syllables + "한") == .passwordTooLong)
  }

  @Test("P4, P9: an email holds nothing that cannot be seen", arguments: hidden)
  func emails(scalar: Unicode.Scalar) {
    #expect(fault("ab\(scalar)cd", "asdf") == .emailUnusable)
  }

  @Test("P9: nothing that cannot be seen is usable in an email, over all of Unicode")
  func allOfUnicode() {
    let categories: Set<Unicode.GeneralCategory> = [
      .control, .format, .lineSeparator, .paragraphSeparator, .surrogate,
    ]
    let accepted = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      let (email, properties) = ("ab\(scalar)cd", scalar.properties)
      // Most of Unicode, and nothing that composition changes: the rule alone takes a tenth of the
      // time.
      if properties.generalCategory == .unassigned { return CredentialRules.isUsable(email: email) }
      return
        (properties.isDefaultIgnorableCodePoint
        || categories.contains(properties.generalCategory))
        && fault(email, "asdf") != .emailUnusable
    }

    #expect(accepted.prefix(20) == [])
  }

  @Test("P9: every ASCII character that is seen can stand anywhere in an email and a password")
  func ascii() throws {
    for scalar in (0x21...0x7E).map({ Unicode.Scalar($0 as UInt8) }) {
      for text in ["\(scalar)abc", "ab\(scalar)c", "abc\(scalar)", "가나\(scalar)다\(scalar)"] {
        #expect(fault(text, text) == nil, "\(text)")
        #expect(try Email(text).text == text)
        #expect(try Email(text).folded == text.lowercased())
      }
    }
    for scalar in (0x00...0x1F).map({ Unicode.Scalar($0 as UInt8) }) + ["\u{7F}"] {
      #expect(fault("ab\(scalar)c", "asdf") == .emailUnusable, "\(scalar.value)")
      #expect(fault("Qwer", "ab\(scalar)c") == .passwordUnusable, "\(scalar.value)")
    }
  }

  @Test("P9: what is written with marks and conjuncts is usable as it is", arguments: written)
  func scripts(email: String) {
    #expect(fault(email, "asdf") == nil)
  }

  @Test("P4: a password holds no control and no bidi character", arguments: refusedInPasswords)
  func passwords(scalar: Unicode.Scalar) {
    #expect(fault("Qwer", "ab\(scalar)cd") == .passwordUnusable)
  }

  @Test("P9: a password needs something that can be seen")
  func invisiblePasswords() {
    #expect(fault("Qwer", "\u{200B}\u{2060}\u{FEFF}\u{3164}") == .passwordUnusable)
    #expect(fault("Qwer", "\u{115F}\u{34F}\u{115F}\u{180E}\u{3164}\u{FFA0}") == .passwordUnusable)
    #expect(fault("Qwer", "\u{2800}\u{2800}\u{1D159}\u{13441}") == .passwordUnusable)
    #expect(fault("Qwer", "pass 👩‍👩‍👧 word") == nil)
  }

  @Test("P8: white space around an email does not count, inside it does")
  func trimming() throws {
    #expect(try Email(" \t\u{3000}Qwer\n").text == "Qwer")
    #expect(fault("  abc  ", "asdf") == .emailTooShort)
    #expect(fault("    ", "asdf") == .emailTooShort)
    #expect(try Email("a b c").text == "a b c")
  }

  @Test("P7: a password is not trimmed")
  func untrimmed() throws {
    #expect(try Password(" asdf ") != Password("asdf"))
    #expect(fault("Qwer", "abc ") == nil)
  }

  @Test("P8: an email keeps its case and is folded without it")
  func folding() throws {
    #expect(try Email("Lee@Example.com").text == "Lee@Example.com")
    for (one, other) in [
      ("Lee@Example.com", "lee@example.COM"), ("STRASSE", "straße"), ("ΟΔΟΣ", "οδος"),
      ("cafe\u{301}", "CAF\u{C9}"), ("ＱＷＥＲ", "ｑｗｅｒ"),
    ] {
      #expect(try Array(Email(one).folded.utf8) == Array(Email(other).folded.utf8))
    }
    #expect(try Email("Qwer").folded != Email("Qwet").folded)
  }

  @Test("Every fault says what to do", arguments: CredentialError.allCases)
  func sentences(fault: CredentialError) {
    #expect(fault.description.hasPrefix("Enter "))
    #expect(fault.description.hasSuffix("."))
  }

  // MARK: - Fixtures

  private static let hidden: [Unicode.Scalar] = [
    "\0", "\u{1}", "\n", "\r", "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{34F}",
    "\u{61C}", "\u{115F}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFFE}", "\u{378}", "\u{E0041}",
    "\u{1160}", "\u{17B4}", "\u{17B5}", "\u{180B}", "\u{180E}", "\u{180F}", "\u{200C}", "\u{FFA0}",
    // Blank letters, marks and symbols.
    "\u{2800}", "\u{2D7F}", "\u{FFFC}", "\u{1107F}", "\u{13440}", "\u{13441}", "\u{13442}",
    "\u{16FE4}", "\u{1BC9D}", "\u{1D159}", "\u{1D173}", "\u{1DA7F}", "\u{1DA80}",
  ]

  private static let written = [
    "lee@example.com", "이민지@보기.한국", "\u{1112}\u{1161}\u{11AB}글날들", "ភាសាខ្មែរ", "မြန်မာဘာသာ", "हिन्दी@भारत",
    "தமிழ்மொழி", "ไทยกำลัง", "བོད་སྐད།", "العربية", "עִבְרִית", "ᠮᠣᠩᠭᠣᠯ", "⠓⠑⠇⠇⠕", "日本語だよ",
    "e\u{301}a\u{308}io",
    "😀😀🇰🇷👍🏽",
  ]

  private static let refusedInPasswords: [Unicode.Scalar] = [
    "\0", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{61C}", "\u{200F}", "\u{202A}", "\u{2069}",
  ]

  private func fault(_ email: String, _ password: String) -> CredentialError? {
    CredentialRules.fault(in: UserInfo(email: email, password: password))
  }

  private func long(_ count: Int, _ letter: String = "a") -> String {
    String(repeating: letter, count: count)
  }
}
