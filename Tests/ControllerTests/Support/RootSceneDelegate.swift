import Controller

/// An application delegate without a method.
final class QuietDelegate: ApplicationDelegate {}

/// A scene delegate that shows a controller in a window.
final class RootSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let makeRoot: () -> ViewController

  init(_ makeRoot: @escaping () -> ViewController) { self.makeRoot = makeRoot }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
  }
}
