import Model

/// Writes down what crosses between a form and its controller, and passes it on.
final class TracingFormContainer: FormContainer {
  private let base: any FormContainer
  private weak var listener: (any FormContainerDelegate)?
  private let log: EventLog

  init(_ base: any FormContainer, log: EventLog) {
    self.base = base
    self.log = log
  }

  // While nobody listens, the view tells the controller itself.
  var delegate: (any FormContainerDelegate)? {
    get { base.delegate === self ? listener : base.delegate }
    set {
      guard log.isListening else { return base.delegate = newValue }
      listener = newValue
      base.delegate = self
    }
  }

  func listen() {
    let delegate = delegate
    self.delegate = delegate
  }

  func canSignIn() -> Bool {
    log.record(event("canSignIn()"), answering: { "\($0)" }) { base.canSignIn() }
  }

  func canSignUp() -> Bool {
    log.record(event("canSignUp()"), answering: { "\($0)" }) { base.canSignUp() }
  }

  func fetch() -> UserInfo? {
    log.record(event("fetch()"), answering: { $0.map { "\($0)" } ?? "nil" }) { base.fetch() }
  }

  func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    log.record(event("setTextFieldDelegate(\(type(of: delegate)))")) {
      base.setTextFieldDelegate(delegate)
    }
  }

  func field(after textField: any TextField) -> (any TextField)? {
    log.record(event("field(after:)")) { base.field(after: textField) }
  }

  func textField(for field: FormField) -> any TextField {
    base.textField(for: field)
  }

  func clear(_ fields: FormFields) {
    log.record(event("clear(\(Self.names(fields)))")) { base.clear(fields) }
  }

  func flash(_ fields: FormFields) {
    log.record(event("flash(\(Self.names(fields)))")) { base.flash(fields) }
  }

  private func event(_ call: String) -> Event {
    Event(.call, "\(type(of: base))", call, from: .controller, to: .view)
  }

  private static func names(_ fields: FormFields) -> String {
    fields.list.map { "\($0)" }.joined(separator: ", ")
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension TracingFormContainer: FormContainerDelegate {
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialFault) {
    guard let listener else { return }
    log.record(
      Event(
        .call, "\(type(of: listener))", "formContainer(_:didRefuse: \(fault.name))",
        from: .view, to: .controller)
    ) {
      listener.formContainer(self, didRefuse: fault)
    }
  }
}
