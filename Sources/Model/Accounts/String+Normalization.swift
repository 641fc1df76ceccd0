import Foundation

extension String {
  /// Whether every character is one of ASCII; Foundation makes a copy even of such a text.
  package var isASCII: Bool { hasBytesOnly(in: 0...0x7F) }

  /// Whether every character is one of ASCII that can be seen, or a space; to ask Unicode's tables
  /// about each makes a flow of a sign-in a third longer.
  var isPrintableASCII: Bool { hasBytesOnly(in: 0x20...0x7E) }

  /// Whether all bytes of the text lie in a range; one at a time they take a flow of a sign-in a
  /// tenth more instructions.
  private func hasBytesOnly(in range: ClosedRange<UInt8>) -> Bool {
    var text = self
    return text.withUTF8 { bytes in
      for byte in bytes where !range.contains(byte) { return false }
      return true
    }
  }

  /// The text without the white space around it.
  package var trimmed: String {
    // Between two ASCII letters or signs there is nothing to trim, and no table to ask.
    if let first = utf8.first, let last = utf8.last, 0x21...0x7E ~= first, 0x21...0x7E ~= last {
      return self
    }
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }

  /// The text in Unicode's composed form, NFC.
  ///
  /// Keys, hashes and comparisons see only this form, because SQLite and crypt compare bytes
  /// where Swift's `==` compares meaning.
  var composed: String { isASCII ? self : precomposedStringWithCanonicalMapping }

  /// The text with its case differences removed, without regard to any locale.
  ///
  /// Texts become the same if Unicode's full case folding makes them the same, which Swift does not
  /// offer. Capitals unite `ß` and `ss`, or `ς` and `σ`; `ẞ` has to be small before it can become
  /// `SS`; and marks have an order only in the decomposed form. One letter more is united, `ı` with
  /// `i`, because their capital is the same.
  var caseFolded: String {
    decomposedStringWithCanonicalMapping.lowercased().uppercased().lowercased().composed
  }
}
