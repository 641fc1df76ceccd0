import Model
import Testing
import View

/// What a delegate does to a field in the middle of a question, and what is done to a field that
/// is not edited.
@Suite("Giving up a field", .patience)
@MainActor
struct GivingUpTests {
  @Test(
    "6.5 [C] an old field given up inside shouldEndEditing hears once that editing ended",
    arguments: Way.allCases)
  func handOver(_ way: Way) {
    a.becomeFirstResponder()
    delegate.whenAskedToEnd = { [self] in give(up: way) }

    b.becomeFirstResponder()

    #expect(delegate.ended == ["A"])
    #expect(!a.isFirstResponder)
    #expect(b.isFirstResponder == (way != .removed))
    #expect(window.textInput.firstResponder === (way == .removed ? nil : b))
  }

  @Test(
    "6.4 [C] a field given up inside shouldEndEditing hears once, when it resigns",
    arguments: Way.allCases)
  func resign(_ way: Way) {
    a.becomeFirstResponder()
    delegate.whenAskedToEnd = { [self] in give(up: way) }

    let ended = a.resignFirstResponder()

    #expect(ended)
    #expect(delegate.ended == ["A"])
    #expect(!a.isFirstResponder)
    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
  }

  @Test("6.5 [C] a field that takes over inside shouldEndEditing keeps the keyboard")
  func takenOver() {
    a.becomeFirstResponder()
    delegate.whenAskedToEnd = { [self] in c.becomeFirstResponder() }

    a.resignFirstResponder()

    #expect(c.isFirstResponder)
    #expect(delegate.ended == ["A"])
    #expect(window.textInput.isKeyboardShown)
  }

  @Test("6.1 [C] an old field goes on when the new one is removed while it is asked")
  func newOneRemoved() {
    let other = FieldScreen([c])
    window.addSubview(other)
    a.becomeFirstResponder()
    delegate.whenAskedToEnd = { [self] in window.removeSubview(other) }

    let began = c.becomeFirstResponder()

    #expect(!began)
    #expect(a.isFirstResponder)
    #expect(delegate.ended == [])
    #expect(window.textInput.isKeyboardShown)
  }

  @Test("6.6 [C] a field that becomes secure unedited keeps its text at the next key")
  func secureUnedited() {
    a.text = "abc"
    a.isSecureTextEntry = true

    // Whether a key reaches a field that is not edited is another rule.
    a.insertText("")
    #expect(a.text == "abc")
    a.isSecureTextEntry = false
    a.becomeFirstResponder()
    a.insertText("d")

    #expect(a.text == "abcd")
  }

  // MARK: - Fixtures

  /// How a delegate gives up a field.
  nonisolated enum Way: CaseIterable { case resigned, forced, removed }

  private let a = TextField("A")
  private let b = TextField("B")
  private let c = TextField("C")
  private let window = WindowView()
  private let screen: FieldScreen
  private let delegate = GivingUpDelegate()

  init() {
    screen = FieldScreen([a, b, c])
    for field in [a, b, c] { field.delegate = delegate }
    window.addSubview(screen)
  }

  private func give(up way: Way) {
    switch way {
    case .resigned: a.resignFirstResponder()
    case .forced: window.textInput.endEditing(true)
    case .removed: window.removeSubview(screen)
    }
  }
}

/// Does something the first time that it is asked, and writes down who has ended.
@MainActor
private final class GivingUpDelegate: TextFieldDelegate {
  var whenAskedToEnd: (() -> Void)?
  private(set) var ended: [String] = []

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    let react = whenAskedToEnd
    whenAskedToEnd = nil
    react?()
    return true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    ended.append(textField.label.english)
  }
}
