import Vestibule

/// The view of the presenter: it does what it is told.
final class MVPSignInController: ViewController {
  private let presenter: SignInPresenter
  private let emailField = TextField(.email)
  private let passwordField = TextField(.password, isSecureTextEntry: true)
  private let hintLabel = Label()  // hint
  private let signIn = Button(.signIn)

  init(_ presenter: SignInPresenter) { self.presenter = presenter }

  override func loadView() {
    view = ListedScreen { [weak self] in self?.elements ?? [] }
  }

  private var elements: [Element] {
    [
      .title(.signIn),
      .field(emailField),
      .field(passwordField),
      .label(hintLabel),  // hint
      .button(signIn),
    ]
  }

  override func viewDidLoad() {
    presenter.view = self
    signIn.addTarget(presenter, action: SignInPresenter.signIn, for: .touchUpInside)
    for field in [emailField, passwordField] {  // hint
      field.addTarget(presenter, action: SignInPresenter.typed, for: .editingChanged)  // hint
    }  // hint
  }
}

extension MVPSignInController: PassiveSignInView {
  var email: String {
    get { emailField.text ?? "" }
    set { emailField.text = newValue }
  }

  var password: String {
    get { passwordField.text ?? "" }
    set { passwordField.text = newValue }
  }

  var hint: Phrase? {  // hint
    get { hintLabel.text }  // hint
    set { hintLabel.text = newValue }  // hint
  }  // hint

  func flash(_ fields: [FormField]) {
    if fields.contains(.email) { emailField.isHighlighted = true }
    if fields.contains(.password) { passwordField.isHighlighted = true }
  }

  func showWelcome(_ email: String) {
    present(WelcomeController(email), animated: true)
  }
}
