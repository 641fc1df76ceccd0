/// Is notified of the life of one scene: UIKit's methods, all optional.
///
/// A `will…` method sees the old state of the scene, a `did…` method the new one: <doc:The-Rules>.
///
/// ```swift
/// final class TeaSceneDelegate: WindowSceneDelegate {
///   private(set) var window: Window?
///
///   func scene(
///     _ scene: Scene, willConnectTo session: SceneSession,
///     options connectionOptions: Scene.ConnectionOptions
///   ) {
///     guard let windowScene = scene as? WindowScene else { return }
///     window = Window(windowScene: windowScene)
///     window?.rootViewController = OrderController(screen: OrderScreen())
///     window?.makeKeyAndVisible()
///   }
/// }
/// ```
@MainActor
public protocol SceneDelegate: AnyObject {
  /// The scene is about to be connected: make its window here.
  ///
  /// - Parameters:
  ///   - scene: the scene, in the state `unattached`.
  ///   - session: its session, with what was stored of an earlier run.
  ///   - connectionOptions: why the scene comes: what has arrived.
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions)

  /// The scene was disconnected. Its session may connect again: delete nothing of the person's.
  func sceneDidDisconnect(_ scene: Scene)

  /// The scene is about to be seen.
  func sceneWillEnterForeground(_ scene: Scene)

  /// The scene is active: it can be touched.
  func sceneDidBecomeActive(_ scene: Scene)

  /// The scene is about to be inactive, for a moment or for longer.
  func sceneWillResignActive(_ scene: Scene)

  /// The scene is no longer seen.
  func sceneDidEnterBackground(_ scene: Scene)

  /// The scene should continue an activity.
  func scene(_ scene: Scene, continue userActivity: UserActivity)

  /// An activity of another device is about to come.
  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String)

  /// An activity of another device did not come.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - userActivityType: the type that was announced.
  ///   - error: why it did not come.
  func scene(
    _ scene: Scene, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError)

  /// The scene should open addresses.
  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext])

  /// The activity that restores the scene's current content, or `nil` for none.
  func stateRestorationActivity(for scene: Scene) -> UserActivity?

  /// The scene should restore its content. Called between connecting and the foreground.
  func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity)
}

/// Is notified of the life of a scene with windows.
///
/// ```swift
/// func stateRestorationActivity(for scene: Scene) -> UserActivity? {
///   let userInfo = tea.map { ["tea": PropertyValue.string($0)] } ?? [:]
///   return UserActivity(activityType: "com.example.tea", userInfo: userInfo)
/// }
///
/// func windowScene(
///   _ windowScene: WindowScene,
///   didUpdateEffectiveGeometry previousGeometry: WindowScene.Geometry
/// ) {
///   if windowScene.effectiveGeometry.isInteractivelyResizing { return }
///   window?.announce("The window has another size.")
/// }
/// ```
@MainActor
public protocol WindowSceneDelegate: SceneDelegate {
  /// The scene's main window.
  var window: Window? { get }

  /// The scene's size has changed, or a person has let go of what changed it.
  func windowScene(
    _ windowScene: WindowScene, didUpdateEffectiveGeometry previousGeometry: WindowScene.Geometry)

  /// The scene should perform a quick action, and then call the handler with whether it did.
  ///
  /// - Parameters:
  ///   - windowScene: the scene.
  ///   - shortcutItem: the quick action.
  ///   - completionHandler: is called with whether it was performed.
  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension SceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) { scene.byDefault(of: self) }

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) { scene.byDefault(of: self) }

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) { scene.byDefault(of: self) }

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: Scene) { scene.byDefault(of: self) }

  /// Does nothing.
  public func sceneWillResignActive(_ scene: Scene) { scene.byDefault(of: self) }

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) { scene.byDefault(of: self) }

  /// Does nothing.
  public func scene(_ scene: Scene, continue userActivity: UserActivity) {
    scene.byDefault(of: self)
  }

  /// Does nothing.
  public func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {
    scene.byDefault(of: self)
  }

  /// Does nothing.
  public func scene(
    _ scene: Scene, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError
  ) { scene.byDefault(of: self) }

  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    scene.byDefault(of: self)
  }

  /// Returns what the app has set itself, in the scene's session.
  public func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    scene.byDefault(of: self, scene.session.stateRestorationActivity)
  }

  /// Does nothing.
  public func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity) {
    scene.byDefault(of: self)
  }
}

extension WindowSceneDelegate {
  /// Returns `nil`.
  public var window: Window? { nil }

  /// Does nothing.
  public func windowScene(
    _ windowScene: WindowScene, didUpdateEffectiveGeometry previousGeometry: WindowScene.Geometry
  ) { windowScene.byDefault(of: self) }

  /// Does nothing.
  public func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { windowScene.byDefault(of: self) }
}
