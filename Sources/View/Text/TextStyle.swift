/// How some text stands out on a terminal that can show it.
///
/// It only repeats what the words say: without it nothing is missing.
enum TextStyle {
  /// The name of a screen or of an alert.
  case bold
  /// What is no content: a placeholder, the hint.
  case dim
  /// A field that attention is drawn to; it has an exclamation mark too.
  case reverse

  /// What comes before the text.
  var beginning: String {
    switch self {
    case .bold: "\u{1B}[1m"
    case .dim: "\u{1B}[2m"
    case .reverse: "\u{1B}[7m"
    }
  }

  /// What comes after the text.
  static let end = "\u{1B}[0m"
}
