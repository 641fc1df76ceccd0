/// Hears of the life of an application, as its delegate and its observers do.
///
/// All methods are optional. With scenes, an observer hears of all, and a delegate of the last two
/// alone: <doc:Without-Scenes>.
@MainActor
public protocol ApplicationLifeCycle: AnyObject {
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

// A default is no method of a delegate's, so it does not stay in the log as one.
extension ApplicationLifeCycle {
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: Application) { application.byDefault() }
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: Application) { application.byDefault() }
  /// Does nothing.
  public func applicationWillResignActive(_ application: Application) { application.byDefault() }
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: Application) { application.byDefault() }
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: Application) {
    application.byDefault()
  }
  /// Does nothing.
  public func applicationWillTerminate(_ application: Application) { application.byDefault() }
}
