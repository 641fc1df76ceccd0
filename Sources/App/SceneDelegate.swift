package import Controller

/// Is called about the life of one scene: gives it its window, and remembers what a person had begun
/// to type.
package final class SceneDelegate {
  /// The scene's window, from connecting on.
  package private(set) var window: Window?

  private let door: FrontDoor

  package init(_ door: FrontDoor) {
    self.door = door
  }
}

// In an extension the compiler warns of a method that is nearly one of the protocol's. Those that
// have nothing to do are here to be seen in a trace.
extension SceneDelegate: WindowSceneDelegate {
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
    if let window { door.leaveIfSignedOut(in: window) }
  }

  package func sceneDidBecomeActive(_ scene: Scene) {}

  package func sceneWillResignActive(_ scene: Scene) {}

  package func sceneDidEnterBackground(_ scene: Scene) {}

  package func sceneDidDisconnect(_ scene: Scene) {}

  /// What brings the scene back to where it is.
  package func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(door.activity(of:))
  }
}
