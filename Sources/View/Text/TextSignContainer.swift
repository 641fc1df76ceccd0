/// The Sign In and Sign Up buttons as two lines of text.
public final class TextSignContainer: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?

  /// The Sign In button.
  public private(set) lazy var signInButton = TextButton(
    .signIn, isHeard: { [unowned self] in delegate != nil }
  ) { [unowned self] in
    delegate?.signInTouched()
  }

  /// The Sign Up button.
  public private(set) lazy var signUpButton = TextButton(
    .signUp, isHeard: { [unowned self] in delegate != nil }
  ) { [unowned self] in
    delegate?.signUpTouched()
  }

  /// Makes the two buttons.
  public init() {}

  /// Makes an object the delegate of both buttons.
  public func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    self.delegate = delegate
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
