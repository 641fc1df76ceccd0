import Model
public import View

/// The sign-up screen.
public final class SignUpController: FormController {
  /// Makes the controller; its screen is loaded when it is first shown.
  public init(_ door: FrontDoor) {
    super.init(door) { $0.makeSignUpView() }
    title = .signUp
  }

  /// Becomes the delegate of the buttons too.
  public override func viewDidLoad() {
    super.viewDidLoad()
    screen.signContainer.setButtonDelegate(self)
  }
}

extension SignUpController: SignButtonDelegate {
  /// Sign Up was touched: here that registers the account, and goes back to the sign-in screen.
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

  /// Sign In was touched: here that goes back and stores nothing.
  public func signInTouched() {
    dismiss(animated: true)
  }
}
