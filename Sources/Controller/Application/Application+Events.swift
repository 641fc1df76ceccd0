// What happens from outside, and what it means in which state: LIFECYCLE sections 1 and 2.
extension Application {
  /// Lets something happen to the application.
  ///
  /// - Parameter event: what happens.
  /// - Throws: `LifeCycleError` when it cannot happen now; nothing has changed then.
  public func send(_ event: SystemEvent) throws(LifeCycleError) {
    guard !turns.isRunning else { throw .duringEvent(event: event.name) }
    try turns.run { () throws(LifeCycleError) in
      switch event {
      case .launch(let options): try launch(event, options)
      case .launchInBackground(let connecting): try launchInBackground(event, connecting)
      case .crash: try crash(event)
      case .close(let session) where !isRunning: try closeRemembered(session, event)
      default: try sendToProcess(event)
      }
    }
    sleepAgain()
    saveSessions()
  }

  private func sendToProcess(_ event: SystemEvent) throws(LifeCycleError) {
    guard isRunning else { throw .notRunning(event: event.name) }
    switch event {
    case .suspend: return try suspend(event)
    case .kill: return kill()
    case .terminate: return terminate()
    case .close(let session) where endsProcess(session): return endWithLastWindow(session)
    default: break
    }
    let wasSuspended = wake()
    do throws(LifeCycleError) {
      try sendToRunning(event)
    } catch {
      // What cannot happen does not wake a suspended process either.
      if wasSuspended { process = .suspended }
      throw error
    }
    if wasSuspended { takeUpRequests() }
  }

  private func sendToRunning(_ event: SystemEvent) throws(LifeCycleError) {
    if case .memoryWarning = event { return warnOfLowMemory() }
    if usesScenes {
      try sendToScenes(event)
    } else {
      try sendToInterface(event)
    }
  }

  private func sendToScenes(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home: try goHome(event)
    case .open, .interruptionEnded: try comeBack(event)
    case .openSwitcher, .interruption: try lookAway(event)
    case .interruptionAccepted: try goHome(event)
    case .splitBegan(let session): deactivate(try scene(of: session, .foregroundActive, event))
    case .splitEnded(let session): comeForward(try scene(of: session, .foregroundInactive, event))
    case .splitClosed(let session):
      enterBackground(try scene(of: session, .foregroundInactive, event))
    case .resized(let session, let size): try resize(event, session, to: size)
    case .newWindow(let activity):
      guard supportsMultipleScenes || openSessions.isEmpty else { throw .oneSceneOnly }
      openWindow(activity)
    case .show(let session):
      try check(session, for: event)
      show(session)
    case .close(let session):
      try check(session, for: event)
      discard([session])
    case .reclaim(let session): try reclaim(event, session)
    case .openURL(let url):
      deliver("scene(_:openURLContexts:)", ConnectionOptions(urlContexts: [.init(url: url)])) {
        $0.scene($1, openURLContexts: [OpenURLContext(url: url)])
      }
    case .continue(let activity):
      deliver("scene(_:continue:)", ConnectionOptions(userActivities: [activity])) {
        $0.scene($1, continue: activity)
      }
    default: break
    }
  }

  // MARK: - All scenes

  private func goHome(_ event: SystemEvent) throws(LifeCycleError) {
    let seen = foregroundScenes
    guard !seen.isEmpty else { throw wrongState(event) }
    looksAway = false
    rememberWhoIsSeen()
    for scene in seen { leave(scene) }
  }

  private func comeBack(_ event: SystemEvent) throws(LifeCycleError) {
    let isFullScreen = policy.arrangement == .fullScreen
    let inactive = foregroundScenes.filter { $0.activationState == .foregroundInactive }
    if let last = inactive.last {
      guard !isFullScreen || activeCount == 0 else { throw wrongState(event) }
      looksAway = false
      if isFullScreen { return takeFront(last) }
      for scene in inactive { activate(scene) }
      return
    }
    guard case .open = event, applicationState == .background else { throw wrongState(event) }
    let seen = lastSeen
    let sessions = seen.isEmpty ? sessions.suffix(1) : seen.suffix(isFullScreen ? 1 : seen.count)
    for session in sessions { show(session) }
    if sessions.isEmpty { openWindow(nil) }
  }

  private func lookAway(_ event: SystemEvent) throws(LifeCycleError) {
    let active = foregroundScenes.filter { $0.activationState == .foregroundActive }
    guard !active.isEmpty else { throw wrongState(event) }
    looksAway = true
    for scene in active { deactivate(scene) }
  }

  /// Takes an address or an activity to a scene on its way to the foreground: LIFECYCLE 2.1.
  private func deliver(
    _ call: String, _ options: ConnectionOptions, _ body: (any SceneDelegate, Scene) -> Void
  ) {
    let seen = foregroundScenes
    let front = seen.first { $0.activationState == .foregroundActive } ?? seen.first
    guard let scene = front ?? lastSeen.lazy.compactMap(\.scene).first ?? scenes.first else {
      if let session = sessions.last {
        comeForward(connect(session, options))
      } else {
        comeForward(connect(newSession(options), options))
      }
      return
    }
    if scene.activationState == .background { enterForeground(scene) }
    self.call(scene, call) { body($0, scene) }
    comeForward(scene)
  }

  // MARK: - One scene

  /// The scene of a session, which has to be in a state for an event.
  private func scene(
    of session: SceneSession, _ state: Scene.ActivationState, _ event: SystemEvent
  ) throws(LifeCycleError) -> Scene {
    try check(session, for: event)
    guard let scene = session.scene, scene.activationState == state else {
      throw wrongState(event, session)
    }
    return scene
  }

  private func resize(
    _ event: SystemEvent, _ session: SceneSession, to size: WindowScene.Size
  ) throws(LifeCycleError) {
    try check(session, for: event)
    guard let scene = session.scene as? WindowScene, scene.activationState != .background else {
      throw wrongState(event, session)
    }
    let previous = scene.size
    scene.size = size
    call(scene, "windowScene(_:didUpdate:)") {
      ($0 as? any WindowSceneDelegate)?.windowScene(scene, didUpdate: previous)
    }
  }

  /// Whether the process ends with a session: LIFECYCLE 1.10.
  private func endsProcess(_ session: SceneSession) -> Bool {
    usesScenes && openSessions.count == 1 && isOpen(session) && policy.lastWindow == .terminates
  }

  private func reclaim(_ event: SystemEvent, _ session: SceneSession) throws(LifeCycleError) {
    let scene = try scene(of: session, .background, event)
    saveState(of: scene)
    disconnect(scene)
  }

  // MARK: - What cannot happen

  private func check(_ session: SceneSession, for event: SystemEvent) throws(LifeCycleError) {
    guard isOpen(session) else { throw .unknownSession(event: event.name) }
  }

  func wrongState(_ event: SystemEvent, _ session: SceneSession? = nil) -> LifeCycleError {
    guard let session else {
      return .wrongState(event: event.name, state: "the app is \(applicationState)")
    }
    let state = session.scene?.activationState ?? .unattached
    return .wrongState(event: event.name, state: "the scene is \(state)")
  }
}
