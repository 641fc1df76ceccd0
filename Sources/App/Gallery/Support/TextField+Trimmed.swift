import Foundation
import View

extension TextField {
  /// The text without blanks around it.
  var trimmedText: String { (text ?? "").trimmingCharacters(in: .whitespacesAndNewlines) }
}
