/// The two buttons of a form: Sign In and Sign Up.
///
/// ```swift
/// final class WelcomeButtons: SignContainer {
///   private weak var delegate: (any SignButtonDelegate)?
///
///   lazy var signIn = Button(
///     "Welcome Back", sends: "signInTouched()",
///     to: { [weak self] in self?.delegate }
///   ) { $0.signInTouched() }
///
///   func setButtonDelegate(_ delegate: any SignButtonDelegate) {
///     self.delegate = delegate
///   }
/// }
/// ```
@MainActor
public protocol SignContainer: AnyObject {
  /// Sets the delegate of both buttons, which hold it weakly.
  func setButtonDelegate(_ delegate: any SignButtonDelegate)
}

/// Receives the touches on the buttons of a form.
///
/// The same message means different things to different controllers: the view says what happened,
/// and the controller knows what it means here.
///
/// ```swift
/// extension Doorman: SignButtonDelegate {
///   func signInTouched() { touches.append("Sign In") }
///   func signUpTouched() { touches.append("Sign Up") }
/// }
/// ```
@MainActor
public protocol SignButtonDelegate: AnyObject {
  /// The Sign In button was touched.
  func signInTouched()

  /// The Sign Up button was touched.
  func signUpTouched()
}
