/// Hears of the life of one scene: UIKit's methods, all optional.
///
/// A `will…` method sees the old state of the scene, a `did…` method the new one: <doc:The-Rules>.
@MainActor
public protocol SceneDelegate: AnyObject {
  /// The scene is about to be connected; its window can be made.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)

  /// The scene was disconnected. Its session may connect again: delete nothing of the person's.
  func sceneDidDisconnect(_ scene: Scene)

  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: Scene)

  /// The scene can be touched.
  func sceneDidBecomeActive(_ scene: Scene)

  /// The scene is about to be out of reach, for a moment or for longer.
  func sceneWillResignActive(_ scene: Scene)

  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: Scene)

  /// The scene should take up an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)

  /// The scene should open addresses.
  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext])

  /// What would bring the scene back to where it is now, or `nil` for nothing.
  func stateRestorationActivity(for scene: Scene) -> UserActivity?

  /// The scene should go back to where it was. Called between connecting and the foreground.
  func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity)
}

/// Hears of the life of a scene with windows.
@MainActor
public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's main window.
  var window: Window? { get }

  /// The scene has another size.
  func windowScene(_ windowScene: WindowScene, didUpdate previousSize: WindowScene.Size)
}

// A default is no method of the delegate's, so it does not stay in the log as one.
extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) { scene.byDefault() }

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) { scene.byDefault() }

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) { scene.byDefault() }

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) { scene.byDefault() }

  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) { scene.byDefault() }

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) { scene.byDefault() }

  /// Does nothing.
  public func scene(_ scene: Scene, continue userActivity: UserActivity) { scene.byDefault() }

  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    scene.byDefault()
  }

  /// Nothing.
  public func stateRestorationActivity(for scene: Scene) -> UserActivity? { scene.byDefault(nil) }

  /// Does nothing.
  public func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity) {
    scene.byDefault()
  }
}

extension WindowSceneDelegate {
  /// None.
  public var window: Window? { nil }

  /// Does nothing.
  public func windowScene(
    _ windowScene: WindowScene, didUpdate previousSize: WindowScene.Size
  ) { windowScene.byDefault() }
}
