nonisolated extension String {
  /// The text with everything that would not be seen, or would move what is seen, made visible.
  ///
  /// Control, bidi and zero-width characters, line and paragraph separators become `\u{…}`, so
  /// that no text can act on a terminal, hide in it or reorder it.
  package var printable: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    var shown = ""
    for scalar in unicodeScalars {
      if scalar.isPlain {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return shown
  }

  /// The text without the spaces around it.
  var trimmingSpaces: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether a terminal shows the scalar as itself.
  fileprivate var isPlain: Bool {
    if isASCII { return value >= 0x20 && value != 0x7F }
    if properties.isDefaultIgnorableCodePoint { return false }
    return switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
    default: true
    }
  }
}
