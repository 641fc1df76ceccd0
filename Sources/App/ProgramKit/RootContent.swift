import Controller

/// Shows one controller in each window, and makes it for that window.
final class RootContent: WindowContent {
  private let makeController: () -> ViewController

  init(_ makeController: @escaping () -> ViewController) {
    self.makeController = makeController
  }

  func open(_ window: Window, restoring activity: UserActivity?) {
    window.rootViewController = makeController()
    window.makeKeyAndVisible()
  }
}
