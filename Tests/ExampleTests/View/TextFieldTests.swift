import Testing
import Vestibule

@MainActor
@Suite("Examples: text fields")
struct TextFieldTests {
  @Test("A field is edited while its screen is in a window")
  func field() {
    let controller = OrderController(screen: OrderScreen())

    let tea = TextField("Tea", placeholder: "Which one?")
    tea.delegate = controller
    let window = makeWindow(.field(tea))
    window.touch(tea)
    tea.insertText("Assam")
    #expect(tea.isFirstResponder && tea.text == "Assam")
    tea.insertText("!")

    #expect(tea.text == "Assam")
    #expect(tea.touchReturn() && !tea.isFirstResponder)
  }

  @Test("What a field expects decides how it is asked for")
  func contentType() {
    let email = TextField("Email")
    email.textContentType = .emailAddress
    let password = TextField("Password", isSecureTextEntry: true)
    password.textContentType = .newPassword
    let display = TextDisplay(language: .english)
    let window = makeWindow(
      Form([email, password]), view: TextViewFactory(display: display).makeWindowView())
    window.view.touch(password)

    #expect(display.prompt == .field(name: "Password", isSecure: true))
  }

  @Test("The fields of a window share one first responder")
  func textInput() {
    let tea = TextField("Tea")
    let window = makeWindow(.field(tea))
    let notes = EditingNotes()

    let textInput = window.textInput
    textInput.addObserver(notes)
    tea.becomeFirstResponder()
    #expect(textInput.firstResponder === tea && textInput.isKeyboardShown)
    textInput.endEditing(true)
    #expect(textInput.firstResponder == nil)

    #expect(notes.edited == ["Tea"])
  }

  @Test("A delegate is told why editing has ended")
  func reason() {
    let (tea, orders) = (TextField("Tea"), Orders())
    tea.delegate = orders
    let window = makeWindow(.field(tea))
    window.touch(tea)
    tea.insertText("Assam")
    tea.resignFirstResponder()

    #expect(orders.texts == ["Assam"])
  }

  @Test("A controller makes room for the keyboard")
  func keyboard() throws {
    let (tea, controller) = (TextField("Tea"), RaisedController())
    controller.view = PlainScreen([.field(tea)])
    let window = makeWindow(controller)

    window.view.touch(tea)
    #expect(controller.isRaised)

    window.view.textInput.endEditing(true)
    #expect(!controller.isRaised)
  }
}

final class EditingNotes: TextInputObserver {
  private(set) var edited: [Phrase] = []

  func textDidEndEditing(_ textField: TextField) {
    edited.append(textField.label)
  }
}

private final class Orders: TextFieldDelegate {
  private(set) var texts: [String] = []

  func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    if reason == .committed { texts.append(textField.text ?? "") }
  }
}

/// A controller that is as large as the keyboard lets it be.
private final class RaisedController: ViewController {
  private(set) var isRaised = false

  override func viewWillAppear(_ animated: Bool) {
    window?.view.textInput.addKeyboardObserver(self)
  }
}

extension RaisedController: KeyboardObserver {
  func keyboardWillShow() { isRaised = true }
  func keyboardWillHide() { isRaised = false }
}

private final class Form: ViewController {
  private let fields: [TextField]

  init(_ fields: [TextField]) { self.fields = fields }

  override func loadView() { view = PlainScreen(fields.map { .field($0) }) }
}
