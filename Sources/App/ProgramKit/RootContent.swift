import Controller

/// One controller in each window, made anew for it.
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
