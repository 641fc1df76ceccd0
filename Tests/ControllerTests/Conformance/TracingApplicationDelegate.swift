import Controller
import Foundation

/// An app's delegate that implements both sets of methods; the log of its application has the
/// calls, and the script what was in them.
class TracingApplicationDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
  private(set) var window: Window?
  let script: Script

  init(_ script: Script) { self.script = script }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    script.launches.append(launchOptions)
    return script.willHandleLaunch
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    if script.hearsNotifications { application.userNotificationCenter.delegate = self }
    guard !application.usesScenes, script.showsWindows else { return script.handlesLaunch }
    let window = Window(application: application)
    window.rootViewController = ScreenController()
    window.makeKeyAndVisible()
    self.window = window
    return script.handlesLaunch
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    script.configuration?(session) ?? SceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    script.discarded.append(sceneSessions.map(\.persistentIdentifier).sorted())
  }

  // All that the rules speak of is here, for a default is not in the log.
  func applicationWillTerminate(_ application: Application) {}
  func applicationDidReceiveMemoryWarning(_ application: Application) {}
  func applicationDidBecomeActive(_ application: Application) {}
  func applicationWillResignActive(_ application: Application) {}
  func applicationDidEnterBackground(_ application: Application) {}
  func applicationWillEnterForeground(_ application: Application) {}

  func application(_ application: Application, open url: URL) -> Bool {
    script.opened.append(url.absoluteString)
    return true
  }

  func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    script.continued.append(userActivity)
    return true
  }

  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { true }

  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError
  ) { script.failures.append(userActivityType) }

  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { script.actions.append(shortcutItem) }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { script.responses.append(response) }
}

/// The same delegate, declared as one that configures scenes.
final class TracingConfiguringDelegate: TracingApplicationDelegate,
  SceneConfiguringApplicationDelegate
{
  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
  {
    script.sceneDelegate?(configuration)
  }
}

/// The screen of every window.
final class ScreenController: ViewController {}
