package final class BareMainController: BareController {
  package let store: any BareStore
  package var label = ""
  package let signOut: any BareButton = FakeButton()

  package init(_ store: any BareStore) { self.store = store }

  package override func viewDidLoad() {
    signOut.action = { [weak self] in
      self?.store.logined = nil
      self?.dismiss()
    }
  }

  package override func viewWillAppear() { label = store.logined?.email ?? "" }
}

package final class BareSignUpController: BareController, BareSignButtonDelegate {
  package let form: any BareForm
  package let sign: any BareSign
  package let store: any BareStore

  package init(_ form: any BareForm, _ sign: any BareSign, _ store: any BareStore) {
    (self.form, self.sign, self.store) = (form, sign, store)
  }

  package override func viewDidLoad() { sign.setButtonDelegate(self) }

  package func signUpTouched() {
    guard form.canSignUp(), let userInfo = form.fetch(), store.join(userInfo) else { return }
    dismiss()
  }

  package func signInTouched() {}
}

package final class BareSignInController: BareController, BareSignButtonDelegate,
  BareTextFieldDelegate
{
  package let form: any BareForm
  package let sign: any BareSign
  package let store: any BareStore
  package var message = ""
  package var edits = 0

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
