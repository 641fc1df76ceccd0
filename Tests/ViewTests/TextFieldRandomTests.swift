import Testing
import View

/// Fields that begin, end, come and go at random, from within everything that is told of it.
@Suite("Text fields, edited at random")
@MainActor
struct TextFieldRandomTests {
  @Test("6.5 [C] whatever is done while something is told, the order holds")
  func random() {
    for seed in 1...400 {
      let play = EditingPlay(seed: UInt64(seed))

      for _ in 1...40 {
        play.budget = 8
        play.act()
        play.checkQuiet()
      }
      play.end()

      #expect(play.faults == [], "seed \(seed)")
      if !play.faults.isEmpty { return }
    }
  }
}

/// A window with six fields on three screens, their delegate, and three observers.
@MainActor
final class EditingPlay {
  let window = WindowView()
  private(set) var faults: [String] = []
  /// How much may still be done from within what is told.
  var budget = 0

  private let fields: [TextField]
  private let screens: [FieldScreen]
  private let observers = (0..<3).map { _ in EditingObserver() }
  private let delegate = EditingDelegate()
  private var random: SplitMix
  private var resignedWhenItBegan = false

  init(seed: UInt64) {
    let fields = (0..<6).map { TextField(Phrase(verbatim: "\($0)")) }
    self.fields = fields
    screens = (0..<3).map { FieldScreen([fields[2 * $0], fields[2 * $0 + 1]]) }
    random = SplitMix(seed: seed)
    delegate.play = self
    for field in fields { field.delegate = delegate }
    for observer in observers {
      observer.play = self
      window.textInput.addObserver(observer)
    }
    for screen in screens { window.addSubview(screen) }
  }

  func fail(_ fault: String) { faults.append(fault) }

  /// Does something, if there is something left to be done.
  func react() {
    check()
    guard budget > 0, Int.random(in: 0..<3, using: &random) > 0 else { return }
    budget -= 1
    act()
    check()
  }

  func answer() -> Bool { Int.random(in: 0..<8, using: &random) > 0 }

  func noteBeginning(of field: TextField) {
    react()
    if !field.isFirstResponder { resignedWhenItBegan = true }
  }

  func act() {
    let field = fields[Int.random(in: 0..<6, using: &random)]
    let screen = screens[Int.random(in: 0..<3, using: &random)]
    let observer = observers[Int.random(in: 0..<3, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0...4: field.becomeFirstResponder()
    case 5, 6: window.textInput.firstResponder?.resignFirstResponder()
    case 7: window.textInput.endEditing(answer())
    case 8: window.removeSubview(screen)
    case 9, 10: window.addSubview(screen)
    default:
      observer.forget()
      window.textInput.removeObserver(observer)
      if answer() { window.textInput.addObserver(observer) }
    }
  }

  // MARK: - What always holds

  private func check() {
    let edited = fields.filter(\.isFirstResponder)
    if edited.count > 1 { fail("\(edited.count) first responders") }
    if edited.first !== window.textInput.firstResponder { fail("not the first responder") }
    if let field = edited.first, field.textInput !== window.textInput { fail("in no window") }
  }

  /// Checks at a moment when no observer is being called.
  func checkQuiet() {
    check()
    let (isEdited, isShown) =
      (window.textInput.firstResponder != nil, window.textInput.isKeyboardShown)
    if window.editedField != nil, !isShown { fail("edited without a keyboard") }
    if isEdited, window.editedField == nil, isShown { fail("a keyboard below another screen") }
    if !isEdited, isShown, !resignedWhenItBegan { fail("a keyboard without a field") }
    if !isShown { resignedWhenItBegan = false }
    if delegate.edited?.label.english != window.textInput.firstResponder?.label.english {
      fail("the delegate does not know")
    }
    for observer in observers { observer.checkQuiet(isShown: isShown) }
  }

  /// Leaves nothing behind.
  func end() {
    budget = 0
    for screen in screens { window.removeSubview(screen) }
    check()
    for observer in observers { window.textInput.removeObserver(observer) }
  }
}

/// What a delegate is told of all fields: one ends before the next begins.
@MainActor
private final class EditingDelegate: TextFieldDelegate {
  weak var play: EditingPlay?
  private(set) weak var edited: TextField?

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { ask() }
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { ask() }

  func textFieldDidBeginEditing(_ textField: TextField) {
    if edited != nil { play?.fail("began before the old one ended") }
    edited = textField
    play?.noteBeginning(of: textField)
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    if edited !== textField { play?.fail("ended without having begun") }
    edited = nil
    play?.react()
  }

  private func ask() -> Bool {
    play?.react()
    return play?.answer() ?? true
  }
}

/// What one observer hears: the keyboard in its order, and one field after the other.
@MainActor
private final class EditingObserver: TextInputObserver {
  weak var play: EditingPlay?
  private var keyboard: String?
  private var edited: String?

  /// It is not told for a while.
  func forget() {
    keyboard = nil
    edited = nil
  }

  func checkQuiet(isShown: Bool) {
    guard let keyboard else { return }
    if keyboard != (isShown ? "didShow" : "didHide") { play?.fail("left at \(keyboard)") }
  }

  func keyboardWillShow() { hear("willShow", after: ["didHide", "willHide"]) }
  func keyboardDidShow() { hear("didShow", after: ["willShow"]) }
  func keyboardWillHide() { hear("willHide", after: ["didShow", "willShow"]) }
  func keyboardDidHide() { hear("didHide", after: ["willHide"]) }

  func textDidBeginEditing(_ textField: TextField) {
    if let edited { play?.fail("\(textField.label.english) began before \(edited) ended") }
    edited = textField.label.english
    play?.react()
  }

  func textDidEndEditing(_ textField: TextField) {
    if let edited, edited != textField.label.english { play?.fail("another one ended") }
    edited = nil
    play?.react()
  }

  private func hear(_ call: String, after before: Set<String>) {
    if let keyboard, !before.contains(keyboard) { play?.fail("\(call) after \(keyboard)") }
    keyboard = call
    play?.react()
  }
}
