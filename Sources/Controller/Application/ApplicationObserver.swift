/// Is told what happens to an application and its scenes: UIKit's notifications as methods.
///
/// Delegates hear first: <doc:The-Rules#Delegates-first>. All methods are optional. The application
/// owns its observers until they are removed.
@MainActor
public protocol ApplicationObserver: AnyObject {
  /// The application has launched.
  func applicationDidFinishLaunching(_ application: Application)
  /// The first scene is about to be seen; the state is still the old one.
  func applicationWillEnterForeground(_ application: Application)
  /// The first scene can be touched.
  func applicationDidBecomeActive(_ application: Application)
  /// The last scene is about to be out of reach.
  func applicationWillResignActive(_ application: Application)
  /// The last scene is no longer seen.
  func applicationDidEnterBackground(_ application: Application)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// The application is about to end.
  func applicationWillTerminate(_ application: Application)
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
  public func applicationWillEnterForeground(_ application: Application) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) {}
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
