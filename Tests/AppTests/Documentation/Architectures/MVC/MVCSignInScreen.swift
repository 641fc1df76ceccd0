import Vestibule

/// The screen: it knows what it shows, and not what a touch means.
final class MVCSignInScreen: MVCSignInView {
  weak var delegate: (any MVCSignInViewDelegate)?
  var hint: Phrase?  // hint

  private let email = TextField(.email)
  private let password = TextField(.password, isSecureTextEntry: true)
  private lazy var signIn = Button(
    .signIn, sends: "signInTouched()", to: { [weak self] in self?.delegate }
  ) { $0.signInTouched() }

  init() {  // hint
    for field in [email, password] {  // hint
      field.addTarget(self, action: MVCSignInScreen.typed, for: .editingChanged)  // hint
    }  // hint
  }  // hint

  var elements: [Element] {
    [
      .title(.signIn),
      .field(email),
      .field(password),
      .label(hint ?? ""),  // hint
      .button(signIn),
    ]
  }

  var userInfo: UserInfo { UserInfo(email: email.text ?? "", password: password.text ?? "") }

  func clear(_ fields: [FormField]) {
    for field in fields { textField(for: field).text = "" }
  }

  func flash(_ fields: [FormField]) {
    for field in fields { textField(for: field).isHighlighted = true }
  }

  private func typed() { delegate?.typed() }  // hint

  private func textField(for field: FormField) -> TextField {
    switch field {
    case .email: email
    case .password: password
    }
  }
}
