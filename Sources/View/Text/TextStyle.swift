/// How some text stands out on a terminal that can show it.
///
/// It only repeats what the words say: without it nothing is missing.
nonisolated enum TextStyle: String {
  /// The name of a screen or of an alert.
  case bold = "1"
  /// What is no content: a placeholder, the hint.
  case dim = "2"
  /// A field that attention is drawn to; it has an exclamation mark too.
  case reverse = "7"

  func applied(to text: String) -> String { "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" }
}
