import Model
public import View

/// The sign-in screen.
public final class SignInController: FormController {
  /// Makes the controller; its screen is loaded when it is first shown.
  public init(_ door: FrontDoor) {
    super.init(door) { $0.makeSignInView() }
    title = .signIn
  }

  /// Becomes the delegate of the buttons too.
  public override func viewDidLoad() {
    super.viewDidLoad()
    screen.signContainer.setButtonDelegate(self)
  }
}

extension SignInController: SignButtonDelegate {
  /// Sign In was touched: checks who it is, stores the session, and shows the main screen.
  public func signInTouched() {
    guard inputForm.canSignIn(), let userInfo = inputForm.fetch() else { return }
    do {
      let account = try door.accounts.authenticate(userInfo)
      try door.loginSession.begin(for: account)
      inputForm.clear([.email, .password])

      let main = MainController(door, email: account.email)
      main.modalPresentationStyle = .fullScreen
      present(main, animated: true)
    } catch {
      show(error)
    }
  }

  /// Sign Up was touched: here that opens the sign-up screen.
  public func signUpTouched() {
    let signUp = SignUpController(door)
    signUp.modalPresentationStyle = .fullScreen
    present(signUp, animated: true)
  }
}
