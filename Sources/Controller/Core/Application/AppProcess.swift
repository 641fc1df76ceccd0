import Model
import View

/// The interface of an application: its scenes or, as before iOS 13, one interface without scenes.
@MainActor
protocol AppInterface: AnyObject {
  /// The state of the application, which follows from its interface.
  var state: Application.State { get }

  var windows: [Window] { get }

  /// Appears for the first time, with what the app is launched for.
  func appear(_ arrival: Arrival?)

  /// Handles an event that concerns the interface.
  func send(_ event: SystemEvent) throws(LifeCycleError)

  /// Goes to the background by the legal steps from any state.
  func enterBackground()
}

/// One run of an application's process: how it begins, <doc:Coming-And-Going>, is suspended and
/// ends, <doc:How-An-App-Ends>.
///
/// It owns everything that ends with the process.
@MainActor
final class AppProcess {
  /// The interface of the app.
  let interface: any AppInterface

  /// The same, in an app with scenes; otherwise `nil`.
  let scenes: SceneInterface?

  /// What is kept with the process.
  var parts: [any ProcessPart] = []

  /// Whether the process is suspended: in the background, running no code.
  private(set) var isSuspended = false

  /// The requests that were made while the process was suspended; carried out when it runs again.
  var requests: [() -> Void] = []

  /// Whether the process was suspended before this turn.
  private var wasSuspended = false

  // The application owns its process.
  unowned let app: Application

  init(_ app: Application, in state: Application.State) {
    self.app = app
    scenes = app.usesScenes ? SceneInterface(app, in: state) : nil
    interface = scenes ?? ClassicInterface(app, in: state)
  }

  /// Launches the app; returns what is left to be passed to it.
  func launch(_ arrival: Arrival?) -> Arrival? {
    let discarded = scenes?.sessions.begin() ?? []
    // With scenes, the connection options have what to open instead.
    let launchOptions = scenes == nil ? arrival?.launchOptions : nil
    let will = app.callDelegate("application(_:willFinishLaunchingWithOptions:)") {
      $0.application(app, willFinishLaunchingWithOptions: launchOptions)
    }
    let did = app.callDelegate("application(_:didFinishLaunchingWithOptions:)") {
      $0.application(app, didFinishLaunchingWithOptions: launchOptions)
    }
    app.userNotificationCenter.isLate = arrival != nil && app.userNotificationCenter.delegate == nil
    app.tell { $0.applicationDidFinishLaunching(app) }
    // A delegate that configures scenes without declaring it has no window either.
    if scenes == nil, app.policy.knowsScenes, interface.state != .background,
      interface.windows.isEmpty
    {
      app.report(.neitherScenesNorWindow)
    }
    if !discarded.isEmpty { scenes?.didDiscard(discarded) }
    return scenes != nil || (will && did) ? arrival : nil
  }

  func suspend(_ event: SystemEvent) throws(LifeCycleError) {
    guard !isSuspended, interface.state == .background else { throw app.wrongState(event) }
    isSuspended = true
  }

  /// Handles an event in this turn, and wakes a suspended process for it.
  ///
  /// The requests that were made before are carried out at the turn's end.
  @inline(__always)  // Else a transition takes 18 % more instructions.
  func awake<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    if isSuspended { wasSuspended = true }
    isSuspended = false
    try body()
    guard wasSuspended else { return }
    for request in requests { app.turn.atEnd(request) }
    requests = []
  }

  /// Suspends a woken process again, unless it is in the foreground now, and saves what has
  /// changed, unless nothing has happened.
  func endTurn(isSaving: Bool) {
    if wasSuspended, interface.state == .background { isSuspended = true }
    wasSuspended = false
    if isSaving { scenes?.saveSessions() }
  }

  func warnOfLowMemory() {
    app.callDelegate("applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning(app)
    }
    for window in interface.windows { window.warnOfLowMemory() }
    app.tell { $0.applicationDidReceiveMemoryWarning(app) }
  }

  // MARK: - The end

  /// Whether the process ends with a session: <doc:Windows-And-Sessions>.
  func endsProcess(_ session: SceneSession) -> Bool {
    guard let sessions = scenes?.sessions, sessions.isOpen(session) else { return false }
    return sessions.numbered.count == 1 && app.policy.lastWindow == .terminates
  }

  func terminate() {
    // A suspended process gets no calls: it just ends.
    if !isSuspended {
      interface.enterBackground()
      app.notify(.willTerminate)
    } else {
      app.log.decide(.isSuspended(app))
    }
    end()
  }

  func closeInSwitcher() {
    if isSuspended || app.policy.closingInSwitcher == .silent {
      if isSuspended { app.log.decide(.isSuspended(app)) }
      // No delegate is called: the app is notified at its next launch.
      for session in scenes?.sessions.open ?? [] { session.isDiscarded = true }
    } else {
      if let scenes { scenes.closeInSwitcher() } else { interface.enterBackground() }
      app.notify(.willTerminate)
    }
    end()
  }

  private func end() {
    scenes?.saveSessions()
    app.stop()
  }
}

/// What is decided about an app, and what its delegate is told.
package enum AppDecision: Decision {
  /// The app comes to the foreground or goes to the background, and its controllers stay as they
  /// are.
  case cameOrWent(Application)
  /// The app is active again, and was in the foreground all the time.
  case isOnlyActiveAgain(Application)
  /// The app becomes inactive, and stays in the foreground.
  case isOnlyInactive(Application)
  /// Without scenes, a launch is no return to the foreground.
  case launchIsNoReturn(Application)
  /// The process is suspended, and just ends.
  case isSuspended(Application)
  /// The app's centre of notifications has no delegate, or got it too late.
  case hearsNoNotifications(Application)
  /// The app is told of a closed session at its next launch.
  case isToldAtNextLaunch(Application)
  /// The session was configured when it was new.
  case sessionHasConfiguration(SceneSession, in: Application)
  /// The scene is released, and its session stays.
  case sessionStaysOpen(SceneSession, in: Application)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> AppDecision) {
    if isObserved { tell(decision()) }
  }
}

/// The state of an application's process; that of its interface is `Application.State`.
///
/// ```swift
/// #expect(application.processState == .notRunning)
/// try application.send(.launch())
/// try application.send(.home)
/// try application.send(.suspend)
/// #expect(application.processState == .suspended)
/// ```
public enum ProcessState: CaseIterable, Sendable {
  /// There is no process.
  case notRunning
  /// The process runs, seen or not.
  case running
  /// The process is in the background and runs no code: <doc:How-An-App-Ends>.
  case suspended
}
