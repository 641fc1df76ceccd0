import Model

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

/// The methods that the delegate and the observers of an application share, by their names in the log.
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
