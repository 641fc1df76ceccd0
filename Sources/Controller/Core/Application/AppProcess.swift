import Model
import View

/// One run of an application's process: how it begins, <doc:Coming-And-Going>, is suspended and
/// ends, <doc:How-An-App-Ends>.
///
/// It owns everything that ends with the process.
@MainActor
package final class AppProcess {
  /// The interface of the app.
  let interface: any AppInterface

  /// The same, in an app with scenes; otherwise `nil`.
  package let scenes: SceneInterface?

  /// What is kept with the process.
  var parts: [any ProcessPart] = []

  /// Whether the process is suspended: in the background, running no code.
  private(set) var isSuspended = false

  /// The requests that were made while the process was suspended; carried out when it runs again.
  package var requests: [() -> Void] = []

  /// Whether the process was suspended before this turn.
  private var wasSuspended = false

  init(_ app: Application, in state: Application.State) {
    scenes = app.usesScenes ? SceneInterface(app, in: state) : nil
    interface = scenes ?? ClassicInterface(app, in: state)
  }

  func launch(_ options: Application.LaunchOptions, in app: Application) {
    let discarded = scenes?.sessions.begin() ?? []
    // With scenes, the connection options have what to open instead.
    let launchOptions = scenes == nil ? options.dictionary : nil
    app.callDelegate("application(_:willFinishLaunchingWithOptions:)") {
      _ = $0.application(app, willFinishLaunchingWithOptions: launchOptions)
    }
    app.callDelegate("application(_:didFinishLaunchingWithOptions:)") {
      _ = $0.application(app, didFinishLaunchingWithOptions: launchOptions)
    }
    app.tell { $0.applicationDidFinishLaunching(app) }
    // A delegate that configures scenes without declaring it has no window either.
    if scenes == nil, app.policy.knowsScenes, interface.state != .background,
      interface.windows.isEmpty
    {
      app.report(.neitherScenesNorWindow)
    }
    if !discarded.isEmpty { scenes?.didDiscard(discarded, in: app) }
  }

  func send(_ event: SystemEvent, in app: Application) throws(LifeCycleError) {
    switch event {
    case .suspend:
      guard !isSuspended, interface.state == .background else { throw app.wrongState(event) }
      isSuspended = true
    case .closeInSwitcher: closeInSwitcher(in: app)
    case .terminate: terminate(in: app)
    case .crash: app.stop()
    case .close(let session) where endsProcess(session, in: app):
      // The app is notified at its next launch, as of each session closed while it does not run.
      session.isDiscarded = true
      app.log.decide(.isToldAtNextLaunch(app))
      terminate(in: app)
    case .memoryWarning: awake(in: app) { warnOfLowMemory(in: app) }
    case .launch, .launchInBackground, .home, .open, .openSwitcher, .interruption,
      .interruptionEnded, .interruptionAccepted, .resizeBegan, .resized, .resizeEnded,
      .movedOffScreen, .newWindow, .show, .close, .reclaim, .openURL, .continue:
      try awake(in: app) { () throws(LifeCycleError) in try interface.send(event, in: app) }
    }
  }

  /// Handles an event in this turn, and wakes a suspended process for it.
  ///
  /// The requests that were made before are carried out at the turn's end.
  @inline(__always)  // Else a transition takes 18 % more instructions.
  func awake<Failure>(in app: Application, _ body: () throws(Failure) -> Void) throws(Failure) {
    if isSuspended { wasSuspended = true }
    isSuspended = false
    try body()
    guard wasSuspended else { return }
    for request in requests { app.turn.atEnd(request) }
    requests = []
  }

  /// Suspends a woken process again, unless it is in the foreground now, and saves what has
  /// changed, unless nothing has happened.
  func endTurn(in app: Application, isSaving: Bool) {
    if wasSuspended, interface.state == .background { isSuspended = true }
    wasSuspended = false
    if isSaving { scenes?.saveSessions(in: app) }
  }

  private func warnOfLowMemory(in app: Application) {
    app.callDelegate("applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning(app)
    }
    for window in interface.windows { window.warnOfLowMemory() }
    app.tell { $0.applicationDidReceiveMemoryWarning(app) }
  }

  // MARK: - The end

  /// Whether the process ends with a session: <doc:Windows-And-Sessions>.
  private func endsProcess(_ session: SceneSession, in app: Application) -> Bool {
    guard let sessions = scenes?.sessions, sessions.isOpen(session) else { return false }
    return sessions.numbered.count == 1 && app.policy.lastWindow == .terminates
  }

  private func terminate(in app: Application) {
    // A suspended process gets no calls: it just ends.
    if !isSuspended {
      interface.enterBackground(in: app)
      app.notify(.willTerminate)
    } else {
      app.log.decide(.isSuspended(app))
    }
    end(in: app)
  }

  private func closeInSwitcher(in app: Application) {
    if isSuspended || app.policy.closingInSwitcher == .silent {
      if isSuspended { app.log.decide(.isSuspended(app)) }
      // No delegate is called: the app is notified at its next launch.
      for session in scenes?.sessions.open ?? [] { session.isDiscarded = true }
    } else {
      if let scenes { scenes.closeInSwitcher(in: app) } else { interface.enterBackground(in: app) }
      app.notify(.willTerminate)
    }
    end(in: app)
  }

  private func end(in app: Application) {
    scenes?.saveSessions(in: app)
    app.stop()
  }
}
