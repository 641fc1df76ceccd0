import Controller
import Model
import View

/// The screen on which a person changes a password: what happens there.
final class ChangePasswordController: ViewController {
  private let door: FrontDoor
  private let email: String
  private let makeScreen: () -> any ChangePasswordView
  private lazy var screen = makeScreen()

  init(_ door: FrontDoor, email: String, screen: @escaping () -> any ChangePasswordView) {
    self.door = door
    self.email = email
    makeScreen = screen
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
    let current = UserInfo(email: email, password: screen.currentPassword.text)
    do {
      let new = try Password(screen.newPassword.text)
      let account = try door.accounts.changePassword(of: current, to: new)
      try door.session.begin(for: account)
    } catch {
      return refuse(error)
    }
    let window = window
    dismiss(animated: true) { [door] in
      window?.view.announce(door.language[.passwordChanged])
    }
  }

  func backTouched() {
    dismiss(animated: true)
  }

  private func refuse(_ error: any Error) {
    present(door.notice(error), animated: true)
    screen.currentPassword.text = ""
    screen.newPassword.text = ""
  }
}

extension ChangePasswordController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: any TextField) -> Bool {
    guard textField === screen.currentPassword else { return textField.resignFirstResponder() }
    return screen.newPassword.becomeFirstResponder()
  }
}
