/// A touch or a key that leads nowhere: what was touched, and what to do.
///
/// It is reported, never trapped.
///
/// ```swift
/// window.touch(order)
/// let misuse = TouchDiagnostic.notHandled(control: "Order", screen: "PlainScreen")
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum TouchDiagnostic: Equatable, Sendable {
  /// The control's delegate or target is gone, or was never set.
  case notHandled(control: String, screen: String)
  /// The control is not on the uppermost screen of the window.
  case outOfReach(control: String)
  /// A key was lost: the field is not edited, or another screen is above its own.
  case keyLost(field: String)
  /// A line of code added a second action for the same target and events, which is left out.
  case addedAgain(control: String, by: String)
}

extension TouchDiagnostic: CustomStringConvertible {
  /// What happened, and the remedy.
  public var description: String {
    switch self {
    case .notHandled(let control, let screen):
      "\"\(control)\" on \(screen) was touched, but it has no delegate or target: "
        + "none was set, or it is gone. Set it in viewDidLoad, and keep it alive: it is held weakly."
    case .outOfReach(let control):
      "A person cannot touch \"\(control)\": its screen is not uppermost in a window. "
        + "Touch the uppermost screen, or dismiss that first."
    case .keyLost(let field):
      "A key for \"\(field)\" is lost: the field is not edited, or another screen is above its own. "
        + "Touch the field first, or dismiss what is above it."
    case .addedAgain(let control, let place):
      "\(place) added an action to \"\(control)\" again, which is left out: methods cannot be "
        + "compared, so a line of code adds one for a target. Add another method in another line, "
        + "or pass fileID and line on; add the same one once, for example in viewDidLoad."
    }
  }
}
