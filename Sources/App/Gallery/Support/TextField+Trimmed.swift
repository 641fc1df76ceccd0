import Model
import View

extension TextField {
  /// The text without white space around it.
  var trimmedText: String { (text ?? "").trimmed }
}
