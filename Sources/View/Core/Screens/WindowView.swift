public import Model

/// The view of a window: its screens, one above the other, and its text input.
///
/// It draws nothing itself, which is enough for a test; a renderer's window is a subclass that
/// overrides some of its methods.
///
/// ```swift
/// let window = WindowView()
/// window.addSubview(menu)
/// window.touch(menu.sugar)
/// window.addSubview(sheet)
/// #expect(!window.touch(menu.sugar))
/// window.removeSubview(sheet)
/// ```
@MainActor
open class WindowView {
  /// The screens in the window, from bottom to top; only the uppermost can be touched.
  public var subviews: [any Screen] { screens }

  private var screens: [any Screen] { textInput.screens }

  /// The window's first responder and keyboard.
  public let textInput = TextInputContext()

  /// The field or text view of the uppermost screen that is being edited: what a person types goes
  /// there.
  public final var editedField: TextControl? {
    guard let field = textInput.firstResponder, screens.last?.has(field) == true else { return nil }
    return field
  }

  /// The log of touches and edits.
  public var log: EventLog {
    get { textInput.log }
    set { textInput.log = newValue }
  }

  /// The turns of the window's application, or `nil`.
  ///
  /// A touch or a key is one turn; requests to the application are carried out after it:
  /// <doc:States-And-Turns>.
  package var turn: EventTurn? {
    get { textInput.turn }
    set { textInput.turn = newValue }
  }

  /// Creates an empty window.
  public init() { textInput.windowDidOpen() }

  /// Adds a screen above the others, unless it is there; its fields may become first responder.
  ///
  /// It leaves the container that it was in.
  public func addSubview(_ screen: any Screen) {
    Superviews.superview(of: screen)?.removeSubview(screen)
    for other in screens where other === screen { return }
    textInput.add(screen)
    didAddSubview(screen)
    textInput.screensDidChange()
  }

  /// Removes a screen, if it is there, and ends editing in it.
  public func removeSubview(_ screen: any Screen) {
    guard textInput.remove(screen) else { return }
    didRemoveSubview(screen)
    textInput.screensDidChange()
  }

  /// Begins to edit a field, which may have been added after its screen.
  package func edit(_ field: TextControl) -> Bool {
    textInput.attach(field)
    let isEdited = field.becomeFirstResponder()
    if field.hasLostListener, let screen = screens.last { reportUnheard(field, on: screen) }
    return isEdited
  }

  /// Touches a control of the uppermost screen, as a person does; a disabled one does nothing.
  ///
  /// A touch that leads nowhere is reported in the log, as a `TouchDiagnostic`.
  /// - Returns: whether a delegate, target or action was called.
  @discardableResult
  open func touch(_ control: Control) -> Bool {
    touch(control, as: "touch(\"\(control.label.english)\")") {
      control.touch(in: textInput.context(for: control))
    }
  }

  /// Does something else with a control of the uppermost screen, as a person does.
  ///
  /// - Returns: whether a delegate, target or action was called.
  @discardableResult
  public func perform(_ action: ControlAction, on control: Control) -> Bool {
    touch(control, as: action.call(on: control)) {
      control.isEnabled && action.perform(in: textInput.context(for: control))
    }
  }

  private func touch(
    _ control: Control, as call: @autoclosure () -> Event.Call, _ body: () -> Bool
  ) -> Bool {
    guard let screen = screens.last, screen.has(control) else {
      let name = control.label.english
      log.report(TouchDiagnostic.outOfReach(control: name), from: "Window")
      log.decide(.isBelowAnotherScreen(control))
      return false
    }
    return log.record(Event(.call, "\(type(of: screen))", call(), from: .person, to: .view)) {
      let isHandled = textInput.takeTurn {
        textInput.attach(control, on: screen)
        let isHandled = body()
        // A touch attaches what came after its screen.
        textInput.beginRequested()
        // The field that was edited may not be among the elements any more.
        if textInput.firstResponder !== control { textInput.endEditing(outside: screens) }
        return isHandled
      }
      if !isHandled, control.isEnabled { reportUnheard(control, on: screen) }
      return isHandled
    }
  }

  /// Reports a touch that calls no delegate, target or action: it was released, or was never set.
  private func reportUnheard(_ control: Control, on screen: any Screen) {
    let (name, screen) = (control.label.english, "\(type(of: screen))")
    log.report(TouchDiagnostic.notHandled(control: name, screen: screen), from: "Window")
    log.decide(.isUnheard(control))
  }

  /// Touches the Escape key.
  ///
  /// The responders are asked, from the field that is edited or the uppermost screen on; if none
  /// does something, editing ends. A field below another screen stays the first responder.
  ///
  /// - Returns: whether anything was done.
  @discardableResult
  public func touchEscape() -> Bool {
    log.record(Event(.call, "Window", "touchEscape()", from: .person, to: .view)) {
      textInput.takeTurn {
        let responder = textInput.finder?.responder(showing: editedField)
        if responder?.chain.contains(where: { $0.accessibilityPerformEscape() }) == true {
          return true
        }
        return editedField != nil && textInput.endEditing(false)
      }
    }
  }

  /// A screen was added: its fields get the text input.
  ///
  /// Call `super` when you override it.
  open func didAddSubview(_ screen: any Screen) {
    textInput.attach(screen)
  }

  /// A screen was removed: its fields lose the text input.
  ///
  /// Call `super` when you override it.
  open func didRemoveSubview(_ screen: any Screen) {
    // First, so that it is in the window's log.
    textInput.endEditing(outside: screens)
    // A delegate may have added the screen again.
    if screens.contains(where: { $0 === screen }) { return }
    textInput.detach(screen)
    // A delegate may have begun again.
    textInput.endEditing(outside: screens)
  }

  /// The window became the key window; the default does nothing.
  open func becomeKey() {}

  /// The window was closed or hidden, and is no longer the key window.
  open func didResignVisible() {}

  /// Shows one line that belongs to no screen, as `UIAccessibility`'s announcements do.
  open func announce(_ message: Phrase) {}

  isolated deinit { textInput.invalidate() }
}
