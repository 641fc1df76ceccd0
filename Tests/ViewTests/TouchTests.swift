import Model
import Testing
import View
import ViewKit

@MainActor
@Suite("Touches")
struct TouchTests {
  let window = WindowView()
  let screen = SignScreen(.signIn)
  let ears = SpyDelegate()
  var email: TextField { screen.inputForm.textField(for: .email) }

  init() {
    screen.signContainer.setButtonDelegate(ears)
    window.addSubview(screen)
  }

  // MARK: - Controls

  @Test("A button calls its delegate, and returns whether one was called")
  func button() {
    var delegate: SpyDelegate? = ears
    let button = Button(.signUp, sends: "signUpTouched()", to: { delegate }) { $0.signUpTouched() }

    let whileThere = button.touch()
    delegate = nil
    let whenGone = button.touch()

    #expect(button.label == .signUp)
    #expect(whileThere && !whenGone)
    #expect(ears.heard == ["signUpTouched"])
  }

  @Test("A field that comes after its screen can be touched as those before")
  func lateField() {
    let form = FieldScreen([])
    let field = TextField("Late")
    window.addSubview(form)
    form.elements = [.field(field)]

    window.touch(field)

    #expect(field.isFirstResponder)
  }

  @Test("A field that asked before it came after its screen is edited at a touch beside it")
  func askedEarly() {
    let (form, bar) = (FieldScreen([]), SearchBar())
    bar.showsCancelButton = true
    window.addSubview(form)
    #expect(!bar.becomeFirstResponder())
    form.elements = [.searchBar(bar)]

    window.touch(bar.cancelButton)

    #expect(bar.searchTextField.isFirstResponder)
  }

  @Test(
    "A field that comes from a screen of another window is edited in this one",
    arguments: [false, true])
  func movedField(isTouched: Bool) {
    let (field, other) = (TextField("Moved"), WindowView())
    let (left, form) = (FieldScreen([field]), FieldScreen([]))
    other.addSubview(left)
    window.addSubview(form)
    (left.elements, form.elements) = ([], [.field(field)])

    if isTouched { window.touch(field) } else { _ = window.edit(field) }

    #expect(window.editedField === field)
  }

  @Test("A field that is taken off its screen by a touch is edited no longer")
  func removedField() {
    let form = FieldScreen([])
    let field = TextField("Gone")
    let button = Button("Less", sends: "less()", to: { form }) { $0.elements = [] }
    form.elements = [.field(field), .button(button)]
    window.addSubview(form)
    window.touch(field)

    window.touch(button)

    #expect(!field.isFirstResponder && !window.textInput.isKeyboardShown)
  }

  @Test("A screen that is in no window at all can be touched by a test")
  func alone() throws {
    window.removeSubview(screen)

    try #require(screen.controls.last).touch()

    #expect(ears.heard == ["signUpTouched"])
  }

  // MARK: - What a person cannot do

  @Test("A screen that moved to another window can be touched there, and edited")
  func moved() throws {
    let other = WindowView()

    other.addSubview(screen)
    window.removeSubview(screen)
    other.touch(try #require(screen.controls.last))
    other.touch(email)

    #expect(ears.heard == ["signUpTouched"])
    #expect(other.textInput.firstResponder === email)
    #expect(window.log.diagnostics + other.log.diagnostics == [])
  }

  @Test("A window keeps its screens in order, and each once")
  func order() {
    let main = MainScreen()

    window.addSubview(main)
    window.addSubview(screen)

    let expected: [any Screen] = [screen, main]
    #expect(window.subviews.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }
}
