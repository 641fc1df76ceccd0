import Vestibule

/// Changes the password of the signed-in user.
final class ChangePasswordController: ViewController {
  private let door: FrontDoor
  private let email: String
  private let screen: any ChangePasswordView

  init(_ door: FrontDoor, email: String, screen: any ChangePasswordView) {
    self.door = door
    self.email = email
    self.screen = screen
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.delegate = self
    screen.email = email
    screen.currentPassword.delegate = self
    screen.newPassword.delegate = self
  }
}

extension ChangePasswordController: ChangePasswordViewDelegate {
  func changeTouched() {
    let current = UserInfo(email: email, password: screen.currentPassword.text ?? "")
    do {
      let new = try Password(screen.newPassword.text ?? "")
      let account = try door.accounts.changePassword(of: current, to: new)
      try door.loginSession.begin(for: account)
      let window = window
      dismiss(animated: true) { window?.announce(.passwordChanged) }
    } catch {
      presentNotice(door.message(for: error))
      screen.currentPassword.text = ""
      screen.newPassword.text = ""
    }
  }

  func backTouched() {
    dismiss(animated: true)
  }
}

extension ChangePasswordController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard textField === screen.currentPassword else { return textField.resignFirstResponder() }
    return screen.newPassword.becomeFirstResponder()
  }
}
