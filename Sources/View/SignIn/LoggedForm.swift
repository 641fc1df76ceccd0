import Model

/// A form whose questions are written down: what a controller asks, what it says no to.
///
/// Optional: what the framework passes on itself, such as touches and edits, needs no decorator.
final class LoggedForm: FormContainer {
  weak var delegate: (any FormContainerDelegate)?

  private let form: any FormContainer
  private let log: EventLog

  init(_ form: any FormContainer, log: EventLog) {
    (self.form, self.log) = (form, log)
    form.delegate = self
  }

  func canSignIn() -> Bool {
    log.record(asked("canSignIn()"), answering: { "\($0)" }) { form.canSignIn() }
  }

  func canSignUp() -> Bool {
    log.record(asked("canSignUp()"), answering: { "\($0)" }) { form.canSignUp() }
  }

  func fetch() -> UserInfo? {
    log.record(asked("fetch()"), answering: { $0.map { "\($0)" } ?? "nil" }) { form.fetch() }
  }

  func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    form.setTextFieldDelegate(delegate)
  }

  func field(after textField: TextField) -> TextField? { form.field(after: textField) }

  func textField(for field: FormField) -> TextField { form.textField(for: field) }

  func clear(_ fields: [FormField]) { form.clear(fields) }

  func flash(_ fields: [FormField]) { form.flash(fields) }

  private func asked(_ question: String) -> Event {
    Event(.call, "\(type(of: form))", question, from: .controller, to: .view)
  }
}

extension LoggedForm: FormContainerDelegate {
  func formContainer(_ form: any FormContainer, didRefuse fault: CredentialFault) {
    guard let delegate else { return }
    log.record(
      Event(
        .call, "\(type(of: delegate))", "formContainer(_:didRefuse: \(fault.rawValue))",
        from: .view,
        to: .controller)
    ) { delegate.formContainer(self, didRefuse: fault) }
  }
}
