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
