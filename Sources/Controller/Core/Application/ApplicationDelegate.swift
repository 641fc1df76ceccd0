public import Foundation
import Model

/// Is notified of the life of the process, of its sessions and, without scenes, of its interface:
/// UIKit's methods, all optional.
///
/// One class may implement both sets: with scenes, the methods about the interface are never
/// called; without scenes, the two about sessions are not: <doc:Without-Scenes>.
///
/// ```swift
/// final class TeaAppDelegate: ApplicationDelegate {
///   private(set) var isOpen = false
///
///   func application(
///     _ application: Application,
///     didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
///   ) -> Bool {
///     isOpen = true
///     return true
///   }
///
///   func applicationWillTerminate(_ application: Application) { isOpen = false }
/// }
/// ```
@MainActor
public protocol ApplicationDelegate: ApplicationLifeCycle {
  // MARK: - The process

  /// The application is about to finish launching; return `false` if it cannot handle the options.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application has launched, and shows nothing yet; return `false` if it cannot handle the
  /// options.
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  // MARK: - Sessions

  /// Returns how to make the scenes of a new session. Not called for a stored session.
  ///
  /// Without a manifest that declares scenes, only a `SceneConfiguringApplicationDelegate` is
  /// called.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - connectingSceneSession: the new session, whose role the scenes have.
  ///   - options: why the scene comes, for example to open a URL.
  /// - Returns: the configuration: one of the manifest, or one with its own delegate.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration

  /// A person closed sessions permanently.
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>)

  // MARK: - The interface, without scenes

  /// The app's window in an app without scenes.
  var window: Window? { get }

  /// The application should open an address; return whether it did.
  func application(_ application: Application, open url: URL) -> Bool

  /// The application should continue an activity; return whether it did.
  func application(_ application: Application, continue userActivity: UserActivity) -> Bool
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension ApplicationDelegate {
  /// Returns `true`.
  public func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { application.log.byDefault(of: self, true) }

  /// Returns `true`.
  public func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { application.log.byDefault(of: self, true) }

  /// Returns the manifest's first configuration for the role.
  public func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    application.log.byDefault(
      of: self, SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role))
  }

  /// Does nothing.
  public func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) { application.log.byDefault(of: self) }

  /// Returns `nil`.
  public var window: Window? { nil }

  /// Returns `false`.
  public func application(_ application: Application, open url: URL) -> Bool {
    application.log.byDefault(of: self, false)
  }

  /// Returns `false`.
  public func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    application.log.byDefault(of: self, false)
  }
}
