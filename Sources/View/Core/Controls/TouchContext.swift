public import Model

/// What a control needs to know of the window in which it is touched.
///
/// ```swift
/// let log = EventLog(isRecording: true)
/// order.touch(in: TouchContext(log: log))
/// #expect(log.events.map(\.text) == ["touchUpInside(Order)"])
/// ```
@MainActor
public struct TouchContext {
  /// The log of the window.
  public let log: EventLog

  private let control: Control?
  private let textInput: TextInputContext?

  /// The first of the responders that an action without a target goes through; a control in no
  /// window has none.
  ///
  /// Looked for when it is needed, as nearly every touch has a target.
  public var responder: (any Responder)? {
    textInput?.finder?.responder(showing: control)
  }

  /// Creates the context of a control in no window.
  public init(log: EventLog = EventLog()) {
    self.log = log
    (control, textInput) = (nil, nil)
  }

  init(of control: Control, in textInput: TextInputContext) {
    log = textInput.log
    self.control = control
    self.textInput = textInput
  }
}

/// What is decided about a touch, and about a value that a program sets.
package enum TouchDecision: Decision {
  /// The control is disabled, so a touch does nothing.
  case isDisabled(Control)
  /// Another screen is above that of the control.
  case isBelowAnotherScreen(Control)
  /// A touch has called neither a delegate nor a target.
  case isUnheard(Control)
  /// A touch has sent its events to those targets that listen to them.
  case sentEvents(Control)
  /// A program has set the value: that sends no event.
  case valueSetByProgram(Control)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> TouchDecision) {
    if isObserved { tell(decision()) }
  }
}

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
