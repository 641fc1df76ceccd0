import Model
import View

/// A form with one fault.
final class BrokenFormContainer: FormContainer {
  weak var delegate: (any FormContainerDelegate)? {
    didSet { if fault == .formRetains { kept = delegate } }
  }

  let email: TextField
  let password: TextField
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation, visible: ViewViolation) {
    self.fault = fault
    email = TextField(.email, isSecureTextEntry: fault == .hiddenEmail)
    password = TextField(.password, isSecureTextEntry: fault != visible)
  }

  func canSignIn() -> Bool {
    fault == .signInAnswer || meetsRules(told: fault == .signInFault ? 2 : 1)
  }

  func canSignUp() -> Bool {
    fault == .signUpAnswer || meetsRules(told: fault == .signUpFault ? 0 : 1)
  }

  func fetch() -> UserInfo? {
    var typed = typed
    if fault == .fetch { typed.email.removeAll { $0 == " " } }
    return typed
  }

  func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    email.delegate = delegate
    if fault != .fieldDelegate { password.delegate = delegate }
    if fault == .fieldRetains { kept = delegate }
  }

  func nextField(after textField: TextField) -> TextField? {
    if textField === email { return password }
    return fault == .order ? email : nil
  }

  func textField(for field: FormField) -> TextField { field == .email ? email : password }

  func clear(_ fields: [FormField]) {
    if fault == .clearAsks { email.touchReturn() }
    if fields.contains(.email) || fault == .clear { email.text = "" }
    if fields.contains(.password) { password.text = "" }
  }

  func flash(_ fields: [FormField]) {
    if fault == .flash { email.text = "!" }
    if fault == .flashed { return }
    for field in fields { textField(for: field).isHighlighted = true }
  }

  private var typed: UserInfo { UserInfo(email: email.text ?? "", password: password.text ?? "") }

  private func meetsRules(told times: Int) -> Bool {
    guard let found = CredentialRules.fault(in: typed) else { return true }
    for _ in 0..<times { delegate?.formContainer(self, didRefuse: found) }
    return false
  }
}
