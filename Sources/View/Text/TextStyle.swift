/// How some text stands out on a terminal that can show it, as the code that comes before it.
///
/// It only repeats what the words say: without it nothing is missing.
enum TextStyle: String {
  /// The name of a screen or of an alert.
  case bold = "\u{1B}[1m"
  /// What is no content: a placeholder, the hint.
  case dim = "\u{1B}[2m"
  /// A field that attention is drawn to; it has an exclamation mark too.
  case reverse = "\u{1B}[7m"

  static let end = "\u{1B}[0m"
}
