package import Controller

/// Hears of one scene: gives it its window, and remembers what a person had begun to type.
package final class SceneDelegate: WindowSceneDelegate {
  package private(set) var window: Window?

  private let door: FrontDoor

  package init(_ door: FrontDoor) {
    self.door = door
  }

  /// Shows the first screen, as the session left it.
  package func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = Window(windowScene: windowScene)
    self.window = window
    door.open(window, restoring: session.stateRestorationActivity)
  }

  /// The session may have ended while the scene was not seen.
  package func sceneWillEnterForeground(_ scene: Scene) {
    if let window { door.checkSession(in: window) }
  }

  /// What brings the scene back to where it is.
  package func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(door.activity(of:))
  }
}
