public import Model

/// What a window shows: its screens, one above the other, and its text input.
///
/// By itself nobody sees it, which is what a test wants; a renderer's window is a subclass that
/// overrides what it wants to know of.
@MainActor
open class WindowView {
  /// The screens in the window, from bottom to top; only the uppermost can be touched.
  public var subviews: [any Screen] { screens }

  // Private: then no access to it has to be guarded, which would cost a transition a fifth.
  private var screens: [any Screen] = []

  /// The window's first responder and keyboard.
  public let textInput = TextInputContext()

  /// Where touches and edits are written down.
  public var log: EventLog {
    get { textInput.log }
    set { textInput.log = newValue }
  }

  /// The turns of the application that the window belongs to, if it does.
  ///
  /// A touch or a key is one; what is asked of the application meanwhile is carried out after it:
  /// <doc:States-And-Turns>.
  package var turn: EventTurn? {
    get { textInput.turn }
    set { textInput.turn = newValue }
  }

  /// Makes an empty window.
  public init() {}

  /// Puts a screen above the others, unless it is there; its fields may become first responder.
  public func addSubview(_ screen: any Screen) {
    for other in screens where other === screen { return }
    screens.append(screen)
    didAddSubview(screen)
  }

  /// Takes a screen out, if it is there, and ends editing in it.
  public func removeSubview(_ screen: any Screen) {
    for index in screens.indices where screens[index] === screen {
      screens.remove(at: index)
      return didRemoveSubview(screen)
    }
  }

  /// Touches a control of the uppermost screen, as a person does.
  ///
  /// A touch that leads nowhere is reported in the log, as a `TouchDiagnostic`.
  /// - Returns: whether anybody was told.
  @discardableResult
  public func touch(_ control: Control) -> Bool {
    let name = control.label.english
    guard let screen = screens.last, screen.has(control) else {
      log.report(TouchDiagnostic.outOfReach(control: name), from: "Window")
      return false
    }
    // A field may have come after its screen.
    if let field = control as? TextField { textInput.attach(field) }
    return log.record(
      Event(.call, "\(type(of: screen))", "touch(\"\(name)\")", from: .person, to: .view)
    ) {
      let isHeard = textInput.takeTurn { control.touch(notingIn: log) }
      if !isHeard {
        log.report(
          TouchDiagnostic.notHeard(control: name, screen: "\(type(of: screen))"), from: "Window")
      }
      return isHeard
    }
  }

  /// A screen has come: lends it the text input.
  ///
  /// Call `super` when you override it.
  open func didAddSubview(_ screen: any Screen) {
    textInput.attach(screen)
  }

  /// A screen has left: takes the text input back from it.
  ///
  /// Call `super` when you override it.
  open func didRemoveSubview(_ screen: any Screen) {
    textInput.detach(screen)
    if textInput.firstResponder != nil { textInput.endEditing(outside: screens) }
  }

  /// Makes this the window that is seen and touched.
  ///
  /// By itself does nothing.
  open func makeKey() {}

  /// The window is gone, or hidden: it is no longer the one that is seen and touched.
  open func didResignVisible() {}

  /// Says one line that belongs to no screen, as `UIAccessibility`'s announcements do.
  open func announce(_ message: Phrase) {}

  isolated deinit { textInput.close() }
}

extension Screen {
  /// Whether a control is on the screen.
  func has(_ control: Control) -> Bool {
    for element in elements where element.control === control { return true }
    return false
  }
}
