import Model
public import View

/// The sign-up screen.
///
/// ```swift
/// let signUp = SignUpController(door)
/// window.rootViewController?.present(signUp, animated: true)
/// ```
public final class SignUpController: FormController {
  /// Creates the controller.
  public init(_ door: FrontDoor) {
    super.init(door) { $0.makeSignUpView() }
    title = .signUp
  }

  /// Also becomes the delegate of the buttons.
  public override func viewDidLoad() {
    super.viewDidLoad()
    screen.signContainer.setButtonDelegate(self)
  }
}

extension SignUpController: SignButtonDelegate {
  /// Sign Up was touched: on this screen, registers the account and dismisses the screen.
  public func signUpTouched() {
    guard inputForm.canSignUp(), let userInfo = inputForm.fetch() else { return }
    do {
      try door.accounts.register(userInfo)
    } catch {
      return show(error)
    }
    let window = window
    dismiss(animated: true) { window?.announce(.accountCreated) }
  }

  /// Sign In was touched: on this screen, goes back and stores nothing.
  public func signInTouched() {
    dismiss(animated: true)
  }
}
