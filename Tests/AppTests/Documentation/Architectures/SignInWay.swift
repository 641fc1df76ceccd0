import Vestibule

/// One sign-in screen, written in four ways.
nonisolated enum SignInWay: String, CaseIterable {
  case massive = "Massive"
  case mvc = "MVC"
  case mvp = "MVP"
  case mvvm = "MVVM"

  @MainActor
  func makeController(_ accounts: any AccountService) -> ViewController {
    switch self {
    case .massive: MassiveSignInController(accounts)
    case .mvc: MVCSignInController(accounts, screen: MVCSignInScreen())
    case .mvp: MVPSignInController(SignInPresenter(accounts))
    case .mvvm: MVVMSignInController(SignInViewModel(accounts))
    }
  }
}

// What is the same in all four.

/// The screen after a sign-in.
final class WelcomeController: ViewController {
  let email: String

  init(_ email: String) {
    self.email = email
    super.init()
    modalPresentationStyle = .fullScreen
  }
}

/// A screen whose elements its controller lists.
final class ListedScreen: Screen {
  private let list: () -> [Element]

  init(_ list: @escaping () -> [Element]) { self.list = list }

  var elements: [Element] { list() }
}

extension ViewController {
  /// Shows a message and an OK button.
  func showAlert(_ message: Phrase) {
    let alert = AlertController(title: .notice, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: .ok))
    present(alert, animated: true)
  }
}
