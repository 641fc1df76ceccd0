import Model
import View

/// A screen with one fault.
final class BrokenSignView: SignView {
  let form: BrokenFormContainer
  let buttons: BrokenSignContainer
  var isRaised = false
  private let fault: ViewViolation

  init(_ fault: ViewViolation, visible: ViewViolation) {
    self.fault = fault
    form = BrokenFormContainer(fault, visible: visible)
    buttons = BrokenSignContainer(fault)
  }

  var inputForm: any FormContainer { form }
  var signContainer: any SignContainer { buttons }

  var editableFields: [EditableTextField] {
    fault == .fieldList ? [form.password, form.email] : [form.email, form.password]
  }
}

/// A form with one fault.
final class BrokenFormContainer: FormContainer {
  weak var delegate: (any FormContainerDelegate)? {
    didSet { if fault == .formRetains { kept = delegate } }
  }

  let email: BrokenTextField
  let password: BrokenTextField
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation, visible: ViewViolation) {
    self.fault = fault
    email = BrokenTextField(fault)
    password = BrokenTextField(fault)
    email.isSecureTextEntry = fault == .hiddenEmail
    password.isSecureTextEntry = fault != visible
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

  func field(after textField: any TextField) -> (any TextField)? {
    if textField === email { return password }
    return fault == .order ? email : nil
  }

  func clear(_ fields: Set<FormField>) {
    if fault == .clearAsks { email.touchReturn() }
    if fields.contains(.email) || fault == .clear { email.text = "" }
    if fields.contains(.password) { password.text = "" }
  }

  func flash(_ fields: Set<FormField>) {
    if fault == .flash { email.text = "!" }
  }

  private var typed: UserInfo { UserInfo(email: email.text, password: password.text) }

  private func meetsRules(told times: Int) -> Bool {
    guard let found = CredentialRules.fault(in: typed) else { return true }
    for _ in 0..<times { delegate?.formContainer(self, didRefuse: found) }
    return false
  }
}

/// A field with one fault.
final class BrokenTextField: EditableTextField {
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
    super.init()
  }

  @discardableResult
  override func touchReturn() -> Bool {
    if fault == .returnResigns { resignFirstResponder() }
    return fault == .returnUnasked || super.touchReturn()
  }
}

/// Buttons with one fault.
final class BrokenSignContainer: SignContainer {
  private weak var delegate: (any SignButtonDelegate)?
  private var kept: AnyObject?
  private let fault: ViewViolation

  init(_ fault: ViewViolation) {
    self.fault = fault
  }

  func setButtonDelegate(_ delegate: any SignButtonDelegate) {
    self.delegate = delegate
    if fault == .buttonRetains { kept = delegate }
  }

  func touchSignIn() {
    if fault == .signInButton { delegate?.signUpTouched() } else { delegate?.signInTouched() }
  }

  func touchSignUp() {
    delegate?.signUpTouched()
    if fault == .signUpButton { delegate?.signUpTouched() }
  }
}
