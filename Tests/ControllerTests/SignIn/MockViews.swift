import Model
import View

/// A form as a unit test writes it: it remembers what it was asked for, and says what a test wants.
final class MockForm: FormContainer {
  weak var delegate: (any FormContainerDelegate)?
  let email = TextField(.email)
  let password = TextField(.password, isSecureTextEntry: true)
  var isUsable: Bool?
  var hasUserInfo = true
  private(set) var cleared: [[FormField]] = []
  private(set) var flashed: [[FormField]] = []

  private var typed: UserInfo { UserInfo(email: email.text ?? "", password: password.text ?? "") }

  func canSignIn() -> Bool {
    let fault = isUsable == nil ? CredentialRules.fault(in: typed) : nil
    if let fault { delegate?.formContainer(self, didRefuse: fault) }
    return isUsable ?? (fault == nil)
  }
  func canSignUp() -> Bool { canSignIn() }
  func fetch() -> UserInfo? { hasUserInfo ? typed : nil }
  func setTextFieldDelegate(_ delegate: any TextFieldDelegate) {
    for field in [email, password] { field.delegate = delegate }
  }
  func nextField(after textField: TextField) -> TextField? { textField === email ? password : nil }
  func textField(for field: FormField) -> TextField { field == .email ? email : password }
  func clear(_ fields: [FormField]) {
    cleared.append(fields)
    for field in fields { textField(for: field).text = "" }
  }
  func flash(_ fields: [FormField]) { flashed.append(fields) }
}

/// A screen with that form; a test touches its buttons by calling their delegate.
final class MockSignView: SignView, SignContainer {
  let form = MockForm()
  var isRaised = false
  private(set) weak var buttonDelegate: (any SignButtonDelegate)?

  var inputForm: any FormContainer { form }
  var signContainer: any SignContainer { self }
  var elements: [Element] { [.field(form.email), .field(form.password)] }
  func setButtonDelegate(_ delegate: any SignButtonDelegate) { buttonDelegate = delegate }
}

/// A main screen that shows nothing.
final class MockMainView: MainView {
  weak var delegate: (any MainViewDelegate)?
  var email = ""
  var destinations: [Phrase] = []
}

/// Makes mocks, and knows those that are still there.
final class MockViews: SignInViewFactory {
  private(set) weak var signInView: MockSignView?
  private(set) weak var signUpView: MockSignView?
  private(set) weak var mainView: MockMainView?
  private(set) var mainViews: [() -> MockMainView?] = []

  func makeSignInView() -> any SignView {
    let view = MockSignView()
    signInView = view
    return view
  }

  func makeSignUpView() -> any SignView {
    let view = MockSignView()
    signUpView = view
    return view
  }

  func makeMainView() -> any MainView {
    let view = MockMainView()
    mainView = view
    mainViews.append { [weak view] in view }
    return view
  }
}
