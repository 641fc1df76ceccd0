/// Hears of the life of an application, as its delegate and its observers do.
///
/// All methods are optional. With scenes, an observer hears of all, and a delegate of the last two
/// alone: LIFECYCLE 2.3.
@MainActor
public protocol ApplicationListener: AnyObject {
  /// The application, or its first scene, is about to be seen; the state is still the old one.
  func applicationWillEnterForeground(_ application: Application)
  /// The application, or its first scene, can be touched.
  func applicationDidBecomeActive(_ application: Application)
  /// The application, or its last scene, is about to be out of reach.
  func applicationWillResignActive(_ application: Application)
  /// The application, or its last scene, is no longer seen.
  func applicationDidEnterBackground(_ application: Application)
  /// Memory is short.
  func applicationDidReceiveMemoryWarning(_ application: Application)
  /// The application is about to end.
  func applicationWillTerminate(_ application: Application)
}

extension ApplicationListener {
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
}
