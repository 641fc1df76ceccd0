import Controller
import Model
import Terminal
import View
import ViewText

/// A program as a package of one's own has it: a screen with a secure field, and a console.
@MainActor
enum OwnProgram {
  static func run() {
    let display = TextDisplay(language: .english)
    let window = Window(view: TextViewFactory(display: display).makeWindowView(), log: EventLog())
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(PasswordController(), animated: true)

    Console(display).run(while: { root.presentedViewController != nil })
    print("On it goes.")
  }
}

@MainActor
private protocol PasswordViewDelegate: TextFieldDelegate {
  func doneTouched()
}

private final class PasswordController: ViewController {
  private let screen = PasswordScreen()

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
  }
}

extension PasswordController: PasswordViewDelegate {
  func doneTouched() {
    dismiss(animated: true)
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
  }
}

private final class PasswordScreen: Screen {
  weak var delegate: (any PasswordViewDelegate)? {
    didSet { password.delegate = delegate }
  }

  private let password = TextField("Password", isSecureTextEntry: true)
  private lazy var done = Button(
    "Done", sends: "doneTouched()", to: { [weak self] in self?.delegate }
  ) { $0.doneTouched() }

  var elements: [Element] { [.title("Lock"), .field(password), .button(done)] }
}
