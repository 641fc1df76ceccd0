// The limit that speed is measured against: the documented design — three controllers, views as
// protocols, delegates — with fakes in memory and no framework.

struct BareUserInfo: Equatable {
  var email: String
  var password: String
}

protocol BareSignButtonDelegate: AnyObject {
  func signUpTouched()
  func signInTouched()
}

protocol BareTextFieldDelegate: AnyObject {
  func textFieldDidChange(_ field: any BareTextField)
  func textFieldShouldReturn(_ field: any BareTextField) -> Bool
}

protocol BareTextField: AnyObject {
  var text: String { get set }
  var delegate: (any BareTextFieldDelegate)? { get set }
}

protocol BareButton: AnyObject {
  var action: (() -> Void)? { get set }
}

protocol BareForm: AnyObject {
  var email: any BareTextField { get }
  var password: any BareTextField { get }
  func canSignIn() -> Bool
  func canSignUp() -> Bool
  func fetch() -> BareUserInfo?
}

protocol BareSign: AnyObject {
  var signIn: any BareButton { get }
  var signUp: any BareButton { get }
  func setButtonDelegate(_ delegate: any BareSignButtonDelegate)
}

protocol BareStore: AnyObject {
  func password(_ email: String) -> String?
  func join(_ userInfo: BareUserInfo) -> Bool
  var logined: BareUserInfo? { get set }
}

final class FakeField: BareTextField {
  var text = ""
  weak var delegate: (any BareTextFieldDelegate)?

  func type(_ character: Character) {
    text.append(character)
    delegate?.textFieldDidChange(self)
  }
}

final class FakeButton: BareButton {
  var action: (() -> Void)?
  func press() { action?() }
}

final class FakeForm: BareForm {
  let email: any BareTextField = FakeField()
  let password: any BareTextField = FakeField()
  func canSignIn() -> Bool { email.text.count >= 4 && password.text.count >= 4 }
  func canSignUp() -> Bool { canSignIn() }
  func fetch() -> BareUserInfo? { BareUserInfo(email: email.text, password: password.text) }
}

final class FakeSign: BareSign {
  let signIn: any BareButton = FakeButton()
  let signUp: any BareButton = FakeButton()

  func setButtonDelegate(_ delegate: any BareSignButtonDelegate) {
    signIn.action = { [weak delegate] in delegate?.signInTouched() }
    signUp.action = { [weak delegate] in delegate?.signUpTouched() }
  }
}

final class FakeStore: BareStore {
  var passwords = [Sample.email: Sample.password]
  var logined: BareUserInfo?
  func password(_ email: String) -> String? { passwords[email] }

  func join(_ userInfo: BareUserInfo) -> Bool {
    if passwords[userInfo.email] != nil { return false }
    passwords[userInfo.email] = userInfo.password
    return true
  }
}

class BareController {
  var presented: BareController?
  weak var presenting: BareController?
  var loaded = false
  init() {}
  func viewDidLoad() {}
  func viewWillAppear() {}
  func viewDidAppear() {}
  func viewWillDisappear() {}
  func viewDidDisappear() {}

  final func load() {
    if !loaded {
      loaded = true
      viewDidLoad()
    }
  }

  final func present(_ controller: BareController) {
    controller.load()
    viewWillDisappear()
    controller.viewWillAppear()
    presented = controller
    controller.presenting = self
    viewDidDisappear()
    controller.viewDidAppear()
  }

  final func dismiss() {
    guard let presenter = presenting else { return }
    viewWillDisappear()
    presenter.viewWillAppear()
    presenter.presented = nil
    presenting = nil
    viewDidDisappear()
    presenter.viewDidAppear()
  }
}

final class BareMainController: BareController {
  let store: any BareStore
  var label = ""
  let signOut: any BareButton = FakeButton()

  init(_ store: any BareStore) { self.store = store }

  override func viewDidLoad() {
    signOut.action = { [weak self] in
      self?.store.logined = nil
      self?.dismiss()
    }
  }

  override func viewWillAppear() { label = store.logined?.email ?? "" }
}

final class BareSignUpController: BareController, BareSignButtonDelegate {
  let form: any BareForm
  let sign: any BareSign
  let store: any BareStore

  init(_ form: any BareForm, _ sign: any BareSign, _ store: any BareStore) {
    (self.form, self.sign, self.store) = (form, sign, store)
  }

  override func viewDidLoad() { sign.setButtonDelegate(self) }

  func signUpTouched() {
    guard form.canSignUp(), let userInfo = form.fetch(), store.join(userInfo) else { return }
    dismiss()
  }

  func signInTouched() {}
}

final class BareSignInController: BareController, BareSignButtonDelegate, BareTextFieldDelegate {
  let form: any BareForm
  let sign: any BareSign
  let store: any BareStore
  var message = ""
  var edits = 0

  init(_ form: any BareForm, _ sign: any BareSign, _ store: any BareStore) {
    (self.form, self.sign, self.store) = (form, sign, store)
  }

  override func viewDidLoad() {
    sign.setButtonDelegate(self)
    form.email.delegate = self
    form.password.delegate = self
  }

  func textFieldDidChange(_ field: any BareTextField) { edits += 1 }
  func textFieldShouldReturn(_ field: any BareTextField) -> Bool { true }
  func signUpTouched() { present(BareSignUpController(FakeForm(), FakeSign(), store)) }

  func signInTouched() {
    guard form.canSignIn(), let userInfo = form.fetch() else {
      message = "4 or more characters"
      return
    }
    guard let password = store.password(userInfo.email), password == userInfo.password else {
      message = "wrong"
      return
    }
    store.logined = userInfo
    form.email.text = ""
    form.password.text = ""
    present(BareMainController(store))
  }
}
