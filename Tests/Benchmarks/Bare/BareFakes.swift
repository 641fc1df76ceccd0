/// Who signs in, in every flow: an email of 17 letters and a password of 8.
package enum Sample {
  package static let email = "alice@example.com"
  package static let password = "p4ssw0rd"
}

package final class FakeField: BareTextField {
  package var text = ""
  package weak var delegate: (any BareTextFieldDelegate)?

  package init() {}

  package func type(_ character: Character) {
    text.append(character)
    delegate?.textFieldDidChange(self)
  }

  /// What a prompt does with a line: all of it at once.
  package func replaceText(with line: String) {
    text = line
    delegate?.textFieldDidChange(self)
  }
}

package final class FakeButton: BareButton {
  package var action: (() -> Void)?

  package init() {}

  package func press() { action?() }
}

package final class FakeForm: BareForm {
  package let email: any BareTextField = FakeField()
  package let password: any BareTextField = FakeField()

  package init() {}

  package func canSignIn() -> Bool { email.text.count >= 4 && password.text.count >= 4 }
  package func canSignUp() -> Bool { canSignIn() }

  package func fetch() -> BareUserInfo? {
    BareUserInfo(email: email.text, password: password.text)
  }
}

package final class FakeSign: BareSign {
  package let signIn: any BareButton = FakeButton()
  package let signUp: any BareButton = FakeButton()

  package init() {}

  package func setButtonDelegate(_ delegate: any BareSignButtonDelegate) {
    signIn.action = { [weak delegate] in delegate?.signInTouched() }
    signUp.action = { [weak delegate] in delegate?.signUpTouched() }
  }
}

package final class FakeStore: BareStore {
  package var passwords = [Sample.email: Sample.password]
  package var logined: BareUserInfo?

  package init() {}

  package func password(_ email: String) -> String? { passwords[email] }

  package func join(_ userInfo: BareUserInfo) -> Bool {
    if passwords[userInfo.email] != nil { return false }
    passwords[userInfo.email] = userInfo.password
    return true
  }
}
