/// A screen with a form: the sign-in screen and the sign-up screen.
///
/// ```swift
/// screen.signContainer.setButtonDelegate(doorman)
/// screen.isRaised = true
/// let signIn = try #require(screen.primaryButton)
/// makeWindow(screen).touch(signIn)
/// ```
public protocol SignView: Screen {
  /// The email and password fields.
  var inputForm: any FormContainer { get }

  /// The Sign In and Sign Up buttons.
  var signContainer: any SignContainer { get }

  /// Whether the form is raised to make room for the keyboard.
  var isRaised: Bool { get set }
}
