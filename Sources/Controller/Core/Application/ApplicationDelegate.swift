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

  /// The application is about to finish launching; return `false` if it has handled the options, or
  /// cannot.
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool

  /// The application has launched, and shows nothing yet; return `false` if it has handled the
  /// options, or cannot: without scenes, nothing else is called for them then.
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

  /// An activity of another device is about to come; return whether the app says so itself.
  func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool

  /// An activity of another device did not come.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - userActivityType: the type that was announced.
  ///   - error: why it did not come.
  func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError)

  /// The application should perform a quick action, and then call the handler with whether it did.
  ///
  /// - Parameters:
  ///   - application: the application.
  ///   - shortcutItem: the quick action.
  ///   - completionHandler: is called with whether it was performed.
  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
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

  /// Returns `false`.
  public func application(
    _ application: Application, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { application.log.byDefault(of: self, false) }

  /// Does nothing.
  public func application(
    _ application: Application, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError
  ) { application.log.byDefault(of: self) }

  /// Does nothing.
  public func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { application.log.byDefault(of: self) }
}

/// An application delegate that configures scenes without a manifest.
///
/// Conforming to this protocol switches scenes on: <doc:Without-Scenes>. Where a manifest declares
/// scenes, an `ApplicationDelegate` with the same method is called too.
///
/// ```swift
/// final class ConfiguringAppDelegate: SceneConfiguringApplicationDelegate {
///   func application(
///     _ application: Application,
///     configurationForConnecting connectingSceneSession: SceneSession,
///     options: Scene.ConnectionOptions
///   ) -> SceneConfiguration {
///     SceneConfiguration(name: "Tea", sessionRole: connectingSceneSession.role) {
///       TeaSceneDelegate()
///     }
///   }
/// }
/// ```
@MainActor
public protocol SceneConfiguringApplicationDelegate: ApplicationDelegate {
  /// Makes the delegate of a scene whose session was stored by an earlier process.
  ///
  /// UIKit finds the class by its name; here this method makes the delegate, because the
  /// `makeDelegate` of a stored configuration is lost. If it returns `nil`, the scene connects
  /// without a delegate, which is reported.
  func application(_ application: Application, sceneDelegateFor configuration: SceneConfiguration)
    -> (any SceneDelegate)?
}

extension SceneConfiguringApplicationDelegate {
  /// Returns `nil`.
  public func application(
    _ application: Application, sceneDelegateFor configuration: SceneConfiguration
  ) -> (any SceneDelegate)? { nil }
}

/// Is notified of the life of an application: what its delegate and its observers share.
///
/// All methods are optional. With scenes, all are called for an observer, but only the last two for
/// a delegate: <doc:Without-Scenes>.
@MainActor
public protocol ApplicationLifeCycle: AnyObject {
  /// The application, or its first scene, is about to be seen; the state is still the old one.
  func applicationWillEnterForeground(_ application: Application)
  /// The application, or its first scene, is active: it can be touched.
  func applicationDidBecomeActive(_ application: Application)
  /// The application, or its last scene, is about to be inactive.
  func applicationWillResignActive(_ application: Application)
  /// The application, or its last scene, is no longer seen.
  func applicationDidEnterBackground(_ application: Application)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// The application is about to end.
  func applicationWillTerminate(_ application: Application)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension ApplicationLifeCycle {
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) {
    application.log.byDefault(of: self)
  }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {
    application.log.byDefault(of: self)
  }
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {
    application.log.byDefault(of: self)
  }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {
    application.log.byDefault(of: self)
  }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.log.byDefault(of: self)
  }
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {
    application.log.byDefault(of: self)
  }
}

/// Is notified of what happens to an application and its scenes: UIKit's notifications as methods.
///
/// Delegates are called first: <doc:The-Rules#Delegates-first>. All methods are optional. The
/// application holds its observers weakly.
///
/// ```swift
/// final class Statistics: ApplicationObserver {
///   private(set) var activations = 0
///   private(set) var scenes = 0
///
///   func sceneWillConnect(_ scene: Scene) { scenes += 1 }
///   func applicationDidBecomeActive(_ application: Application) {
///     activations += 1
///   }
/// }
/// ```
@MainActor
public protocol ApplicationObserver: ApplicationLifeCycle {
  /// The application has launched.
  func applicationDidFinishLaunching(_ application: Application)
  /// A scene is being connected.
  func sceneWillConnect(_ scene: Scene)
  /// A scene was disconnected.
  func sceneDidDisconnect(_ scene: Scene)
  /// A scene is about to be seen.
  func sceneWillEnterForeground(_ scene: Scene)
  /// A scene is active: it can be touched.
  func sceneDidActivate(_ scene: Scene)
  /// A scene is about to be inactive.
  func sceneWillDeactivate(_ scene: Scene)
  /// A scene is no longer seen.
  func sceneDidEnterBackground(_ scene: Scene)
}

extension ApplicationObserver {
  /// Does nothing.
  public func applicationDidFinishLaunching(_ application: Application) {}
  /// Does nothing.
  public func sceneWillConnect(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidActivate(_ scene: Scene) {}
  /// Does nothing.
  public func sceneWillDeactivate(_ scene: Scene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: Scene) {}
}

/// The methods that the delegate and the observers of an application share, by their names in the
/// log.
package enum ApplicationCallback: String, CaseIterable {
  case willEnterForeground = "applicationWillEnterForeground(_:)"
  case didBecomeActive = "applicationDidBecomeActive(_:)"
  case willResignActive = "applicationWillResignActive(_:)"
  case didEnterBackground = "applicationDidEnterBackground(_:)"
  case didReceiveMemoryWarning = "applicationDidReceiveMemoryWarning(_:)"
  case willTerminate = "applicationWillTerminate(_:)"

  /// Calls the method.
  @MainActor
  func call(_ object: any ApplicationLifeCycle, of application: Application) {
    switch self {
    case .willEnterForeground: object.applicationWillEnterForeground(application)
    case .didBecomeActive: object.applicationDidBecomeActive(application)
    case .willResignActive: object.applicationWillResignActive(application)
    case .didEnterBackground: object.applicationDidEnterBackground(application)
    case .didReceiveMemoryWarning: object.applicationDidReceiveMemoryWarning(application)
    case .willTerminate: object.applicationWillTerminate(application)
    }
  }
}
