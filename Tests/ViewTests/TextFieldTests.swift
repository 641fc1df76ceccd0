import Model
import Testing
import View

@MainActor
@Suite("Text field")
struct TextFieldTests {
  let log = EventLog()
  let delegate: RecordingTextFieldDelegate
  let window: WindowView
  let keyboard: KeyboardWatcher
  let a = TextField("A")
  let b = TextField("B")
  let screen: FieldScreen

  init() {
    delegate = RecordingTextFieldDelegate(log: log)
    window = WindowView()
    keyboard = KeyboardWatcher(log: log)
    screen = FieldScreen([a, b])
    for field in [a, b] { field.delegate = delegate }
    window.addSubview(screen)
    window.textInput.addObserver(keyboard)
    log.isRecording = true
  }

  var events: [String] { log.events.map(\.description) }

  // MARK: - Starting

  @Test("6.1 [L] the delegate is asked, then told, then the keyboard comes up")
  func start() {
    let began = a.becomeFirstResponder()

    #expect(began)
    #expect(a.isFirstResponder)
    #expect(window.textInput.isKeyboardShown)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldBeginEditing(A) = true",
        "TextFieldDelegate.textFieldDidBeginEditing(A)",
        "Observer.textDidBeginEditing(A)",
        "Observer.keyboardWillShow()",
        "Observer.keyboardDidShow()",
      ])
  }

  @Test(
    "6.1 [C] an observer that is added while the keyboard comes is notified from the next time on")
  func addedMeanwhile() {
    @MainActor final class Adding: TextInputObserver {
      let add: () -> Void
      init(_ add: @escaping () -> Void) { self.add = add }
      func keyboardWillShow() { add() }
    }
    let late = KeyboardWatcher(log: EventLog(isRecording: true))
    let adding = Adding { [window] in window.textInput.addObserver(late) }
    window.textInput.addObserver(adding)

    a.becomeFirstResponder()
    #expect(late.calls == [])
    a.resignFirstResponder()

    #expect(late.calls.first == "Observer.keyboardWillHide()")
  }

  @Test("6.5 [L] a field that resigns in did-begin leaves the keyboard as it was")
  func resignInDidBegin() {
    a.becomeFirstResponder()
    delegate.whenEditingBegan = { $0.resignFirstResponder() }
    log.removeAll()

    let began = b.becomeFirstResponder()

    #expect(!began)
    #expect(window.textInput.firstResponder == nil)
    #expect(window.textInput.isKeyboardShown)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldBeginEditing(B) = true",
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidEndEditing(A)",
        "TextFieldDelegate.textFieldDidBeginEditing(B)",
        "TextFieldDelegate.textFieldShouldEndEditing(B) = true",
        "TextFieldDelegate.textFieldDidEndEditing(B, reason: committed)",
        "Observer.textDidBeginEditing(B)",
        "Observer.textDidEndEditing(B)",
      ])
  }

  @Test("A field that resigns as soon as it is touched brings no keyboard up")
  func resignInFirstDidBegin() {
    delegate.whenEditingBegan = { $0.resignFirstResponder() }

    let began = a.becomeFirstResponder()

    #expect(!began)
    #expect(!window.textInput.isKeyboardShown)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldBeginEditing(A) = true",
        "TextFieldDelegate.textFieldDidBeginEditing(A)",
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidBeginEditing(A)",
        "Observer.textDidEndEditing(A)",
      ])
  }

  // MARK: - Ending

  @Test("6.4 [D][L] the delegate is asked, the keyboard goes, then the delegate is told")
  func end() {
    a.becomeFirstResponder()
    log.removeAll()

    let ended = a.resignFirstResponder()

    #expect(ended)
    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidEndEditing(A)",
      ])
  }

  @Test(
    "6.4 [D][L] editing ends against the delegate's will when forced or when the view leaves",
    arguments: ["forced", "removed"])
  func forcedEnd(cause: String) {
    a.becomeFirstResponder()
    delegate.shouldEndEditing = false
    log.removeAll()

    if cause == "forced" {
      window.textInput.endEditing(true)
    } else {
      window.removeSubview(screen)
    }

    #expect(window.textInput.firstResponder == nil)
    #expect(
      events.filter { !$0.hasPrefix("WindowView") } == [
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidEndEditing(A)",
      ])
  }

  @Test("Escape asks the delegate, and leaves a field that it keeps edited")
  func escapeRefused() {
    a.becomeFirstResponder()
    delegate.shouldEndEditing = false

    #expect(!window.touchEscape() && a.isFirstResponder)

    delegate.shouldEndEditing = true
    #expect(window.touchEscape() && !a.isFirstResponder && !window.touchEscape())
  }

  @Test("A field that leaves the window can hand the keyboard to none that leaves with it")
  func leaveWhileHandingOver() {
    delegate.whenEditingEnded = { [a, b] in ($0 === a ? b : a).becomeFirstResponder() }
    a.becomeFirstResponder()

    window.removeSubview(screen)

    #expect(window.textInput.firstResponder == nil)
    #expect(!b.isFirstResponder)
    #expect(!window.textInput.isKeyboardShown)
  }
}

// MARK: - Fixtures
