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

package final class BareSignInController: BareController, BareSignButtonDelegate,
  BareTextFieldDelegate
{
  let form: any BareForm
  let sign: any BareSign
  let store: any BareStore
  var message = ""
  var edits = 0

  package init(_ form: any BareForm, _ sign: any BareSign, _ store: any BareStore) {
    (self.form, self.sign, self.store) = (form, sign, store)
  }

  package override func viewDidLoad() {
    sign.setButtonDelegate(self)
    form.email.delegate = self
    form.password.delegate = self
  }

  package func textFieldDidChange(_ field: any BareTextField) { edits += 1 }
  package func textFieldShouldReturn(_ field: any BareTextField) -> Bool { true }

  package func signUpTouched() { present(BareSignUpController(FakeForm(), FakeSign(), store)) }

  package func signInTouched() {
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
