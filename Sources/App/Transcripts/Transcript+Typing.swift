import View

// A typed line as it stands in a transcript: what cannot be seen is written as `\u{…}`.
//
// All of it goes by scalars: as characters, a brace and a mark that combines with it are one.
extension Transcript {
  /// The line of a transcript that types a text.
  static func line(typing text: String) -> String {
    // A text that looks like an escape must not become one.
    let beginning = /\\u\{/.matchingSemantics(.unicodeScalar)
    return "> " + text.replacing(beginning, with: #"\u{5C}u{"#).printable
  }

  /// The text that a line of a transcript types.
  static func typed(by line: String) -> String {
    let escape = /\\u\{([0-9A-Fa-f]{1,8})\}/.matchingSemantics(.unicodeScalar)
    let text = String(line.unicodeScalars.dropFirst("> ".unicodeScalars.count))
    return text.replacing(escape) { match in
      guard let scalar = UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init) else {
        return String(match.0)
      }
      return String(scalar)
    }
  }
}
