import View

// A typed line as it stands in a transcript: what cannot be seen is written as `\u{…}`.
//
// All of it goes by scalars: as characters, a brace and a mark that combines with it are one.
extension Transcript {
  /// The line of a transcript that types a text.
  static func line(typing text: String) -> String {
    var marked = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      marked.append(scalar)
      // A text that looks like an escape must not become one.
      if scalar == "\\", rest.starts(with: "u{".unicodeScalars) {
        marked.append(contentsOf: "u{5C}".unicodeScalars)
      }
    }
    return "> " + String(marked).printable
  }

  /// The text that a line of a transcript types.
  static func typed(by line: String) -> String {
    var typed = String.UnicodeScalarView()
    var rest = line.unicodeScalars.dropFirst("> ".unicodeScalars.count)
    while let scalar = rest.popFirst() {
      if scalar == "\\", let (escaped, end) = escape(at: rest) {
        typed.append(escaped)
        rest = rest[end...]
      } else {
        typed.append(scalar)
      }
    }
    return String(typed)
  }

  /// The scalar that stands behind a backslash as `u{…}`, and where that ends.
  private static func escape(
    at text: Substring.UnicodeScalarView
  ) -> (scalar: Unicode.Scalar, end: String.Index)? {
    // A code has eight digits at most; to look further would take the square of the line's length.
    guard text.starts(with: "u{".unicodeScalars),
      let brace = text.prefix("u{".count + 8 + 1).firstIndex(of: "}"),
      let value = UInt32(String(text[..<brace].dropFirst(2)), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, text.index(after: brace))
  }
}
