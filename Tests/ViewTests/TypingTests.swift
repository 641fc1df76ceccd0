import Model
import Testing
import View

@MainActor
@Suite("Typing into a text field")
struct TypingTests {
  let log = EventLog()
  let delegate: RecordingTextFieldDelegate
  let window: WindowView
  let keyboard: KeyboardWatcher
  let a = TextField("A")
  let secret = TextField("S", isSecureTextEntry: true)

  init() {
    delegate = RecordingTextFieldDelegate(log: log)
    window = WindowView()
    keyboard = KeyboardWatcher(log: log)
    for field in [a, secret] { field.delegate = delegate }
    window.addSubview(FieldScreen([a, secret]))
    window.textInput.addObserver(keyboard)
    a.becomeFirstResponder()
    log.isRecording = true
  }

  var events: [String] { log.events.map(\.description) }

  // MARK: - Keys

  @Test("A delegate may empty the field while it is asked about a key")
  func emptiedWhileAsked() {
    a.text = "ab"
    delegate.whenAskedToChange = { $0.text = "" }

    a.deleteBackward()

    #expect(a.text == "")
  }

  // MARK: - Return

  @Test("6.3 [C] what the delegate does on Return happens before it answers")
  func returnResigns() {
    delegate.shouldReturn = false
    delegate.whenReturnTouched = { $0.resignFirstResponder() }

    let answer = a.touchReturn()

    #expect(!answer)
    #expect(!a.isFirstResponder)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldReturn(A) = false",
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidEndEditing(A)",
      ])
  }

  // MARK: - Secure entry

  @Test("6.6 [L] deleting first empties a secure field, asked as if for one character")
  func secureDelete() {
    let questions = Questions()
    secret.text = "orange"
    secret.delegate = questions
    secret.becomeFirstResponder()

    secret.deleteBackward()

    #expect(secret.text == "")
    #expect(questions.ranges == [5..<6])
    #expect(questions.clears == 0)
  }

  @Test("6.6 [L] only the first edit after gaining focus replaces the text")
  func secureLaterEdits() {
    secret.becomeFirstResponder()
    secret.insertText("x")
    secret.insertText("y")
    secret.deleteBackward()
    let first = secret.text

    a.becomeFirstResponder()
    secret.becomeFirstResponder()
    secret.insertText("z")

    #expect(first == "x")
    #expect(secret.text == "z")
  }

  @Test("6.6 [C] a refused first key leaves the next one first")
  func secureRefused() {
    secret.text = "orange"
    secret.becomeFirstResponder()
    delegate.shouldChangeCharacters = false
    secret.insertText("x")
    delegate.shouldChangeCharacters = true

    secret.insertText("y")

    #expect(secret.text == "y")
  }

  @Test("6.6 [L] a field made secure while it is edited replaces at the next key only")
  func secureToggledOn() {
    a.insertText("ab")
    a.isSecureTextEntry = true

    a.insertText("c")
    a.isSecureTextEntry = true
    a.insertText("d")

    #expect(a.text == "cd")
  }

  @Test("A field that was secure for a moment never shows its text to the log again")
  func secureForAMoment() {
    #expect(!a.holdsSecret && a.shown("tea") == "\"tea\"")

    for isSecure in [true, false] { a.isSecureTextEntry = isSecure }

    #expect(a.holdsSecret && a.shown("tea") == "•••")
  }

  @Test("6.6 [C] a field made visible before its first edit keeps its text")
  func secureToggledOff() {
    secret.text = "orange"
    secret.becomeFirstResponder()

    secret.isSecureTextEntry = false
    secret.insertText("s")

    #expect(secret.text == "oranges")
  }
}

// MARK: - Fixtures

extension TypingTests {
}

/// Keeps what it was asked about the text.
private final class Questions: TextFieldDelegate {
  var ranges: [Range<Int>] = []
  var clears = 0

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    ranges.append(start..<start + text.distance(from: range.lowerBound, to: range.upperBound))
    return true
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    clears += 1
    return true
  }
}
