import Model
import Testing
import View

// What is told while something is being told: the observers and delegates of a test's own act in
// the middle of it.
@MainActor
extension TextFieldTests {
  @Test("6.5 [C] a field that begins in keyboard-will-hide: the old one is told first")
  func beginsInWillHide() {
    a.becomeFirstResponder()
    var states: [Bool] = []
    let reacting = ReactingObserver()
    reacting.reactions["willHide"] = { [window, b] in
      states = [window.textInput.isKeyboardShown, b.becomeFirstResponder()]
      states += [window.textInput.isKeyboardShown, window.textInput.firstResponder === b]
    }
    window.textInput.addObserver(reacting)
    log.removeAll()

    let ended = a.resignFirstResponder()

    #expect(ended)
    #expect(states == [false, true, true, true])
    #expect(b.isFirstResponder)
    #expect(window.textInput.isKeyboardShown)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "Observer.keyboardWillHide()",
        "TextFieldDelegate.textFieldShouldBeginEditing(B) = true",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "TextFieldDelegate.textFieldDidBeginEditing(B)",
        "Observer.textDidEndEditing(A)",
        "Observer.textDidBeginEditing(B)",
        "Observer.keyboardWillShow()",
        "Observer.keyboardDidShow()",
      ])
    #expect(
      reacting.heard == ["willHide", "ended A", "began B", "willShow", "didShow"],
      "and everybody hears the same")
    window.textInput.removeObserver(reacting)
  }

  @Test("6.5 [C] a view removed in keyboard-will-show gets no late did-show")
  func removedInWillShow() {
    let reacting = ReactingObserver()
    reacting.reactions["willShow"] = { [window, screen] in window.removeSubview(screen) }
    window.textInput.addObserver(reacting)

    let began = a.becomeFirstResponder()

    #expect(!began)
    #expect(!window.textInput.isKeyboardShown)
    #expect(
      events.filter { !$0.hasPrefix("WindowView") } == [
        "TextFieldDelegate.textFieldShouldBeginEditing(A) = true",
        "TextFieldDelegate.textFieldDidBeginEditing(A)",
        "Observer.textDidBeginEditing(A)",
        "Observer.keyboardWillShow()",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.keyboardWillHide()",
        "Observer.keyboardDidHide()",
        "Observer.textDidEndEditing(A)",
      ])
    #expect(reacting.heard == ["began A", "willShow", "willHide", "didHide", "ended A"])
    window.textInput.removeObserver(reacting)
  }

  @Test("6.5 [C] an observer that is added again while others are told hears each change once")
  func addedAgain() {
    let (first, last) = (ReactingObserver(), ReactingObserver())
    first.reactions["began A"] = { [window] in
      for observer in [first, last] { window.textInput.addObserver(observer) }
    }
    for observer in [first, last] { window.textInput.addObserver(observer) }

    a.becomeFirstResponder()

    for observer in [first, last] {
      #expect(observer.heard == ["began A", "willShow", "didShow"])
      window.textInput.removeObserver(observer)
    }
  }

  @Test("6.5 [C] one that hands over when the text ended tells all of the end first")
  func beginsWhenTextEnded() {
    a.becomeFirstResponder()
    let (first, last) = (ReactingObserver(), ReactingObserver())
    first.reactions["ended A"] = { [b] in b.becomeFirstResponder() }
    for observer in [first, last] { window.textInput.addObserver(observer) }

    a.resignFirstResponder()

    let heard = ["willHide", "didHide", "ended A", "began B", "willShow", "didShow"]
    #expect(first.heard == heard)
    #expect(last.heard == heard)
    for observer in [first, last] { window.textInput.removeObserver(observer) }
  }

  @Test("An observer that another one removes is not told any more, not even of this")
  func removedObserver() {
    let (first, last) = (ReactingObserver(), ReactingObserver())
    first.reactions["willShow"] = { [window] in window.textInput.removeObserver(last) }
    for observer in [first, last] { window.textInput.addObserver(observer) }

    a.becomeFirstResponder()

    #expect(first.heard == ["began A", "willShow", "didShow"])
    a.resignFirstResponder()
    #expect(last.heard == ["began A"])
    window.textInput.removeObserver(first)
  }

  @Test("6.5 [L] only resigning in one's own did-begin leaves the keyboard up")
  func resignsLater() {
    a.becomeFirstResponder()
    delegate.whenEditingBegan = { [b] field in
      guard field === b else { return }
      self.delegate.whenEditingBegan = nil
      self.a.becomeFirstResponder()
      self.a.resignFirstResponder()
    }

    let began = b.becomeFirstResponder()

    #expect(!began)
    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
  }

  @Test("6.5 [C] it is still one's own did-begin after another field began inside it")
  func resignsAfterAnother() {
    delegate.whenEditingBegan = { [a, b, delegate] field in
      guard field === a else { return }
      delegate.whenEditingBegan = nil
      b.becomeFirstResponder()
      a.becomeFirstResponder()
      a.resignFirstResponder()
    }

    let began = a.becomeFirstResponder()

    #expect(!began)
    #expect(window.textInput.firstResponder == nil)
    #expect(window.textInput.isKeyboardShown)
  }

  @Test("6.1 [C] a field removed while it is asked leaves the old one untouched")
  func removedWhenAsked() {
    let other = TextField("C")
    let otherScreen = FieldScreen([other])
    let remover = RemovingDelegate { [window] in window.removeSubview(otherScreen) }
    other.delegate = remover
    window.addSubview(otherScreen)
    a.becomeFirstResponder()
    log.removeAll()

    let began = other.becomeFirstResponder()

    #expect(!began)
    #expect(a.isFirstResponder)
    #expect(window.textInput.isKeyboardShown)
    #expect(!events.contains { $0.hasPrefix("TextFieldDelegate") })
  }

  // MARK: - Keys

  @Test("6.2 [C] in a window, keys reach the field that is edited, and no other")
  func keysElsewhere() {
    b.text = "b"
    a.becomeFirstResponder()
    log.removeAll()

    let taken = [
      b.insertText("x"), b.deleteBackward(), b.replaceText(with: "x"), b.touchReturn(),
    ]

    #expect(taken == [false, false, false, false])
    #expect(b.text == "b")
    #expect(events == [])
    #expect(
      window.log.diagnostics.map(\.text)
        == Array(repeating: TouchDiagnostic.keyLost(field: "B").description, count: 4))
  }
}

// MARK: - Fixtures

/// Does something when it is told something, and remembers what it was told.
@MainActor
final class ReactingObserver: TextInputObserver {
  /// Each is done once, so that nothing holds itself by it.
  var reactions: [String: () -> Void] = [:]
  private(set) var heard: [String] = []

  func keyboardWillShow() { react(to: "willShow") }
  func keyboardDidShow() { react(to: "didShow") }
  func keyboardWillHide() { react(to: "willHide") }
  func keyboardDidHide() { react(to: "didHide") }
  func textDidBeginEditing(_ field: TextField) { react(to: "began \(field.label.english)") }
  func textDidEndEditing(_ field: TextField) { react(to: "ended \(field.label.english)") }

  private func react(to call: String) {
    heard.append(call)
    reactions.removeValue(forKey: call)?()
  }
}

@MainActor
private final class RemovingDelegate: TextFieldDelegate {
  private let remove: () -> Void

  init(_ remove: @escaping () -> Void) { self.remove = remove }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    remove()
    return true
  }
}
