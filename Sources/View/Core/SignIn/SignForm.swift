public import Model

/// An email field and a password field, which check the rules of the model.
///
/// ```swift
/// let form = SignForm(emailPlaceholder: "Email", passwordPlaceholder: "Password")
/// form.delegate = doorman
/// form.email.text = "lee"
/// #expect(!form.canSignUp())
/// ```
public final class SignForm: FormContainer {
  /// The delegate, held weakly.
  public weak var delegate: (any FormContainerDelegate)?

  /// The field for the email.
  public let email: TextField

  /// The field for the password.
  public let password: TextField

  private let log: EventLog

  /// Creates an empty form; the log has its controller's calls, and those of its delegate.
  ///
  /// - Parameters:
  ///   - emailPlaceholder: what the empty email field shows.
  ///   - passwordPlaceholder: what the empty password field shows.
  ///   - log: has its controller's calls, and those of its delegate.
  public init(
    emailPlaceholder: Phrase, passwordPlaceholder: Phrase, log: EventLog = EventLog()
  ) {
    email = TextField(.email, placeholder: emailPlaceholder)
    password = TextField(.password, placeholder: passwordPlaceholder, isSecureTextEntry: true)
    email.textContentType = .emailAddress
    password.textContentType = .password
    self.log = log
  }

  /// Whether what was typed meets the rules.
  public func canSignIn() -> Bool {
    log.record(asked("canSignIn()"), answering: \.description) { meetsRules() }
  }

  /// Whether what was typed meets the rules.
  public func canSignUp() -> Bool {
    log.record(asked("canSignUp()"), answering: \.description) { meetsRules() }
  }

  /// What was typed.
  public func fetch() -> UserInfo? {
    // A value, not an optional: the trace would say `Optional(…)`.
    let userInfo = log.record(asked("fetch()"), answering: \.description) { typed }
    return userInfo
  }

  /// Sets the delegate of both fields.
  public func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    email.delegate = delegate
    password.delegate = delegate
  }

  /// The password field below the email field; nothing below the password field.
  public func nextField(after textField: TextField) -> TextField? {
    textField === email ? password : nil
  }

  /// One of the fields.
  public func textField(for field: FormField) -> TextField {
    switch field {
    case .email: email
    case .password: password
    }
  }

  /// Empties some fields.
  public func clear(_ fields: [FormField]) {
    for field in fields { textField(for: field).text = "" }
  }

  /// Highlights some fields, until a person has seen them.
  public func flash(_ fields: [FormField]) {
    for field in fields { textField(for: field).isHighlighted = true }
  }

  private var typed: UserInfo { UserInfo(email: email.text ?? "", password: password.text ?? "") }

  private func meetsRules() -> Bool {
    guard let fault = CredentialRules.fault(in: typed) else { return true }
    guard let delegate else { return false }
    log.record(
      Event(
        .call, "\(type(of: delegate))", "formContainer(_:didRefuse: \(fault.rawValue))",
        from: .view, to: .controller)
    ) {
      delegate.formContainer(self, didRefuse: fault)
    }
    return false
  }

  private func asked(_ question: Event.Call) -> Event {
    Event(.call, "SignForm", question, from: .controller, to: .view)
  }
}
