package import Controller
package import Foundation

/// Runs an app with scenes and, on a device without scenes, in its own window.
package final class AppDelegate {
  /// The window of an app without scenes.
  package private(set) var window: Window?

  private let content: any WindowContent
  private weak var application: Application?

  package init(_ content: any WindowContent) {
    self.content = content
  }
}

// As in `SceneDelegate`, empty methods are here to be seen in a trace.
extension AppDelegate: ApplicationDelegate {
  package func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Without scenes, the first screen is shown here.
  package func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    application.userNotificationCenter.delegate = self
    if !application.usesScenes {
      let window = Window(application: application)
      self.window = window
      content.open(window, restoring: nil)
    }
    return true
  }

  package func applicationWillTerminate(_ application: Application) {}

  // MARK: - Sessions

  /// Every window is made the same way.
  package func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  package func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}

  // MARK: - The interface, without scenes

  /// The session may have ended while the app was in the background.
  package func applicationWillEnterForeground(_ application: Application) {
    if let window { content.update(window) }
  }

  package func application(_ application: Application, open url: URL) -> Bool {
    receive(.url(url))
  }

  package func application(_ application: Application, continue userActivity: UserActivity) -> Bool
  {
    receive(.userActivity(userActivity))
  }

  package func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    completionHandler(receive(.shortcutItem(shortcutItem)))
  }

  package func applicationDidBecomeActive(_ application: Application) {}

  package func applicationWillResignActive(_ application: Application) {}

  package func applicationDidEnterBackground(_ application: Application) {}
}

extension AppDelegate: UserNotificationCenterDelegate {
  package func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    receive(.notificationResponse(response))
    completionHandler()
  }

  /// Shows what has arrived in the window in front; returns whether there is one.
  @MainActor
  @discardableResult
  private func receive(_ arrival: Arrival) -> Bool {
    let scene = application?.scenes.first { $0.activationState != .background }
    guard let window = window ?? (scene?.delegate as? SceneDelegate)?.window else { return false }
    content.receive(arrival, in: window)
    return true
  }
}
