import Model
public import View

/// The sign-in screen.
///
/// ```swift
/// window.rootViewController = SignInController(door)
/// window.makeKeyAndVisible()
/// ```
public final class SignInController: FormController {
  /// Creates the controller.
  public init(_ door: FrontDoor) {
    super.init(door) { $0.makeSignInView() }
    title = .signIn
  }

  /// Also becomes the delegate of the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    screen.signContainer.setButtonDelegate(self)
  }
}

extension SignInController: SignButtonDelegate {
  /// Sign In was touched: checks the credentials, stores the session, and presents the main screen.
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

  /// Sign Up was touched: on this screen, presents the sign-up screen.
  public func signUpTouched() {
    presentSignUp()
  }

  /// Presents the sign-up screen.
  @discardableResult
  func presentSignUp() -> SignUpController {
    let signUp = SignUpController(door)
    signUp.modalPresentationStyle = .fullScreen
    present(signUp, animated: true)
    return signUp
  }
}
