import View

/// A style of text on a terminal, as its escape code.
///
/// It only repeats what the words say: nothing is lost without it.
enum TextStyle: String {
  /// The name of a screen or of an alert.
  case bold = "\u{1B}[1m"
  /// A placeholder or the hint.
  case dim = "\u{1B}[2m"
  /// A highlighted field, which has an exclamation mark too.
  case reverse = "\u{1B}[7m"
  /// A number that can be typed.
  case number = "\u{1B}[36m"
  /// Why a line did nothing.
  case refusal = "\u{1B}[31m"
  /// What an app announces, as what was done.
  case success = "\u{1B}[32m"

  /// Who of the view is called, in a trace.
  case view = "\u{1B}[1;34m"
  /// Who of the controllers is called, in a trace.
  case controller = "\u{1B}[1;33m"
  /// Who of the model is called, in a trace.
  case model = "\u{1B}[1;35m"

  static let end = "\u{1B}[0m"
}
