import Model
import Testing
import View

// What two fields of a window have to do with each other.
extension TextFieldTests {
  // MARK: - Handing over

  @Test("6.5 [L][C] the new field is asked, the old one ends, the new one begins")
  func handOver() {
    a.becomeFirstResponder()
    log.removeAll()

    let began = b.becomeFirstResponder()

    #expect(began)
    #expect(!a.isFirstResponder)
    #expect(b.isFirstResponder)
    #expect(
      events == [
        "TextFieldDelegate.textFieldShouldBeginEditing(B) = true",
        "TextFieldDelegate.textFieldShouldEndEditing(A) = true",
        "TextFieldDelegate.textFieldDidEndEditing(A, reason: committed)",
        "Observer.textDidEndEditing(A)",
        "TextFieldDelegate.textFieldDidBeginEditing(B)",
        "Observer.textDidBeginEditing(B)",
      ])
  }

  @Test("6.1 [L][R] a new field that refuses to begin leaves the old one untouched")
  func newRefuses() {
    a.becomeFirstResponder()
    delegate.shouldBeginEditing = false
    log.removeAll()

    let began = b.becomeFirstResponder()

    #expect(!began)
    #expect(a.isFirstResponder)
    #expect(events == ["TextFieldDelegate.textFieldShouldBeginEditing(B) = false"])
  }

  @Test("A field removed while the old one ends does not begin, and the keyboard goes")
  func newLeaves() {
    a.becomeFirstResponder()
    delegate.whenEditingEnded = { [window, screen] _ in window.removeSubview(screen) }
    log.removeAll()

    let began = b.becomeFirstResponder()

    #expect(!began)
    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
    #expect(!events.contains("TextFieldDelegate.textFieldDidBeginEditing(B)"))
  }

  // MARK: - Moving and releasing

  @Test("A view that moves to another window ends editing in the first")
  func otherWindow() {
    let other = WindowView()
    a.becomeFirstResponder()

    other.addSubview(screen)
    let firstResponder = window.textInput.firstResponder
    a.becomeFirstResponder()
    window.removeSubview(screen)

    #expect(firstResponder == nil)
    #expect(other.textInput.firstResponder === a)
    #expect(a.isFirstResponder)
  }

  @Test("A view that moves to another window ends the editing of none but its own fields")
  func otherScreen() {
    let (other, moved) = (WindowView(), FieldScreen([TextField("C")]))
    window.addSubview(moved)
    a.becomeFirstResponder()

    other.addSubview(moved)

    #expect(a.isFirstResponder && other.textInput.firstResponder == nil)
  }

  @Test(
    "Of two fields that asked in no window neither begins when their screen comes again",
    arguments: [false, true])
  func askedOnce(isFirstAbove: Bool) {
    let (first, second) = (TextField("First"), TextField("Second"))
    for field in [first, second] { field.becomeFirstResponder() }
    let other = FieldScreen(isFirstAbove ? [first, second] : [second, first])

    window.addSubview(other)
    #expect(second.isFirstResponder)
    window.removeSubview(other)
    window.addSubview(other)

    #expect(window.textInput.firstResponder == nil)
  }

  @Test("6.1 [L] a field whose window is gone cannot be edited, though its view remains")
  func windowGone() {
    let field = TextField("C")
    field.delegate = delegate
    let screen = FieldScreen([field])
    weak var input: TextInputContext?
    do {
      let window = WindowView()
      window.addSubview(screen)
      input = window.textInput
    }
    log.removeAll()

    let began = field.becomeFirstResponder()

    #expect(!began)
    #expect(!field.isFirstResponder)
    #expect(input?.firstResponder == nil)
    #expect(events == [], "and its delegate is not asked")
  }

  @Test("A field that its view gave up while it was edited is let go with the view")
  func givenUp() {
    weak var field: TextField?
    do {
      let edited = TextField("")
      let screen = FieldScreen([edited])
      window.addSubview(screen)
      edited.becomeFirstResponder()
      screen.elements = []
      field = edited
      window.removeSubview(screen)
    }

    #expect(window.textInput.firstResponder == nil)
    #expect(!window.textInput.isKeyboardShown)
    #expect(field == nil)
  }

  @Test("A text input keeps no observer alive, and calls none that is gone")
  func observers() {
    weak var gone: KeyboardWatcher?
    do {
      let keyboard = KeyboardWatcher(log: log)
      gone = keyboard
      window.textInput.addObserver(keyboard)
    }

    let began = a.becomeFirstResponder()

    #expect(gone == nil)
    #expect(began)
  }
}
