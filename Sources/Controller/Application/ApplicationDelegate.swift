public import Foundation

/// Hears of the life of the process, of its sessions and, without scenes, of its interface: UIKit's
/// methods, all optional.
///
/// One class may implement both sets: with scenes, the methods about the interface are never called;
/// without, the two about sessions are not: <doc:Without-Scenes>.
@MainActor
public protocol ApplicationDelegate: ApplicationLifeCycle {
  // MARK: - The process

  /// The application is about to finish launching; answers `false` when it cannot take up what it
  /// was launched for.
  func application(
    _ application: Application, willFinishLaunchingWithOptions options: Application.LaunchOptions
  ) -> Bool

  /// The application has launched, and shows nothing yet; answers `false` when it cannot take up
  /// what it was launched for.
  func application(
    _ application: Application, didFinishLaunchingWithOptions options: Application.LaunchOptions
  )
    -> Bool

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

  /// The application should open an address; answers whether it did.
  func application(_ application: Application, open url: URL) -> Bool

  /// The application should take up an activity; answers whether it did.
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

  /// No.
  public func application(_ application: Application, open url: URL) -> Bool {
    application.byDefault(false)
  }

  /// No.
  public func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    application.byDefault(false)
  }
}
