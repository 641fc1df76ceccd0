import View

/// One run of an application's process: how it begins, is suspended and ends, LIFECYCLE 1.1, 1.3,
/// 1.9 to 1.11, 1.16 and 1.17.
///
/// All that is gone with the process belongs to it.
@MainActor
final class AppProcess {
  /// What is seen of the app.
  let interface: any AppInterface

  /// The same, in an app with scenes.
  let scenes: SceneInterface?

  /// Whether the process is kept in the background and runs no code.
  private(set) var isSuspended = false

  /// What was asked for while the process was suspended: it is carried out when that runs again.
  private var requests: [() -> Void] = []

  private unowned let app: Application

  init(_ app: Application, in state: ApplicationState) {
    self.app = app
    scenes = app.usesScenes ? SceneInterface(app, in: state) : nil
    interface = scenes ?? ClassicInterface(app, in: state)
  }

  func launch(_ options: LaunchOptions) {
    let discarded = scenes?.sessions.begin() ?? []
    // With scenes, what to open comes in the connection options instead: LIFECYCLE 1.1.
    let options = scenes == nil ? options : LaunchOptions()
    app.callDelegate("application(_:willFinishLaunchingWithOptions:)") {
      _ = $0.application(app, willFinishLaunchingWithOptions: options)
    }
    app.callDelegate("application(_:didFinishLaunchingWithOptions:)") {
      _ = $0.application(app, didFinishLaunchingWithOptions: options)
    }
    app.tell { $0.applicationDidFinishLaunching(app) }
    // A delegate that configures scenes and does not say so has no window either.
    if scenes == nil, app.policy.knowsScenes, interface.state != .background,
      interface.windows.isEmpty
    {
      app.report(.neitherScenesNorWindow)
    }
    if !discarded.isEmpty { scenes?.didDiscard(discarded) }
  }

  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .suspend:
      guard !isSuspended, interface.state == .background else {
        throw app.wrongState(event)
      }
      isSuspended = true
    case .kill: kill()
    case .terminate: terminate()
    case .crash: app.stop()
    case .close(let session) where endsProcess(session):
      // The app is notified at its next launch, as of each that is closed while it does not run.
      session.isDiscarded = true
      terminate()
    case .memoryWarning: wake { warnOfLowMemory() }
    default: try wake { () throws(LifeCycleError) in try interface.send(event) }
    }
  }

  /// Lets something happen to the process; a suspended one is awake for it, and stays so if that
  /// has brought it forward.
  func wake<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    guard isSuspended else { return try body() }
    isSuspended = false
    defer {
      app.turns.atEnd { self.isSuspended = self.interface.state == .background }
    }
    // What cannot happen wakes nobody: then what was asked for goes on waiting.
    try body()
    let requests = requests
    self.requests = []
    for request in requests { app.turns.atEnd(request) }
  }

  /// Keeps what is asked for in the name of a suspended process until that runs again.
  func keep(_ request: @escaping () -> Void) {
    requests.append(request)
  }

  private func warnOfLowMemory() {
    app.callDelegate("applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning(app)
    }
    for window in interface.windows { window.warnOfLowMemory() }
    app.tell { $0.applicationDidReceiveMemoryWarning(app) }
  }

  // MARK: - The end

  /// Whether the process ends with a session: LIFECYCLE 1.10.
  private func endsProcess(_ session: SceneSession) -> Bool {
    guard let sessions = scenes?.sessions, sessions.isOpen(session) else { return false }
    return sessions.numbered.count == 1 && app.policy.lastWindow == .terminates
  }

  private func terminate() {
    // A suspended process is not asked: it is gone.
    if !isSuspended {
      interface.enterBackground()
      willTerminate()
    }
    end()
  }

  private func kill() {
    if isSuspended || app.policy.kill == .nothing {
      // Nothing is called: the app is notified at its next launch.
      for session in scenes?.sessions.open ?? [] { session.isDiscarded = true }
    } else {
      interface.kill()
      willTerminate()
    }
    end()
  }

  private func willTerminate() {
    app.callDelegate("applicationWillTerminate(_:)") {
      $0.applicationWillTerminate(app)
    }
    app.tell { $0.applicationWillTerminate(app) }
  }

  private func end() {
    app.saveSessions()
    app.stop()
  }
}
