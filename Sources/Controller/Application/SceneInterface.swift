import View

/// The interface of an app with scenes, LIFECYCLE section 1: which of them are in front, and what
/// brings them there and away.
@MainActor
final class SceneInterface: AppInterface {
  let connected: ConnectedScenes
  let sessions: SceneSessions
  unowned let app: Application

  /// Whether a person looks at the switcher, or something lies over the app.
  private var looksAway = false

  init(_ app: Application, in state: ApplicationState) {
    self.app = app
    connected = ConnectedScenes(app, in: state)
    sessions = app.storedSessions()
  }

  var state: ApplicationState { connected.state }

  var windows: [Window] { app.scenes.compactMap { $0 as? WindowScene }.flatMap(\.windows) }

  /// Whether one more window may be opened.
  var canOpenWindow: Bool { app.supportsMultipleScenes || sessions.numbered.isEmpty }

  private var isFullScreen: Bool { app.policy.arrangement == .fullScreen }

  /// The sessions that come back when the app is opened.
  private var lastVisible: [SceneSession] { sessions.open.filter(\.wasVisible) }

  // MARK: - The whole app

  func appear(_ options: LaunchOptions) {
    show(lastVisible.last ?? sessions.open.last, options)
  }

  func connectInBackground() {
    connected.connectInBackground(sessions.open.last ?? newSession(ConnectionOptions()))
  }

  /// Takes every scene to the background; those that were seen come back at the next launch.
  func enterBackground() {
    let visible = connected.foreground.inOrder
    looksAway = false
    guard !visible.isEmpty else { return }
    for session in sessions.open {
      session.wasVisible = session.scene?.activationState.isForeground ?? false
    }
    for scene in visible { connected.leave(scene) }
  }

  /// Activates the scenes that are seen or, if there are none, those that were seen last.
  func activateAll(_ event: SystemEvent) throws(LifeCycleError) {
    let inactive = connected.foreground.inOrder.filter { $0.activationState != .foregroundActive }
    if let last = inactive.last {
      guard !isFullScreen || state != .active else { throw app.wrongState(event) }
      looksAway = false
      if isFullScreen { return takeFront(last) }
      for scene in inactive { connected.activate(scene) }
      return
    }
    guard case .open = event, state == .background else { throw app.wrongState(event) }
    let visible = lastVisible
    let back =
      visible.isEmpty ? sessions.open.suffix(1) : visible.suffix(isFullScreen ? 1 : visible.count)
    for session in back { show(session) }
    if back.isEmpty { show(nil) }
  }

  /// Deactivates the scenes that are active: a person looks at something else for a moment.
  func deactivateAll(_ event: SystemEvent) throws(LifeCycleError) {
    guard state == .active else { throw app.wrongState(event) }
    looksAway = true
    for scene in connected.foreground.inOrder where scene.activationState == .foregroundActive {
      connected.deactivate(scene)
    }
  }

  func kill() {
    switch app.policy.kill {
    case .backgroundAndTerminate: enterBackground()
    case .withoutBackground:
      for scene in app.scenes {
        if scene.activationState == .foregroundActive { connected.deactivate(scene) }
        connected.disconnect(scene)
      }
      discard(sessions.open)
    case .notes, .nothing:
      // Every scene goes to the background before the first is disconnected.
      for scene in app.scenes { connected.leave(scene) }
      discard(sessions.open)
    }
    if !app.policy.keepsRestorationAfterKill {
      for session in sessions.open { session.stateRestorationActivity = nil }
    }
  }

  // MARK: - One window

  /// Shows the window of a session, or a new one, with what it is to show.
  func show(_ session: SceneSession?, _ options: LaunchOptions = LaunchOptions()) {
    guard let scene = session?.scene else {
      let connection = ConnectionOptions(options)
      return comeForward(connected.connect(session ?? newSession(connection), connection))
    }
    if let url = options.url {
      app.call(scene, "scene(_:openURLContexts:)") {
        $0.scene(scene, openURLContexts: [OpenURLContext(url: url)])
      }
    }
    if let activity = options.userActivity {
      app.call(scene, "scene(_:continue:)") { $0.scene(scene, continue: activity) }
    }
    comeForward(scene)
  }

