import Terminal
import Vestibule

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
