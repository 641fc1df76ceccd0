import Model
import Testing
import View

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

  @Test("A button tells its delegate, and says whether anybody was told")
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

  @Test("A touch of a field begins editing, with or without a delegate")
  func field() {
    window.touch(email)

    #expect(email.isFirstResponder)
    #expect(window.log.diagnostics == [])
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

  @Test("A control of one's own is touched as any other")
  func ownControl() {
    final class Knob: Control {
      var touches = 0
      override func touched(in context: TouchContext) -> Bool {
        touches += 1
        return true
      }
    }
    let knob = Knob("Knob")

    let isHandled = knob.touch()

    #expect(isHandled && knob.touches == 1)
    #expect(!Control("Nothing").touch(), "what a control does by itself is nothing")
  }

  @Test("A screen that is in no window at all can be touched by a test")
  func alone() throws {
    window.removeSubview(screen)

    try #require(screen.controls.last).touch()

    #expect(ears.heard == ["signUpTouched"])
  }

  // MARK: - What a person cannot do

  @Test("Nothing can be touched below another screen, and each try is reported")
  func covered() {
    window.addSubview(MainScreen())

    for control in screen.controls { window.touch(control) }

    #expect(ears.heard == [])
    #expect(!email.isFirstResponder)
    #expect(
      window.log.events.map(\.description)
        == ["Email", "Password", "Sign In", "Sign Up"].map {
          "Window: A person cannot touch \"\($0)\": its screen is not uppermost in a window. "
            + "Touch the uppermost screen, or dismiss that first."
        })
  }

  @Test("A screen that left its window cannot be touched there until it comes back")
  func removed() throws {
    let signUp = try #require(screen.controls.last)

    window.removeSubview(screen)
    window.touch(signUp)
    window.addSubview(screen)
    window.touch(signUp)

    #expect(window.log.diagnostics.count == 1)
    #expect(ears.heard == ["signUpTouched"])
  }

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

  // MARK: - Nobody listens

  @Test("A touch that nobody hears is reported with the names of the screen and the control")
  func notHandled() {
    let screens: [(any Screen, [String])] = [
      (SignScreen(.signUp), ["Sign In", "Sign Up"]), (MainScreen(), ["Sign Out"]),
      (alert(), ["OK"]),
    ]
    for (screen, names) in screens {
      let window = WindowView()
      window.addSubview(screen)

      for case .button(let button) in screen.elements { window.touch(button) }

      #expect(
        window.log.diagnostics.map(\.text)
          == names.map {
            "\"\($0)\" on \(type(of: screen)) was touched, but it has no delegate or target: "
              + "none was set, or it is gone. Set it in viewDidLoad, and keep it alive: it is "
              + "held weakly."
          })
    }
  }

  @Test("A delegate that is gone is reported as one that was never set")
  func gone() throws {
    do { screen.signContainer.setButtonDelegate(SpyDelegate()) }

    window.touch(try #require(screen.primaryButton))

    #expect(
      window.log.diagnostics.map(\.text) == [
        TouchDiagnostic.notHandled(control: "Sign In", screen: "SignScreen").description
      ])
  }

  private func alert() -> AlertScreen {
    let alert = AlertScreen()
    alert.show(title: nil, message: nil, actions: [AlertButton("OK")], preferred: nil)
    return alert
  }
}
