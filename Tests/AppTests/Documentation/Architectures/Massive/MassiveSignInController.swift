import Vestibule

/// Does everything: lays out, reads, decides and shows.
final class MassiveSignInController: ViewController {
  private let accounts: any AccountService
  private let email = TextField(.email)
  private let password = TextField(.password, isSecureTextEntry: true)
  private let hint = Label()  // hint
  private let signIn = Button(.signIn)

  init(_ accounts: any AccountService) { self.accounts = accounts }

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
    signIn.addTarget(self, action: MassiveSignInController.signInTouched, for: .touchUpInside)
    for field in [email, password] {  // hint
      field.addTarget(self, action: MassiveSignInController.typed, for: .editingChanged)  // hint
    }  // hint
  }

  private var userInfo: UserInfo {
    UserInfo(email: email.text ?? "", password: password.text ?? "")
  }

  private func typed() {  // hint
    hint.text = CredentialRules.fault(in: userInfo).map { Phrase(.refused($0)) }  // hint
  }  // hint

  private func signInTouched() {
    do {
      let account = try accounts.authenticate(userInfo)
      email.text = ""
      password.text = ""
      present(WelcomeController(account.email), animated: true)
    } catch {
      showAlert(Phrase(error))
      switch error {
      case .refused(.emailTooShort):
        email.text = ""
        password.text = ""
        email.isHighlighted = true
      case .refused(.passwordTooShort), .wrongPassword:
        password.text = ""
        password.isHighlighted = true
      case .noSuchAccount:
        email.text = ""
        password.text = ""
        email.isHighlighted = true
        password.isHighlighted = true
      default: break
      }
    }
  }
}
