import Vestibule

// A person opens a second window, and touches Sign Out there. The other window is signed out.

/// The user who is signed in, in one window.
final class AccountController: ViewController {
  private let signOut = Button("Sign Out")

  override func loadView() {
    view = ListedScreen { [signOut] in [.label("Signed in"), .button(signOut)] }
  }

  override func viewDidLoad() {
    signOut.addTarget(self, action: AccountController.signOutTouched, for: .touchUpInside)
  }

  private func signOutTouched() {
    window?.windowScene?.windows.first?.rootViewController = GoodbyeController()
  }
}

/// The last screen of a window.
final class GoodbyeController: ViewController {
  override func loadView() {
    view = ListedScreen { [.label("Goodbye")] }
  }
}
