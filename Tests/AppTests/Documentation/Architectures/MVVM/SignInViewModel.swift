import Vestibule

/// What the screen shows, as values: it knows no view, no controller and no window.
final class SignInViewModel {
  let email = Observed("")
  let password = Observed("")
  let flashed = Observed<[FormField]>([])
  let alert = Observed<Phrase?>(nil)
  let welcomed = Observed<String?>(nil)
  let hint = Observed<Phrase?>(nil)  // hint
  private let accounts: any AccountService

  init(_ accounts: any AccountService) { self.accounts = accounts }

  func type(email: String, password: String) {
    self.email.value = email
    self.password.value = password
    hint.value = CredentialRules.fault(in: userInfo).map { Phrase(.refused($0)) }  // hint
  }

  func signIn() {
    do {
      let account = try accounts.authenticate(userInfo)
      email.value = ""
      password.value = ""
      welcomed.value = account.email
    } catch {
      alert.value = Phrase(error)
      switch error {
      case .refused(.emailTooShort):
        email.value = ""
        password.value = ""
        flashed.value = [.email]
      case .refused(.passwordTooShort), .wrongPassword:
        password.value = ""
        flashed.value = [.password]
      case .noSuchAccount:
        email.value = ""
        password.value = ""
        flashed.value = [.email, .password]
      default: break
      }
    }
  }

  private var userInfo: UserInfo { UserInfo(email: email.value, password: password.value) }
}
