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
