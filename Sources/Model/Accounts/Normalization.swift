import Foundation

extension String {
  /// Whether the text is plain ASCII that can be seen, spaces included.
  ///
  /// Nearly every email and password is. Such a text is composed, each of its bytes is one
  /// character, and none of them is hidden, so that the costly questions need not be asked.
  var isPlain: Bool {
    utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F }
  }

  /// How many characters the text has.
  var characterCount: Int { isPlain ? utf8.count : count }

  /// The text in Unicode's composed form, NFC.
  ///
  /// Keys, hashes and comparisons see only this form, because SQLite and crypt compare bytes
  /// where Swift's `==` compares meaning.
  var composed: String {
    utf8.allSatisfy { $0 < 0x80 } ? self : precomposedStringWithCanonicalMapping
  }

  /// The text with its case differences removed, without regard to any locale.
  ///
  /// Upper-casing first unites what only shares its capital, as `ß` and `ss` or `ς` and `σ` do:
  /// a close approach to Unicode's full case folding, which Swift does not offer.
  var caseFolded: String {
    isPlain ? lowercased() : uppercased().lowercased().composed
  }
}
