import Vestibule

/// Decides what a touch means, and knows no controller and no window.
final class SignInPresenter {
  weak var view: (any PassiveSignInView)?
  private let accounts: any AccountService

  init(_ accounts: any AccountService) { self.accounts = accounts }

  func typed() {  // hint
    guard let view else { return }  // hint
    let userInfo = UserInfo(email: view.email, password: view.password)  // hint
    view.hint = CredentialRules.fault(in: userInfo).map { Phrase(.refused($0)) }  // hint
  }  // hint

  func signIn() {
    guard let view else { return }
    do {
      let userInfo = UserInfo(email: view.email, password: view.password)
      let account = try accounts.authenticate(userInfo)
      view.email = ""
      view.password = ""
      view.showWelcome(account.email)
    } catch {
      view.showAlert(Phrase(error))
      switch error {
      case .refused(.emailTooShort):
        view.email = ""
        view.password = ""
        view.flash([.email])
      case .refused(.passwordTooShort), .wrongPassword:
        view.password = ""
        view.flash([.password])
      case .noSuchAccount:
        view.email = ""
        view.password = ""
        view.flash([.email, .password])
      default: break
      }
    }
  }
}
