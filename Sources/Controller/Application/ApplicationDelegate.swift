public import Foundation

// The actor is spelled out for the reason given at `ViewInterface`.

/// Hears of the life of the process, of its sessions and, without scenes, of its interface: UIKit's
/// methods, all optional.
///
/// One class may implement both sets: with scenes, the four methods about the interface are never
/// called; without, the two about sessions are not: <doc:Without-Scenes>.
@MainActor
public protocol ApplicationDelegate: AnyObject {
  // MARK: - The process

  /// The application is about to finish launching.
  ///
  /// - Returns: `false` when it cannot take up what it was launched for.
  func application(
    _ application: Application, willFinishLaunchingWithOptions options: Application.LaunchOptions
  )
    -> Bool

  /// The application has launched; nothing is shown yet.
  ///
  /// - Returns: `false` when it cannot take up what it was launched for.
  func application(
    _ application: Application, didFinishLaunchingWithOptions options: Application.LaunchOptions
  )
    -> Bool

  /// The application is about to end.
  func applicationWillTerminate(_ application: Application)

  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)

  // MARK: - Sessions

  /// Asks how to make the scenes of a new session. Not asked for a session that was remembered.
  ///
  /// Without a manifest that declares scenes, only a `SceneConfiguringApplicationDelegate` is asked.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// A person closed sessions for good.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  // MARK: - The interface, without scenes

  /// The app's window in an app without scenes.
  var window: Window? { get }

  /// The application can be touched.
  func applicationDidBecomeActive(_ application: Application)

  /// The application is about to be out of reach.
  func applicationWillResignActive(_ application: Application)

  /// The application is no longer seen.
  func applicationDidEnterBackground(_ application: Application)

  /// The application is about to be seen again.
  func applicationWillEnterForeground(_ application: Application)

  /// The application should open an address.
  ///
  /// - Returns: whether it did.
  func application(_ application: Application, open url: URL) -> Bool

  /// The application should take up an activity.
  ///
  /// - Returns: whether it did.
  func application(_ application: Application, continue userActivity: UserActivity) -> Bool
}

// A default is no method of the delegate's, so it does not stay in the log as one.
extension ApplicationDelegate {
  /// Yes.
  public func application(
    _ application: Application, willFinishLaunchingWithOptions options: Application.LaunchOptions
  ) -> Bool { application.byDefault(true) }

  /// Yes.
  public func application(
    _ application: Application, didFinishLaunchingWithOptions options: Application.LaunchOptions
  ) -> Bool { application.byDefault(true) }

  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) { application.byDefault() }

  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.byDefault()
  }

  /// The manifest's first for the role.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    application.byDefault(SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
  }

  /// Does nothing.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) { application.byDefault() }

  /// None.
  public var window: Window? { nil }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) { application.byDefault() }

  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) { application.byDefault() }

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) { application.byDefault() }

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) { application.byDefault() }

  /// No.
  public func application(_ application: Application, open url: URL) -> Bool {
    application.byDefault(false)
  }

  /// No.
  public func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    application.byDefault(false)
  }
}
