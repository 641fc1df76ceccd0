/// Is told what happens to an application and its scenes: UIKit's notifications as methods.
///
/// Delegates hear first: <doc:The-Rules#Delegates-first>. All methods are optional. The application
/// owns its observers until they are removed.
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
  /// A scene can be touched.
  func sceneDidActivate(_ scene: Scene)
  /// A scene is about to be out of reach.
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
