import Vestibule

/// Makes an application of one window, for a scenario or an explorer.
func oneWindow(
  _ makeRoot: @escaping (any UserInfoStore, EventLog) -> ViewController
) -> (any UserInfoStore, EventLog) -> Application {
  { store, log in
    Application(
      delegate: OneWindowAppDelegate { makeRoot(store, log) }, views: HeadlessViewFactory(),
      store: store, log: log)
  }
}

final class OneWindowAppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private let makeRoot: () -> ViewController

  init(_ makeRoot: @escaping () -> ViewController) { self.makeRoot = makeRoot }
}

extension OneWindowAppDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(application: application)
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
