import ModelKit
import Testing
import ViewText

@testable import Model
@testable import Workshop

@Suite("Texts")
struct StringTests {
  @Test(
    "A control character is ASCII, and is not printable ASCII",
    arguments: [
      ("", true, true), ("\0", true, false), ("\u{1F}", true, false), (" ", true, true),
      ("~", true, true), ("\u{7F}", true, false), ("\u{80}", false, false), ("aé", false, false),
      ("a b", true, true), ("a\tb", true, false),
    ])
  func ascii(_ text: String, isASCII: Bool, isPrintable: Bool) {
    #expect(text.isASCII == isASCII)
    #expect(text.isPrintableASCII == isPrintable)
  }

  @Test(
    "A byte is in a text, or it is not",
    arguments: [("", false), (":", true), ("a:b", true), ("ab", false), ("é", false)])
  func byte(_ text: String, hasColon: Bool) {
    #expect(text.hasByte(UInt8(ascii: ":")) == hasColon)
  }

  @Test(
    "White space around a text is left out, inside it is not",
    arguments: [
      ("", ""), (" ", ""), ("\t\n\u{3000}", ""), ("a", "a"), ("a b", "a b"), (" a", "a"),
      ("a ", "a"), (" a b ", "a b"), ("é ", "é"), (" é", "é"), ("\u{3000}가 나\n", "가 나"),
      ("!", "!"), ("~ ", "~"), ("\0", "\0"),
    ])
  func trimmed(_ text: String, _ expected: String) { #expect(text.trimmed == expected) }

  @Test(
    "Lines end at each newline, and at nothing else",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\nb", ["", "", "b"]),
      ("a\r\nb\u{2028}c", ["a\r", "b\u{2028}c"]),
    ])
  func lines(_ text: String, _ expected: [String]) { #expect(text.linesByNewline == expected) }

  @Test(
    "A text for a shell is one word",
    arguments: [("a b", "'a b'"), ("", "''"), ("it's", #"'it'\''s'"#), ("'", #"''\'''"#)])
  func shell(_ text: String, _ expected: String) { #expect(text.inShell == expected) }

  @Test("Composed and folded texts are the same for what is written alike")
  func composed() {
    #expect("e\u{301}".composed.unicodeScalars.count == 1)
    #expect("\u{1112}\u{1161}\u{11AB}".composed.unicodeScalars.map(\.value) == [0xD55C])
    #expect("ASCII".composed == "ASCII")
    #expect("STRASSE".caseFolded == "straße".caseFolded && "Σ".caseFolded == "ς".caseFolded)
  }

  @Test("A title of a page is its name in words")
  func headings() {
    #expect("\(RuleHeading("Coming-And-Going", "Home"))" == "Coming and going, Home")
    #expect("\(RuleHeading("Tabs", "Loading"))" == "Tabs, Loading")
  }
}
