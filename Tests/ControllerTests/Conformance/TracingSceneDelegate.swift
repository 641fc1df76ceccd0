import Controller
import Foundation

/// A scene's delegate; the log of its application has the calls, and the script what was in them.
final class TracingSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let script: Script

  init(_ script: Script) { self.script = script }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    script.connections.append(connectionOptions)
    react(to: "willConnect", scene)
    guard script.showsWindows, let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = ScreenController()
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: Scene) { react(to: "didDisconnect", scene) }
  func sceneWillEnterForeground(_ scene: Scene) { react(to: "willFG", scene) }
  func sceneDidBecomeActive(_ scene: Scene) { react(to: "didActive", scene) }
  func sceneWillResignActive(_ scene: Scene) { react(to: "willResign", scene) }
  func sceneDidEnterBackground(_ scene: Scene) { react(to: "didBG", scene) }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    script.continued.append(userActivity)
  }

  func scene(_ scene: Scene, willContinueUserActivityWithType userActivityType: String) {}

  func scene(
    _ scene: Scene, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError
  ) { script.failures.append(userActivityType) }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { script.actions.append(shortcutItem) }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    script.opened += contexts.map(\.url.absoluteString)
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? { script.activity }

  func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity) {
    script.restored.append(activity)
  }

  func windowScene(
    _ windowScene: WindowScene, didUpdateEffectiveGeometry previousGeometry: WindowScene.Geometry
  ) {
    script.geometries.append(windowScene.effectiveGeometry)
  }

  private func react(to call: String, _ scene: Scene) {
    script.reactions[call]?(scene)
  }
}
