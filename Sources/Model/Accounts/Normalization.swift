import Foundation

extension String {
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
  var caseFolded: String { uppercased().lowercased().composed }
}
