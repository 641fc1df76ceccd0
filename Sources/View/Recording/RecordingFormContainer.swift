public import Model

/// A form that records what its controller asks, and answers as a test wishes.
public final class RecordingFormContainer: FormContainer {
  /// What `fetch()` hands over.
  public enum FetchAnswer: Sendable {
    /// What was typed.
    case typed
    /// Nothing.
    case nothing
    /// Something else.
    case userInfo(UserInfo)
  }

  /// The field for the email.
  public let email: RecordingTextField

  /// The field for the password.
  public let password: RecordingTextField

  /// The answer to `canSignIn()`, or `nil` to ask the rules.
  public var canSignInAnswer: Bool?

  /// The answer to `canSignUp()`, or `nil` to ask the rules.
  public var canSignUpAnswer: Bool?

  /// What `fetch()` hands over.
  public var fetchAnswer = FetchAnswer.typed

  /// The fields of each call of `clear(_:)`, in order.
  public private(set) var cleared: [FormFields] = []

  /// The fields of each call of `flash(_:)`, in order.
  public private(set) var flashed: [FormFields] = []

  private let log: EventLog

  /// Makes an empty form.
  ///
  /// - Parameters:
  ///   - emailPlaceholder: what stands in the empty email field.
  ///   - passwordPlaceholder: what stands in the empty password field.
  ///   - log: where the form and its fields record.
  public init(
    emailPlaceholder: String = "", passwordPlaceholder: String = "",
    log: EventLog = EventLog(isListening: true)
  ) {
    self.log = log
    email = RecordingTextField("email", placeholder: emailPlaceholder, log: log)
    password = RecordingTextField(
      "password", placeholder: passwordPlaceholder, isSecureTextEntry: true, log: log)
  }

  /// Who is told why the form cannot be used.
  public weak var delegate: (any FormContainerDelegate)? {
    didSet { log.record(Event(.call, "FormContainer", "delegate = \(Event.name(of: delegate))")) }
  }

  /// Gives the test's answer or the rules'.
  public func canSignIn() -> Bool {
    answer(canSignInAnswer, to: "canSignIn()")
  }

  /// Gives the test's answer or the rules'.
  public func canSignUp() -> Bool {
    answer(canSignUpAnswer, to: "canSignUp()")
  }

  /// Hands over what the test wishes: by default what was typed.
  public func fetch() -> UserInfo? {
    let userInfo: UserInfo? =
      switch fetchAnswer {
      case .typed: typed
      case .nothing: nil
      case .userInfo(let userInfo): userInfo
      }
    log.record(Event(.call, "FormContainer", "fetch()", result: userInfo?.description ?? "nil"))
    return userInfo
  }

  /// Makes one object the delegate of both fields.
  public func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    log.record(Event(.call, "FormContainer", "setTextFieldDelegate(\(Event.name(of: delegate)))"))
    email.delegate = delegate
    password.delegate = delegate
  }

  /// The password field below the email field; nothing below the password field.
  public func field(after textField: any TextField) -> (any TextField)? {
    let next = textField === email ? password : nil
    log.record(
      Event(
        .call, "FormContainer",
        "field(after: \(textField === password ? password.name : email.name))",
        result: next?.name ?? "nil"))
    return next
  }

  /// One of the fields.
  public func textField(for field: FormField) -> any TextField {
    switch field {
    case .email: email
    case .password: password
    }
  }

  /// Empties some fields.
  public func clear(_ fields: FormFields) {
    log.record(Event(.call, "FormContainer", "clear(\(Event.list(fields)))"))
    cleared.append(fields)
    if fields.contains(.email) { email.change(to: "") }
    if fields.contains(.password) { password.change(to: "") }
  }

  /// Remembers which fields were flashed.
  public func flash(_ fields: FormFields) {
    log.record(Event(.call, "FormContainer", "flash(\(Event.list(fields)))"))
    flashed.append(fields)
  }

  private var typed: UserInfo { UserInfo(email: email.text, password: password.text) }

  private func answer(_ answer: Bool?, to question: @autoclosure () -> String) -> Bool {
    let fault = answer == true ? nil : CredentialRules.fault(in: typed)
    let answer = answer ?? (fault == nil)
    log.record(Event(.call, "FormContainer", question(), result: "\(answer)"))
    if !answer, let fault, let delegate {
      log.record(Event(.call, "FormContainerDelegate", "formContainer(didRefuse: \"\(fault)\")"))
      delegate.formContainer(self, didRefuse: fault)
    }
    return answer
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension Event {
  /// The type of a delegate, or `nil`.
  static func name(of object: AnyObject?) -> String {
    object.map { "\(type(of: $0))" } ?? "nil"
  }

  fileprivate static func list(_ fields: FormFields) -> String {
    "[\(fields.list.map { "\($0)" }.joined(separator: ", "))]"
  }
}
