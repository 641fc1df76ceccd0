import View

// How the process begins and ends: LIFECYCLE 1.1, 1.3, 1.9, 1.11, 1.16 and 1.17.
extension Application {
  func launch(_ event: SystemEvent, _ options: LaunchOptions) throws(LifeCycleError) {
    try start(event, in: .inactive, options)
    guard usesScenes else {
      becomeActive(options)
      return
    }
    let connection = ConnectionOptions(
      urlContexts: options.url.map { [OpenURLContext(url: $0)] } ?? [],
      userActivities: options.userActivity.map { [$0] } ?? [])
    let session = lastSeen.last ?? sessions.last ?? newSession(connection)
    comeForward(connect(session, connection))
  }

  func launchInBackground(_ event: SystemEvent, _ connecting: Bool) throws(LifeCycleError) {
    try start(event, in: .background, LaunchOptions())
    guard usesScenes, connecting else { return }
    connectInBackground(sessions.last ?? newSession(ConnectionOptions()))
  }

  private func start(
    _ event: SystemEvent, in state: ApplicationState, _ options: LaunchOptions
  ) throws(LifeCycleError) {
    guard process == .notRunning else { throw .alreadyRunning(event: event.name) }
    process = .running
    self.state = state
    restoreSessions()
    // With scenes, what to open comes in the connection options instead: LIFECYCLE 1.1.
    hasScenes = declaresScenes
    let options = usesScenes ? LaunchOptions() : options
    _ = callDelegate("application(_:willFinishLaunchingWithOptions:)") {
      $0.application(self, willFinishLaunchingWithOptions: options)
    }
    _ = callDelegate("application(_:didFinishLaunchingWithOptions:)") {
      $0.application(self, didFinishLaunchingWithOptions: options)
    }
    observers?.tell(self) { $0.applicationDidFinishLaunching($1) }
    reportIfNothingCanBeShown()
    guard usesScenes, !discardedWhileNotRunning.isEmpty else { return }
    let discarded = discardedWhileNotRunning
    discardedWhileNotRunning = []
    for session in discarded { changes.noteRemoval(of: session) }
    callDelegate("application(_:didDiscardSceneSessions:)") {
      $0.application(self, didDiscardSceneSessions: discarded)
    }
  }

  /// Whether the app runs with scenes, known without a call: LIFECYCLE 2.3.
  var declaresScenes: Bool {
    guard policy.knowsScenes else { return false }
    return manifest?.configuration(named: nil, for: .windowApplication) != nil
      || delegate is any SceneConfiguringApplicationDelegate
  }

  /// A delegate that configures scenes and does not say so has no window either.
  private func reportIfNothingCanBeShown() {
    guard !usesScenes, policy.knowsScenes, state != .background, delegate.window == nil
    else { return }
    report(.neitherScenesNorWindow)
  }

  func suspend(_ event: SystemEvent) throws(LifeCycleError) {
    guard process == .running, applicationState == .background else { throw wrongState(event) }
    process = .suspended
  }

  /// Wakes a suspended process for something that happens to it.
  ///
  /// - Returns: whether it was suspended.
  func wake() -> Bool {
    guard process == .suspended else { return false }
    process = .running
    return true
  }

  /// Once a suspended process was woken: carries out at the end of this turn what was asked for
  /// meanwhile.
  func takeUpRequests() {
    wasWoken = true
    let requests = keptRequests
    keptRequests = []
    for request in requests { atEndOfTurn { self.request(request) } }
  }

  /// Suspends a process again that was woken, unless that has brought it forward.
  func sleepAgain() {
    guard wasWoken else { return }
    wasWoken = false
    if process == .running, state == .background { process = .suspended }
  }

  func warnOfLowMemory() {
    callDelegate("applicationDidReceiveMemoryWarning(_:)") {
      $0.applicationDidReceiveMemoryWarning(self)
    }
    for window in windows { window.warnOfLowMemory() }
    observers?.tell(self) { $0.applicationDidReceiveMemoryWarning($1) }
  }

  // MARK: - The end

  func terminate() {
    // A suspended process is not asked: it is gone.
    guard process == .running else { return stop() }
    if usesScenes {
      leaveForeground()
    } else {
      leaveInterface()
    }
    willTerminate()
  }

  /// Ends the process with its last window: LIFECYCLE 1.10 and 1.11.
  ///
  /// The app hears of it at its next launch, as of each that is closed while it does not run.
  func endWithLastWindow(_ session: SceneSession) {
    discardedWhileNotRunning.insert(session)
    changes.note(session)
    if process == .suspended { saveSessions() }
    terminate()
  }

  /// Takes every scene to the background; those that were seen come back at the next launch.
  private func leaveForeground() {
    let seen = foregroundScenes
    looksAway = false
    if !seen.isEmpty { rememberWhoIsSeen() }
    for scene in seen { leave(scene) }
  }

  func kill() {
    guard process == .running, policy.kill != .nothing else {
      // Closed in the switcher without a word: the app hears of it at its next launch.
      discardedWhileNotRunning.formUnion(openSessions)
      changes.note(openSessions)
      saveSessions()
      return stop()
    }
    guard usesScenes else {
      leaveInterface()
      return willTerminate()
    }
    switch policy.kill {
    case .backgroundAndTerminate: leaveForeground()
    case .withoutBackground:
      for scene in scenes {
        if scene.activationState == .foregroundActive { deactivate(scene) }
        disconnect(scene)
      }
      if !openSessions.isEmpty { discard(openSessions) }
    case .notes, .nothing: killAsInNotes()
    }
    if !policy.keepsRestorationAfterKill {
      for session in openSessions { session.stateRestorationActivity = nil }
    }
    willTerminate()
  }

  /// Variant a: every scene goes to the background before the first is disconnected.
  private func killAsInNotes() {
    for scene in scenes { leave(scene) }
    if !openSessions.isEmpty { discard(openSessions) }
  }

  func crash(_ event: SystemEvent) throws(LifeCycleError) {
    guard isRunning else { throw .notRunning(event: event.name) }
    stop()
  }

  private func willTerminate() {
    callDelegate("applicationWillTerminate(_:)") { $0.applicationWillTerminate(self) }
    observers?.tell(self) { $0.applicationWillTerminate($1) }
    saveSessions()
    stop()
  }

  /// The process is gone, and with it everything that was not stored.
  private func stop() {
    for scene in connectedScenes {
      scene.state = .unattached
      scene.letGo()
    }
    // Who still holds a session of a process that is gone changes nothing any more.
    for session in openSessions { session.changes = nil }
    connectedScenes = []
    openSessions = []
    numbered = [:]
    frontOrder = FrontOrder()
    looksAway = false
    keptRequests = []
    discardedWhileNotRunning = []
    changes.removeAll()
    sessionCount = 0
    scenesInForeground = []
    (activeCount, foregroundCount) = (0, 0)
    process = .notRunning
    state = .background
  }
}
