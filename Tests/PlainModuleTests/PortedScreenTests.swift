import Testing
import Vestibule

// A class of one's own may be called as ours is: then ours keeps UIKit's name.
typealias UIViewController = Vestibule.ViewController

final class ViewController: UIViewController {
  let emailTextField = TextField("Email", placeholder: "Your email")
  let loginButton = Button()
  let userDefaults = UserDefaults.standard

  override func loadView() {
    view = LoginScreen([.title("Login"), .field(emailTextField), .button(loginButton)])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Login"
    emailTextField.delegate = self
    loginButton.setTitle("Login", for: .normal)
    loginButton.addTarget(self, action: ViewController.didTapLoginButton, for: .touchUpInside)
  }

  func didTapLoginButton(_ sender: Any) {
    let email = emailTextField.text ?? ""
    guard email.count >= 4 else {
      let alert = AlertController(
        title: nil, message: "\(email.count) letters are too few", preferredStyle: .alert)
      alert.addAction(AlertAction(title: "OK", style: .default))
      present(alert, animated: true)
      emailTextField.text = ""
      emailTextField.isHighlighted = true
      return
    }
    dismiss(animated: true)
  }
}

extension ViewController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
  }
}

private final class LoginScreen: Screen {
  let elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }
}

@MainActor
@Suite("A screen that came from UIKit, in a module of its own")
struct PortedScreenTests {
  @Test("A field without a label is called as its placeholder")
  func placeholder() {
    let (display, controller) = (TextDisplay(language: .english), ViewController())
    let field = TextField()
    field.placeholder = "Nickname"
    controller.view = LoginScreen([.field(field)])
    let window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()

    display.refresh()
    #expect(display.takeOutput().contains("1  Nickname\n"))

    _ = display.receive("nickname")
    #expect(field.isFirstResponder)
  }

  @Test("Its controller highlights a field, which the text shows once")
  func highlight() {
    let (display, controller) = (TextDisplay(language: .english), ViewController())
    let window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()

    for line in ["email", "abc", "login", "ok", "email", "abcd"] {
      display.refresh()
      _ = display.receive(line)
    }
    display.refresh()
    let output = display.takeOutput()

    #expect(output.contains("3 letters are too few"))
    #expect(output.ranges(of: "1! Email   Your email").count == 1)
    #expect(output.contains("1  Email   abcd"))
    #expect(!controller.emailTextField.isHighlighted)
  }

  @Test("A highlight stays until a renderer has shown it")
  func untilSeen() {
    let controller = ViewController()
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = controller
    window.makeKeyAndVisible()

    window.view.touch(controller.loginButton)

    #expect(controller.emailTextField.isHighlighted)
  }

  @Test("The text of a field is optional, and never nil: nil empties it")
  func emptyText() {
    let field = TextField("Email")
    #expect(field.text == "" && !field.hasText)

    field.text = "lee"
    #expect(field.text?.count == 3 && field.hasText)

    field.text = nil
    #expect(field.text == "" && !field.hasText)
  }

  @Test("A target is told of a touch, and the log has who it was and what of")
  func target() {
    let log = EventLog(isRecording: true)
    let (button, controller) = (Button("Login"), ViewController())
    button.addTarget(controller, action: ViewController.didTapLoginButton, for: .touchUpInside)

    let isHandled = button.touch(in: TouchContext(log: log))

    #expect(isHandled)
    #expect(log.events.contains { $0.text == "touchUpInside(Login)" })
    #expect(controller.emailTextField.isHighlighted)
  }

  @Test("A button whose target is gone, or that has none, calls nothing")
  func gone() {
    let (button, silent) = (Button("Login"), Button())
    do {
      let controller = ViewController()
      button.addTarget(controller, action: ViewController.didTapLoginButton, for: .touchUpInside)
    }

    #expect(!button.touch())
    #expect(!silent.touch())
  }

  @Test("Each of several targets is told of a touch")
  func targets() {
    let button = Button("Login")
    let (first, second) = (ViewController(), ViewController())
    for target in [first, second] {
      button.addTarget(target, action: ViewController.didTapLoginButton, for: .touchUpInside)
    }

    button.touch()

    #expect(first.emailTextField.isHighlighted && second.emailTextField.isHighlighted)
  }
}
