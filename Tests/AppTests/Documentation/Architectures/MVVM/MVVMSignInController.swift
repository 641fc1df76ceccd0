import Vestibule

/// Binds controls to the values of a view model, and decides nothing.
final class MVVMSignInController: ViewController {
  private let model: SignInViewModel
  private let email = TextField(.email)
  private let password = TextField(.password, isSecureTextEntry: true)
  private let hint = Label()  // hint
  private let signIn = Button(.signIn)

  init(_ model: SignInViewModel) { self.model = model }

  override func loadView() {
    view = ListedScreen { [weak self] in self?.elements ?? [] }
  }

  private var elements: [Element] {
    [
      .title(.signIn),
      .field(email),
      .field(password),
      .label(hint),  // hint
      .button(signIn),
    ]
  }

  override func viewDidLoad() {
    signIn.addTarget(model, action: SignInViewModel.signIn, for: .touchUpInside)
    for field in [email, password] {
      field.addTarget(self, action: MVVMSignInController.typed, for: .editingChanged)
    }
    bind()
  }

  private func typed() { model.type(email: email.text ?? "", password: password.text ?? "") }

  private func bind() {
    model.email.bind { [email] in if email.text != $0 { email.text = $0 } }
    model.password.bind { [password] in if password.text != $0 { password.text = $0 } }
    model.hint.bind { [hint] in hint.text = $0 }  // hint
    model.flashed.bind { [email, password] in
      if $0.contains(.email) { email.isHighlighted = true }
      if $0.contains(.password) { password.isHighlighted = true }
    }
    model.alert.bind { [weak self] in if let message = $0 { self?.showAlert(message) } }
    model.welcomed.bind { [weak self] in
      if let email = $0 { self?.present(WelcomeController(email), animated: true) }
    }
  }
}
