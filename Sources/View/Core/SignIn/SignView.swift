public import Model

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

/// The email and password fields of a form, with the rules that they must meet.
///
/// ```swift
/// form.clear([.password])
/// form.flash([.password])
/// let next = form.nextField(after: form.textField(for: .email))
/// #expect(next === form.textField(for: .password))
/// ```
@MainActor
public protocol FormContainer: AnyObject {
  /// The delegate, held weakly.
  var delegate: (any FormContainerDelegate)? { get set }

  /// Whether what was typed can be used to sign in; if not, the delegate is called with the reason.
  func canSignIn() -> Bool

  /// Whether what was typed can be used to sign up; if not, the delegate is called with the reason.
  func canSignUp() -> Bool

  /// What was typed, or `nil` if there is nothing.
  func fetch() -> UserInfo?

  /// Sets the delegate of both text fields, which hold it weakly.
  func setTextFieldDelegate(_ delegate: any TextFieldDelegate)

  /// The field below another one, or `nil` below the last.
  func nextField(after textField: TextField) -> TextField?

  /// One of the fields.
  func textField(for field: FormField) -> TextField

  /// Empties some fields.
  func clear(_ fields: [FormField])

  /// Highlights some fields for a moment.
  func flash(_ fields: [FormField])
}

/// Is notified when a form cannot be used.
///
/// ```swift
/// extension Doorman: FormContainerDelegate {
///   func formContainer(
///     _ form: any FormContainer, didRefuse fault: CredentialError
///   ) {
///     faults.append(fault)
///   }
/// }
/// ```
@MainActor
public protocol FormContainerDelegate: AnyObject {
  /// A form found a fault in what was typed: the first, if there are several.
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialError)
}

/// The fields of a form.
///
/// ```swift
/// for field in FormField.allCases {
///   form.textField(for: field).text = ""
/// }
/// ```
public enum FormField: String, CaseIterable, Sendable {
  /// The field for the email.
  case email
  /// The field for the password.
  case password
}

/// The Sign In and Sign Up buttons of a screen.
///
/// ```swift
/// let buttons = SignButtons()
/// buttons.setButtonDelegate(doorman)
/// let window = makeWindow(.button(buttons.signIn), .button(buttons.signUp))
/// window.touch(buttons.signUp)
/// ```
public final class SignButtons: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?

  /// The Sign In button.
  public private(set) lazy var signIn = Button(
    .signIn, sends: "signInTouched()", to: { [weak self] in self?.delegate }
  ) { $0.signInTouched() }

  /// The Sign Up button.
  public private(set) lazy var signUp = Button(
    .signUp, sends: "signUpTouched()", to: { [weak self] in self?.delegate }
  ) { $0.signUpTouched() }

  /// Creates the two buttons.
  public init() {}

  /// Sets the delegate of both buttons.
  public func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    self.delegate = delegate
  }
}
