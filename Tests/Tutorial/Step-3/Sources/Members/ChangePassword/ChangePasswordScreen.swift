import Vestibule

/// The screen on which a person changes a password.
final class ChangePasswordScreen: ChangePasswordView {
  weak var delegate: (any ChangePasswordViewDelegate)?
  var email = ""
  let currentPassword = TextField(.currentPassword, isSecureTextEntry: true)
  let newPassword = TextField(.newPassword, isSecureTextEntry: true)

  private lazy var change = Button(
    .changePassword, sends: "changeTouched()", to: { [weak self] in self?.delegate }
  ) { $0.changeTouched() }
  private lazy var back = Button(
    .back, sends: "backTouched()", to: { [weak self] in self?.delegate }
  ) { $0.backTouched() }

  var elements: [Element] {
    [
      .title(.changePassword), .label(Phrase(verbatim: email)),
      .field(currentPassword), .field(newPassword), .button(change), .button(back),
    ]
  }
}
