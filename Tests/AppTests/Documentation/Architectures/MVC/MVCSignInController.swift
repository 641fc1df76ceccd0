import Vestibule

/// Decides what a touch means: asks the model, and tells the screen what to show.
final class MVCSignInController: ViewController {
  private let accounts: any AccountService
  private let screen: any MVCSignInView

  init(_ accounts: any AccountService, screen: any MVCSignInView) {
    self.accounts = accounts
    self.screen = screen
  }

  override func loadView() { view = screen }

  override func viewDidLoad() { screen.delegate = self }
}

extension MVCSignInController: MVCSignInViewDelegate {
  func typed() {  // hint
    screen.hint = CredentialRules.fault(in: screen.userInfo).map { Phrase(.refused($0)) }  // hint
  }  // hint

  func signInTouched() {
    do {
      let account = try accounts.authenticate(screen.userInfo)
      screen.clear([.email, .password])
      present(WelcomeController(account.email), animated: true)
    } catch {
      showAlert(Phrase(error))
      switch error {
      case .refused(.emailTooShort):
        screen.clear([.email, .password])
        screen.flash([.email])
      case .refused(.passwordTooShort), .wrongPassword:
        screen.clear([.password])
        screen.flash([.password])
      case .noSuchAccount:
        screen.clear([.email, .password])
        screen.flash([.email, .password])
      default: break
      }
    }
  }
}
