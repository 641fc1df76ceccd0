import Model
import Testing
import View

@MainActor
@Suite("Touches in a trace")
struct TouchTraceTests {
  let log = EventLog(isRecording: true)
  let window = WindowView()
  let screen: SignScreen
  let controller = FormController()

  init() {
    screen = SignScreen(.signIn, log: log)
    controller.form = screen.inputForm
    screen.inputForm.delegate = controller
    screen.inputForm.setTextFieldDelegate(controller)
    screen.signContainer.setButtonDelegate(controller)
    window.log = log
    window.addSubview(screen)
  }

  /// What was recorded, deeper calls further in.
  var trace: [String] {
    log.events.map { String(repeating: "  ", count: $0.depth) + $0.description }
  }

  @Test("A touch is recorded before what the controller does because of it")
  func touch() throws {
    window.touch(try #require(screen.primaryButton))

    #expect(
      trace == [
        "SignScreen.touch(\"Sign In\")",
        "  FormController.signInTouched()",
        "    SignForm.canSignIn()",
        "      FormController.formContainer(_:didRefuse: emailTooShort)",
        "        Email.text = \"\"",
        "        Password.text = •••",
        "        Email.isHighlighted = true",
        "    = false",
      ])
  }

  @Test("Editing that ends because its screen leaves is recorded")
  func leaving() {
    window.touch(screen.inputForm.textField(for: .email))
    log.removeAll()

    window.removeSubview(screen)

    #expect(trace == ["FormController.textFieldDidEndEditing(Email, reason: committed)"])
  }

  @Test("Editing that ends because its screen leaves a container is recorded")
  func leavingAContainer() {
    let container = ContainerScreen()
    window.removeSubview(screen)
    container.addSubview(screen)
    window.addSubview(container)
    window.touch(screen.inputForm.textField(for: .email))
    log.removeAll()

    container.removeSubview(screen)

    #expect(trace == ["FormController.textFieldDidEndEditing(Email, reason: committed)"])
  }

  @Test("Return is recorded before what the controller makes of it")
  func returnKey() {
    let email = screen.inputForm.textField(for: .email)
    email.becomeFirstResponder()
    log.removeAll()

    email.touchReturn()

    #expect(screen.inputForm.textField(for: .password).isFirstResponder)
    #expect(
      trace == [
        "FormController.textFieldShouldReturn(Email)",
        "  FormController.textFieldShouldBeginEditing(Password) = true",
        "  FormController.textFieldShouldEndEditing(Email) = true",
        "  FormController.textFieldDidEndEditing(Email, reason: committed)",
        "  FormController.textFieldDidBeginEditing(Password)",
        "= false",
      ])
  }

  @Test("No password is recorded, also when it is shown, set or handed over")
  func secrecy() {
    let password = screen.inputForm.textField(for: .password)
    password.becomeFirstResponder()
    log.removeAll()

    password.replaceText(with: "orange")
    password.isSecureTextEntry = false
    password.insertText("s")
    password.text = "oranges"
    let userInfo = screen.inputForm.fetch()

    #expect(userInfo?.password == "oranges")
    #expect(
      trace == [
        "FormController.textField(Password, shouldChangeCharactersIn: …, replacementString: •••)"
          + " = true",
        "FormController.textField(Password, shouldChangeCharactersIn: …, replacementString: •••)"
          + " = true",
        "Password.text = •••",
        "SignForm.fetch() = UserInfo(•••)",
      ])
  }
}
