import Model

/// Writes down what crosses between a form and its controller, and passes it on.
final class TracingFormContainer: FormContainer {
  weak var delegate: (any FormContainerDelegate)?
  private let base: any FormContainer
  private let log: EventLog
  // The form's delegate is an object of its own: a weak reference to the container itself would
  // slow down every touch, for each asks the screen for its form again and again.
  private let ear = Ear()

  init(_ base: any FormContainer, log: EventLog) {
    self.base = base
    self.log = log
    ear.container = self
    base.delegate = ear
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

extension TracingFormContainer {
  fileprivate func pass(_ fault: CredentialFault) {
    guard let delegate else { return }
    log.record(
      Event(
        .call, "\(type(of: delegate))", "formContainer(_:didRefuse: \(fault.name))",
        from: .view, to: .controller)
    ) {
      delegate.formContainer(self, didRefuse: fault)
    }
  }

  /// Hears what the form behind the container says.
  private final class Ear: FormContainerDelegate {
    unowned var container: TracingFormContainer?

    func formContainer(_ form: any FormContainer, didRefuse fault: CredentialFault) {
      container?.pass(fault)
    }

    nonisolated deinit {}
  }
}
