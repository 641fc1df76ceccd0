import Terminal
import Vestibule

/// A program with one screen, as the page A-Package-Of-Your-Own shows it.
@MainActor
struct Greeting {
  static func main() {
    let display = TextDisplay(language: .english)
    let views = TextViewFactory(display: display)
    let log = EventLog()
    views.showDiagnostics(of: log)
    let window = Window(view: views.makeWindowView(), log: log)
    let root = ViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.present(GreetingController(screen: GreetingScreen()), animated: true)

    Console(display).run(while: { root.presentedViewController != nil })
    withExtendedLifetime(window) {}
  }
}

/// A sign-in without a program, as the same page shows it.
@MainActor
enum OwnDoor {
  /// Shows the first screen: the main screen while a user is signed in, otherwise sign-in.
  static func open(
    over store: any UserInfoStore, _ hasher: any PasswordHasher, on display: TextDisplay
  ) -> Window {
    let log = EventLog()
    let session = LoginSession(store: store, log: log)
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: hasher, session: session, log: log),
      session: session, views: SignInScreens(log: log))
    let views = TextViewFactory(display: display)
    views.showDiagnostics(of: log)
    let window = Window(view: views.makeWindowView(), log: log)
    door.open(window)
    return window
  }
}

/// A program with delegates, as the page Coming-From-UIKit shows it.
@MainActor
enum OwnApplication {
  static func main() throws {
    let display = TextDisplay(language: .english)
    let application = Application(
      delegate: GreetingAppDelegate(), views: TextViewFactory(display: display),
      manifest: SceneManifest { GreetingSceneDelegate() })
    try application.send(.launch())
    Console(display).run(while: { application.isRunning })
  }
}

final class GreetingAppDelegate: ApplicationDelegate {}

final class GreetingSceneDelegate: WindowSceneDelegate {
  var window: Window?
}

extension GreetingSceneDelegate {
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = Window(windowScene: windowScene)
    window.rootViewController = GreetingController(screen: GreetingScreen())
    window.makeKeyAndVisible()
    self.window = window
  }
}
