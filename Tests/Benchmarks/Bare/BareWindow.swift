/// A sign-in screen without a framework: a window, a controller, a form, two fields, two buttons.
///
/// Fair because it is as little as the documented design can do with, of views that a UIKit app
/// would know: a field has a text, a placeholder, whether it is secure and a weak delegate; a button
/// has a title and what it does. A view has no place on the screen, as those of the text renderer.
package final class BareWindow {
  package var root: BareController?

  package init(_ store: FakeStore) {
    let root = BareSignInController(BareFormView(), BareSignView(), store)
    self.root = root
    root.load()
    root.viewWillAppear()
    root.viewDidAppear()
  }
}

final class BareFieldView: BareTextField {
  var text = ""
  var placeholder: String
  var isSecureTextEntry: Bool
  weak var delegate: (any BareTextFieldDelegate)?

  init(placeholder: String, isSecure: Bool) {
    self.placeholder = placeholder
    isSecureTextEntry = isSecure
  }
}

final class BareButtonView: BareButton {
  var title: String
  var action: (() -> Void)?

  init(title: String) {
    self.title = title
  }
}

final class BareFormView: BareForm {
  let email: any BareTextField = BareFieldView(placeholder: "Enter your email", isSecure: false)
  let password: any BareTextField = BareFieldView(
    placeholder: "Enter your password", isSecure: true)

  func canSignIn() -> Bool { email.text.count >= 4 && password.text.count >= 4 }
  func canSignUp() -> Bool { canSignIn() }
  func fetch() -> BareUserInfo? { BareUserInfo(email: email.text, password: password.text) }
}

final class BareSignView: BareSign {
  let signIn: any BareButton = BareButtonView(title: "Sign In")
  let signUp: any BareButton = BareButtonView(title: "Sign Up")

  func setButtonDelegate(_ delegate: any BareSignButtonDelegate) {
    signIn.action = { [weak delegate] in delegate?.signInTouched() }
    signUp.action = { [weak delegate] in delegate?.signUpTouched() }
  }
}
