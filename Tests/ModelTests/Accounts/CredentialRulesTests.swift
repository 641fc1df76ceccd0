import Model
import Testing

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
    #expect(fault("abcd", String(repeating: "🙂", count: 127)) == nil)
    #expect(fault("abcd", String(repeating: "🙂", count: 128)) == .passwordTooLong)
  }

  @Test("P4, P9: an email holds nothing that cannot be seen", arguments: hidden)
  func emails(scalar: Unicode.Scalar) {
    #expect(fault("ab\(scalar)cd", "asdf") == .emailUnusable)
  }

  @Test("P4: a password holds no control and no bidi character", arguments: refusedInPasswords)
  func passwords(scalar: Unicode.Scalar) {
    #expect(fault("Qwer", "ab\(scalar)cd") == .passwordUnusable)
  }

  @Test("P9: a password needs something that can be seen")
  func invisiblePasswords() {
    #expect(fault("Qwer", "\u{200B}\u{2060}\u{FEFF}\u{3164}") == .passwordUnusable)
    #expect(fault("Qwer", "\u{115F}\u{34F}\u{115F}\u{180E}\u{3164}\u{FFA0}") == .passwordUnusable)
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

  @Test("Every fault says what to do", arguments: CredentialFault.allCases)
  func sentences(fault: CredentialFault) {
    #expect(fault.description.hasPrefix("Enter "))
    #expect(fault.description.hasSuffix("."))
  }

  // MARK: - Fixtures

  private static let hidden: [Unicode.Scalar] = [
    "\0", "\u{1}", "\n", "\r", "\t", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{34F}",
    "\u{61C}", "\u{115F}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{2029}", "\u{202E}",
    "\u{2060}", "\u{2066}", "\u{3164}", "\u{FE0F}", "\u{FEFF}", "\u{FFFE}", "\u{378}", "\u{E0041}",
  ]

  private static let refusedInPasswords: [Unicode.Scalar] = [
    "\0", "\n", "\u{1B}", "\u{7F}", "\u{85}", "\u{61C}", "\u{200F}", "\u{202A}", "\u{2069}",
  ]

  private func fault(_ email: String, _ password: String) -> CredentialFault? {
    CredentialRules.fault(in: UserInfo(email: email, password: password))
  }

  private func long(_ count: Int) -> String { String(repeating: "a", count: count) }
}
