public import Model

/// The email and password fields as two lines of text.
public final class TextFormContainer: FormContainer {
  /// Who is told why the form cannot be used.
  public weak var delegate: (any FormContainerDelegate)?

  /// The field for the email.
  public let emailField: TextFormField

  /// The field for the password.
  public let passwordField: TextFormField

  /// Makes an empty form with the placeholders of its screen.
  public init(emailPlaceholder: String, passwordPlaceholder: String) {
    emailField = TextFormField(.email, placeholder: emailPlaceholder)
    passwordField = TextFormField(
      .password, placeholder: passwordPlaceholder, isSecureTextEntry: true)
  }

  /// Whether the rules let what was typed sign in.
  public func canSignIn() -> Bool { meetsRules() }

  /// Whether the rules let what was typed sign up: they are the same.
  public func canSignUp() -> Bool { meetsRules() }

  /// What was typed.
  public func fetch() -> UserInfo? {
    UserInfo(email: emailField.text, password: passwordField.text)
  }

  /// Makes one object the delegate of both fields.
  public func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    emailField.delegate = delegate
    passwordField.delegate = delegate
  }

  /// The password field below the email field; nothing below the password field.
  public func field(after textField: any TextField) -> (any TextField)? {
    textField === emailField ? passwordField : nil
  }

  /// One of the fields.
  public func textField(for field: FormField) -> any TextField { self[field] }

  /// Empties some fields.
  public func clear(_ fields: FormFields) {
    if fields.contains(.email) { emailField.text = "" }
    if fields.contains(.password) { passwordField.text = "" }
  }

  /// Marks some fields where the screen is next drawn.
  public func flash(_ fields: FormFields) {
    for field in fields.list { self[field].isFlashing = true }
  }

  private subscript(field: FormField) -> TextFormField {
    switch field {
    case .email: emailField
    case .password: passwordField
    }
  }

  private func meetsRules() -> Bool {
    let typed = UserInfo(email: emailField.text, password: passwordField.text)
    guard let fault = CredentialRules.fault(in: typed) else { return true }
    delegate?.formContainer(self, didRefuse: fault)
    return false
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
