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
  /// Texts become the same if Unicode's full case folding makes them the same, which Swift does not
  /// offer. Capitals unite `ß` and `ss`, or `ς` and `σ`; `ẞ` has to be small before it can become
  /// `SS`; and marks have an order only in the decomposed form. One letter more is united, `ı` with
  /// `i`, because their capital is the same.
  var caseFolded: String {
    decomposedStringWithCanonicalMapping.lowercased().uppercased().lowercased().composed
  }

  /// What the first versions folded a text to: nearly always the same, but not for `ẞ`.
  var formerlyCaseFolded: String { uppercased().lowercased().composed }
}
