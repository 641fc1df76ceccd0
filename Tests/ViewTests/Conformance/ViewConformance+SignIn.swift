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

  private static let pairs: [(String, String, CredentialFault?)] = [
    ("lee", "ora", .emailTooShort),
    (" lee ", "orange", .emailTooShort),
    ("lee@example.com", "ora", .passwordTooShort),
    (" lee@example.com", " orange ", nil),
    ("이메일@예시", "비밀번호", nil),
  ]

  private func fill(_ screen: any SignView, _ email: String, _ password: String) {
    let fields = fixture.fields(screen)
    fields.email.replaceText(with: email)
    fields.password.replaceText(with: password)
  }

  private func check(
    _ question: () -> Bool, _ fault: CredentialFault?, of form: any FormContainer,
    _ violations: (answer: ViewViolation, fault: ViewViolation)
  ) {
    let ears = ViewEars()
    form.delegate = ears
    guard question() == (fault == nil) else { return expect(false, violations.answer) }
    expect(ears.faults == (fault.map { [$0] } ?? []), violations.fault)
  }

  private func checkClear(of screen: any SignView) {
    let (form, fields, ears) = (screen.inputForm, fixture.fields(screen), ViewEars())
    let sets: [FormFields] = [[], [.email], [.password], [.email, .password]]
    for set in sets {
      fill(screen, "lee@example.com", "orange")
      form.flash(set)
      expect(fields.email.text + fields.password.text == "lee@example.comorange", .flash)

      form.setTextFieldDelegate(ears)
      expect(heard(by: ears) { form.clear(set) } == [], .clearAsks)
      expect(
        fields.email.text.isEmpty == set.contains(.email)
          && fields.password.text.isEmpty == set.contains(.password), .clear)
    }
  }

  // MARK: - Fields

  func checkFields(of screen: any SignView) {
    let (form, fields, ears) = (screen.inputForm, fixture.fields(screen), ViewEars())
    form.setTextFieldDelegate(ears)
    expect(fields.email.delegate === ears && fields.password.delegate === ears, .fieldDelegate)
    expect(
      form.field(after: fields.email) === fields.password
        && form.field(after: fields.password) == nil, .order)
    expect(!fields.email.isSecureTextEntry, .hiddenEmail)
    expect(
      dies(
        { form.setTextFieldDelegate($0) },
        thenUse: { for field in [fields.email, fields.password] { field.touchReturn() } }),
      .fieldRetains)
  }

  func checkSecrecy() {
    let screens = (signIn: factory.makeSignInView(), signUp: factory.makeSignUpView())
    expect(fixture.fields(screens.signIn).password.isSecureTextEntry, .visibleSignIn)
    expect(fixture.fields(screens.signUp).password.isSecureTextEntry, .visibleSignUp)
  }

  // MARK: - Buttons

  func checkButtons(of screen: any SignView) {
    let ears = ViewEars()
    screen.signContainer.setButtonDelegate(ears)
    expect(heard(by: ears) { fixture.touchSignIn(screen) } == ["signInTouched"], .signInButton)
    expect(heard(by: ears) { fixture.touchSignUp(screen) } == ["signUpTouched"], .signUpButton)
    expect(
      dies(
        { screen.signContainer.setButtonDelegate($0) }, thenUse: { fixture.touchSignIn(screen) }),
      .buttonRetains)
  }
}
