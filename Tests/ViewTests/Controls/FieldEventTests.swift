import Model
import Testing
import View

@MainActor
@Suite("Events of a text field")
struct FieldEventTests {
  let log = EventLog()
  let delegate: RecordingTextFieldDelegate
  let target: FieldTarget
  let keyboard: KeyboardWatcher
  let window = WindowView()
  let field = TextField("A")

  init() {
    delegate = RecordingTextFieldDelegate(log: log)
    target = FieldTarget(log: log)
    keyboard = KeyboardWatcher(log: log)
    field.delegate = delegate
    field.addTarget(target, action: FieldTarget.began, for: .editingDidBegin)
    field.addTarget(target, action: FieldTarget.changed, for: .editingChanged)
    field.addTarget(target, action: FieldTarget.ended, for: .editingDidEnd)
    window.addSubview(FieldScreen([field]))
    window.textInput.addObserver(keyboard)
    log.isRecording = true
  }

  private func takeEvents() -> [String] {
    defer { log.removeAll() }
    return log.events.map(\.description)
  }

  private func addExit() {
    field.addTarget(target, action: FieldTarget.exited, for: .editingDidEndOnExit)
  }

  @Test("12.3 [C] Typing: the text has changed when the targets are called")
  func typing() {
    field.becomeFirstResponder()
    _ = takeEvents()

    field.insertText("x")

    #expect(
      takeEvents() == [
        "TextFieldDelegate.textField(A, shouldChangeCharactersIn: 0..<0, replacementString: \"x\") "
          + "= true",
        "Target.editingChanged x",
        "Observer.textDidChange(A)",
      ])
  }

  @Test("A field in no window tells its targets that a key has changed its text")
  func alone() {
    let field = TextField("B")
    field.addTarget(target, action: FieldTarget.changed, for: .editingChanged)

    field.insertText("x")

    #expect(takeEvents() == ["Target.editingChanged x"])
  }

  @Test(
    "12.3 [C] At the end of editing the delegate is called, then the targets, then the observers")
  func end() {
    field.becomeFirstResponder()
    _ = takeEvents()

    field.resignFirstResponder()

    #expect(
      takeEvents() == [
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Target.editingDidEnd",
        "Observer.textDidEndEditing(A)",
      ])
  }

  @Test("12.3 [L] Return: a target of the exit ends editing, after it was called")
  func exit() {
    addExit()
    field.becomeFirstResponder()
    _ = takeEvents()

    field.touchReturn()

    #expect(!field.isFirstResponder)
    #expect(
      takeEvents() == [
        "TextFieldDelegate.textFieldShouldReturn(A) = true",
        "Target.editingDidEndOnExit",
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Target.editingDidEnd",
        "Observer.textDidEndEditing(A)",
      ])
  }

  @Test("12.3 [C] A target of the exit that removes itself ends editing all the same")
  func exitRemoved() {
    @MainActor final class Leaving {
      func returned(_ field: TextField) { field.removeTargets() }
    }
    let leaving = Leaving()
    field.addTarget(leaving, action: Leaving.returned, for: .editingDidEndOnExit)
    field.becomeFirstResponder()

    withExtendedLifetime(leaving) { _ = field.touchReturn() }

    #expect(!field.isFirstResponder)
  }

  @Test("12.3 [L] A target of the exit that is `nil` ends editing too")
  func unanswered() {
    field.addTarget(nil, action: FieldTarget.exited, for: .editingDidEndOnExit)
    field.becomeFirstResponder()

    field.touchReturn()

    #expect(!field.isFirstResponder)
  }

  @Test("12.3 [C] With resignsOnReturn, Return ends editing without a target, unless it is refused")
  func resignsOnReturn() {
    field.resignsOnReturn = true
    field.becomeFirstResponder()
    delegate.shouldReturn = false
    field.touchReturn()
    #expect(field.isFirstResponder)

    delegate.shouldReturn = true
    field.touchReturn()

    #expect(!field.isFirstResponder)
  }

  @Test("12.3 [T] The primary event of a field is Return, and does not end editing")
  func primary() {
    field.addTarget(target, action: FieldTarget.exited, for: .primaryActionTriggered)
    field.becomeFirstResponder()
    _ = takeEvents()

    field.touchReturn()

    #expect(takeEvents().last == "Target.editingDidEndOnExit")
    #expect(field.isFirstResponder)
  }
}

// MARK: - Fixtures

@MainActor
final class FieldTarget {
  private let log: EventLog

  init(log: EventLog) { self.log = log }

  func began() { record("editingDidBegin") }
  func changed(_ field: TextField) { record("editingChanged \(field.text ?? "")") }
  func ended() { record("editingDidEnd") }
  func exited() { record("editingDidEndOnExit") }

  private func record(_ text: String) { log.record(Event(.call, "Target", Event.Call(text))) }
}
