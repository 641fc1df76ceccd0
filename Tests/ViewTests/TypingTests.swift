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

  @Test("6.2 [D] each key asks the delegate, changes the text and tells the observers")
  func typing() {
    a.insertText("가")
    a.insertText("b")

    #expect(a.text == "가b")
    #expect(
      events == [
        change("0..<0", "가", true), "Observer.textDidChange(A)",
        change("1..<1", "b", true), "Observer.textDidChange(A)",
      ])
  }

  @Test("6.2 [D] a refused key changes nothing and tells nobody")
  func refusedTyping() {
    a.text = "ab"
    delegate.shouldChangeCharacters = false

    let taken = [a.insertText("c"), a.deleteBackward(), a.replaceText(with: "x")]

    #expect(taken == [false, false, false])
    #expect(a.text == "ab")
    #expect(
      events == [
        change("2..<2", "c", false), change("1..<2", "", false), change("0..<2", "x", false),
      ])
  }

  @Test("6.2 [D][C] a text that a program sets asks and tells nobody")
  func programmaticText() {
    a.text = "lee@example.com"

    #expect(events == [])
  }

  @Test("6.2 [C] the Delete key deletes one character, and nothing from an empty field")
  func deleting() {
    a.text = "ab"

    let deleted = [a.deleteBackward(), a.deleteBackward(), a.deleteBackward()]

    #expect(deleted == [true, true, false])
    #expect(a.text == "")
    #expect(
      events == [
        change("1..<2", "", true), "Observer.textDidChange(A)",
        change("0..<1", "", true), "Observer.textDidChange(A)",
      ])
  }

  @Test("6.2 [C] a line typed over everything is one change")
  func replacing() {
    a.text = "ab"

    a.replaceText(with: "lee")

    #expect(a.text == "lee")
    #expect(events == [change("0..<2", "lee", true), "Observer.textDidChange(A)"])
  }

  @Test("6.2 [D] the clear button asks, empties the field and tells the observers")
  func clearing() {
    a.text = "ab"

    let cleared = a.touchClear()

    #expect(cleared)
    #expect(a.text == "")
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldClear(A) = true", "Observer.textDidChange(A)",
      ])
  }

  @Test("6.2 [D] a refused clear button does nothing")
  func refusedClearing() {
    a.text = "ab"
    delegate.shouldClear = false

    let cleared = a.touchClear()

    #expect(!cleared)
    #expect(a.text == "ab")
    #expect(events == ["TextFieldDelegate.textFieldShouldClear(A) = false"])
  }

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

  @Test("6.3 [C] no answer to Return resigns by itself", arguments: [true, false])
  func returnAlone(answer: Bool) {
    delegate.shouldReturn = answer

    let answered = a.touchReturn()

    #expect(answered == answer)
    #expect(a.isFirstResponder)
    #expect(window.textInput.isKeyboardShown)
    #expect(events == ["TextFieldDelegate.textFieldShouldReturn(A) = \(answer)"])
  }

  // MARK: - Secure entry

  @Test("6.6 [L] focusing a secure field keeps its text, the first key replaces it")
  func secureInsert() {
    secret.text = "orange"
    secret.becomeFirstResponder()
    let focused = secret.text

    secret.insertText("x")
    secret.insertText("y")

    #expect(focused == "orange")
    #expect(secret.text == "xy")
  }

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

  @Test("6.6 [C] a field made visible before its first edit keeps its text")
  func secureToggledOff() {
    secret.text = "orange"
    secret.becomeFirstResponder()

    secret.isSecureTextEntry = false
    secret.insertText("s")

    #expect(secret.text == "oranges")
  }

  @Test("Nothing of a secure field's text, nor its length, is recorded")
  func secureRecord() {
    let questions = Questions()
    secret.delegate = questions
    window.log = log
    secret.text = "orange"
    secret.becomeFirstResponder()
    log.removeAll()

    secret.insertText("x")

    #expect(
      events == [
        "Questions.textField(S, shouldChangeCharactersIn: …, replacementString: •••) = true",
        "Observer.textDidChange(S)",
      ])
  }
}

// MARK: - Fixtures

extension TypingTests {
  private func change(_ range: String, _ string: String, _ answer: Bool) -> String {
    "TextFieldDelegate.textField(A, shouldChangeCharactersIn: \(range), "
      + "replacementString: \"\(string)\") = \(answer)"
  }
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
