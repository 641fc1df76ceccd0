import Model
import View

extension ViewConformance {
  // MARK: - Forms

  func checkForm(of screen: any SignView) {
    let form = screen.inputForm
    for (email, password, fault) in Self.pairs {
      fill(screen, email, password)
      check(form.canSignIn, fault, of: form, (.signInAnswer, .signInFault))
      check(form.canSignUp, fault, of: form, (.signUpAnswer, .signUpFault))
      expect(form.fetch() == UserInfo(email: email, password: password), .fetch)
    }
    checkClear(of: screen)
    expect(dies({ form.delegate = $0 }, thenUse: { _ = form.canSignIn() }), .formRetains)
  }

  private static let pairs: [(String, String, CredentialError?)] = [
    ("lee", "ora", .emailTooShort),
    (" lee ", "orange", .emailTooShort),
    ("lee@example.com", "ora", .passwordTooShort),
    (" lee@example.com", " orange ", nil),
    ("이메일@예시", "비밀번호", nil),
  ]

  func fields(of screen: any SignView) -> (email: TextField, password: TextField) {
    (screen.inputForm.textField(for: .email), screen.inputForm.textField(for: .password))
  }

  private func fill(_ screen: any SignView, _ email: String, _ password: String) {
    let fields = fields(of: screen)
    fields.email.replaceText(with: email)
    fields.password.replaceText(with: password)
  }

  private func check(
    _ question: () -> Bool, _ fault: CredentialError?, of form: any FormContainer,
    _ violations: (answer: ViewViolation, fault: ViewViolation)
  ) {
    let ears = SpyDelegate()
    form.delegate = ears
    guard question() == (fault == nil) else { return expect(false, violations.answer) }
    expect(ears.faults == (fault.map { [$0] } ?? []), violations.fault)
  }

  private func checkClear(of screen: any SignView) {
    let (form, fields, ears) = (screen.inputForm, fields(of: screen), SpyDelegate())
    let sets: [[FormField]] = [[], [.email], [.password], [.email, .password]]
    for set in sets {
      fill(screen, "lee@example.com", "orange")
      for field in [fields.email, fields.password] { field.isHighlighted = false }
      form.flash(set)
      expect([fields.email.text, fields.password.text] == ["lee@example.com", "orange"], .flash)
      expect(
        fields.email.isHighlighted == set.contains(.email)
          && fields.password.isHighlighted == set.contains(.password), .flashed)

      form.setTextFieldDelegate(ears)
      expect(heard(by: ears) { form.clear(set) } == [], .clearAsks)
      expect(
        fields.email.hasText != set.contains(.email)
          && fields.password.hasText != set.contains(.password), .clear)
    }
  }

  // MARK: - Fields

  func checkFields(of screen: any SignView) {
    let (form, fields, ears) = (screen.inputForm, fields(of: screen), SpyDelegate())
    form.setTextFieldDelegate(ears)
    expect(fields.email.delegate === ears && fields.password.delegate === ears, .fieldDelegate)
    expect(
      form.nextField(after: fields.email) === fields.password
        && form.nextField(after: fields.password) == nil, .order)
    expect(!fields.email.isSecureTextEntry, .hiddenEmail)
    expect(
      dies(
        { form.setTextFieldDelegate($0) },
        thenUse: { for field in [fields.email, fields.password] { field.touchReturn() } }),
      .fieldRetains)
  }

  func checkSecrecy() {
    let (signIn, signUp) = (screens.makeSignInView(), screens.makeSignUpView())
    expect(signIn.inputForm.textField(for: .password).isSecureTextEntry, .visibleSignIn)
    expect(signUp.inputForm.textField(for: .password).isSecureTextEntry, .visibleSignUp)
  }

  // MARK: - Buttons

  func checkButtons(of screen: any SignView) {
    let ears = SpyDelegate()
    screen.signContainer.setButtonDelegate(ears)
    expect(heard(by: ears) { touch(.signIn, on: screen) } == ["signInTouched"], .signInButton)
    expect(heard(by: ears) { touch(.signUp, on: screen) } == ["signUpTouched"], .signUpButton)
    expect(
      dies(
        { screen.signContainer.setButtonDelegate($0) }, thenUse: { touch(.signIn, on: screen) }),
      .buttonRetains)
  }
}
