import Foundation

extension String {
  /// Whether every character is ASCII; checked first, as Foundation copies even such a text.
  package var isASCII: Bool { hasBytesOnly(in: 0...0x7F) }

  /// Whether every character is visible ASCII or a space; Unicode's tables make a flow of a sign-in
  /// a third longer.
  package var isPrintableASCII: Bool { hasBytesOnly(in: 0x20...0x7E) }

  /// Whether an ASCII character is in the text: to compare characters, or to pass a closure each
  /// byte, takes 30 times as many instructions.
  package func hasByte(_ byte: UInt8) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for each in bytes where each == byte { return true }
      return false
    } ?? utf8.contains(byte)
  }

  /// Whether all bytes of the text are in a range; a byte at a time takes a flow of a sign-in a
  /// tenth more instructions.
  @inline(__always)  // Else a flow of a sign-in takes 1 % more instructions.
  private func hasBytesOnly(in range: ClosedRange<UInt8>) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where !range.contains(byte) { return false }
      return true
    } ?? utf8.allSatisfy(range.contains)
  }

  /// The text without surrounding white space.
  package var trimmed: String {
    // Visible ASCII at both ends: nothing to trim.
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
  var composed: String {
    // Decomposed first: Foundation on Linux does not add a final consonant to a syllable.
    isASCII ? self : decomposedStringWithCanonicalMapping.precomposedStringWithCanonicalMapping
  }

  /// The text without case differences, in any locale.
  ///
  /// Texts become the same if Unicode's full case folding, which Swift does not offer, makes them
  /// the same. Capitals unite `ß` and `ss`, or `ς` and `σ`; `ẞ` is lowercased first, to become
  /// `SS`; and marks have an order only in the decomposed form. It also unites `ı` with `i`, which
  /// have the same capital.
  var caseFolded: String {
    decomposedStringWithCanonicalMapping.lowercased().uppercased().lowercased().composed
  }
}

extension Unicode.Scalar {
  /// Whether a scalar is invisible, breaks the line or reorders text.
  ///
  /// Joiners and variation selectors are hidden too, though emoji need them: check their neighbours
  /// to allow them. Spaces are not hidden.
  package var isHidden: Bool {
    if properties.isDefaultIgnorableCodePoint || isBlank { return true }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether the scalar counts as a letter, a mark or a symbol, but is invisible.
  ///
  /// Unicode has no property for these; they are found by their names: blank, filler, null, space,
  /// joiner, selector, and the object replacement character.
  private var isBlank: Bool {
    switch value {
    case 0x2800, 0x2D7F, 0xFFFC, 0x1107F, 0x13440...0x13442, 0x16FE4, 0x1BC9D, 0x1D159,
      0x1DA7F...0x1DA80:
      true
    default: false
    }
  }
}
