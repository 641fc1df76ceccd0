import Controller
import Model
import View
import ViewText

extension String {
  /// The text as it is written in HTML and SVG, also between quotes: on one line, and printable.
  package var escapedForMarkup: String {
    // By scalars: a quote and a combining mark are one character.
    var escaped = ""
    for scalar in printable.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
