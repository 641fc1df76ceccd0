import Model

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
