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

  @Test("6.1 [D] a delegate that refuses to begin is told nothing more")
  func refusedStart() {
    delegate.shouldBeginEditing = false

    let began = a.becomeFirstResponder()

    #expect(!began)
    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
    #expect(events == ["TextFieldDelegate.textFieldShouldBeginEditing(A) = false"])
  }

  @Test("6.1 [L] a field in no window does not become first responder")
  func startWithoutWindow() {
    window.removeSubview(screen)
    log.removeAll()

    let began = a.becomeFirstResponder()

    #expect(!began)
    #expect(!a.isFirstResponder)
    #expect(events == [])
  }

  @Test("6.1 [C] the first responder is asked and told nothing when it is wanted again")
  func startTwice() {
    a.becomeFirstResponder()
    log.removeAll()

    let began = a.becomeFirstResponder()

    #expect(began)
    #expect(events == [])
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

  @Test("6.4 [D] a delegate that refuses to end keeps the first responder")
  func refusedEnd() {
    a.becomeFirstResponder()
    delegate.shouldEndEditing = false
    log.removeAll()

    let ended = [a.resignFirstResponder(), window.textInput.endEditing(false)]

    #expect(ended == [false, false])
    #expect(a.isFirstResponder)
    #expect(window.textInput.isKeyboardShown)
    #expect(
      events
        == Array(repeating: "TextFieldDelegate.textFieldShouldEndEditing(A) = false", count: 2))
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

  @Test("6.4 [C] resigning what is not edited succeeds and tells nobody")
  func resignTwice() {
    let ended = a.resignFirstResponder()

    #expect(ended)
    #expect(events == [])
  }

  @Test("6.4 [D] the method without a reason is called where none with a reason exists")
  func endWithoutReason() {
    let plain = PlainDelegate()
    a.delegate = plain
    a.becomeFirstResponder()

    a.resignFirstResponder()

    #expect(plain.ended == 1)
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

/// Implements only the method without a reason.
private final class PlainDelegate: TextFieldDelegate {
  var ended = 0

  func textFieldDidEndEditing(_ textField: TextField) { ended += 1 }
}