  /// Takes an address or an activity to a window on its way to the foreground: LIFECYCLE 2.1.
  func deliver(_ options: LaunchOptions) {
    let visible = connected.foreground.inOrder
    let front = visible.first { $0.activationState == .foregroundActive } ?? visible.first
    let scene = front ?? lastVisible.lazy.compactMap(\.scene).first ?? app.scenes.first
    if let scene, scene.activationState == .background { connected.enterForeground(scene) }
    show(scene?.session ?? sessions.open.last, options)
  }

  /// Brings a scene in front: beside the others, or in their place.
  func comeForward(_ scene: Scene) {
    takeFront(scene)
    guard looksAway else { return }
    // A person looks at the app again, and so at every window that stands beside this one.
    looksAway = false
    for other in connected.foreground.inOrder where other.activationState != .foregroundActive {
      connected.activate(other)
    }
  }

  /// Brings a scene in front, and changes no other but those whose place it takes.
  private func takeFront(_ scene: Scene) {
    sessions.noteFront(scene.session)
    guard isFullScreen, scene.session.isInteractive else { return connected.bringForward(scene) }
    let others = connected.foreground.inOrder.filter { $0 !== scene && $0.session.isInteractive }
    connected.bringForward(scene, replacing: others)
  }

  /// Takes a scene to a state through the states between: LIFECYCLE 3.5.
  func move(_ session: SceneSession, to state: Scene.ActivationState) {
    switch (state, session.scene) {
    case (.unattached, nil): break
    case (.unattached, let scene?):
      // Going to the background saves it too.
      if scene.activationState == .background { connected.saveState(of: scene) }
      connected.leave(scene)
      connected.disconnect(scene)
    case (.background, nil): connected.connectInBackground(session)
    case (.background, let scene?): connected.leave(scene)
    case (.foregroundInactive, let scene):
      let scene = scene ?? connected.connect(session)
      if scene.activationState == .foregroundActive { return connected.deactivate(scene) }
      if !scene.activationState.isForeground { connected.enterForeground(scene) }
    case (.foregroundActive, let scene): takeFront(scene ?? connected.connect(session))
    }
  }

  // MARK: - Sessions

  /// Makes a session and asks how its scenes are made: only ever for a new one, LIFECYCLE 3.3.
  private func newSession(_ options: ConnectionOptions) -> SceneSession {
    let role = SceneSession.Role.windowApplication
    let first = app.manifest?.configuration(named: nil, for: role)
    let session = SceneSession(role: role, configuration: first)
    sessions.add(session)
    let answer = app.callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(app, configurationForConnecting: session, options: options)
    }
    // The manifest's entry that the answer names, unless the answer stands for itself.
    let isWhole = answer.makeDelegate != nil || answer.delegateClassName != nil
    let entry = isWhole ? nil : app.manifest?.configuration(named: answer.name, for: answer.role)
    session.configuration = entry ?? answer
    return session
  }

  /// Closes sessions for good: LIFECYCLE 1.10.
  func discard(_ closing: [SceneSession]) {
    guard !closing.isEmpty else { return }
    showNext(insteadOf: closing)
    for session in closing {
      if let scene = session.scene {
        connected.leave(scene)
        connected.disconnect(scene)
      }
      sessions.remove(session)
    }
    didDiscard(closing)
  }

  func didDiscard(_ closed: [SceneSession]) {
    app.callDelegate("application(_:didDiscardSceneSessions:)") {
      $0.application(app, didDiscardSceneSessions: Set(closed))
    }
  }

  /// Where nothing but what is closed was in front, the window that was there before comes first.
  private func showNext(insteadOf closing: [SceneSession]) {
    let visible = connected.foreground
    guard !visible.isEmpty, visible.isSubset(of: closing.compactMap(\.scene)),
      let next = sessions.front(without: closing)
    else { return }
    let scene = next.scene ?? connected.connect(next)
    if state == .active {
      connected.bringForward(scene, replacing: visible.inOrder)
    } else {
      // What lies over the app lies over the next window too.
      connected.enterForeground(scene)
    }
  }
}
