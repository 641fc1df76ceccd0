/// A misuse of an alert, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// sheet.addTextField()
/// let misuse = AlertDiagnostic.fieldInActionSheet
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum AlertDiagnostic: Equatable, Sendable {
  /// An action sheet has no fields.
  case fieldInActionSheet
  /// The alert has a cancel action already.
  case secondCancel(_ action: String)
  /// The preferred action is not one of the alert's actions.
  case preferredNotAdded(_ action: String)
}

extension AlertDiagnostic: CustomStringConvertible {
  /// What happened, in UIKit's words, and the remedy.
  public var description: String {
    switch self {
    case .fieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert. "
        + "Use the style .alert."
    case .secondCancel(let action):
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. "
        + "Give \"\(action)\" the style .default."
    case .preferredNotAdded(let action):
      "The preferredAction \"\(action)\" is not one of the alert's actions, so it is not preferred. "
        + "Add it with addAction(_:) first."
    }
  }
}
