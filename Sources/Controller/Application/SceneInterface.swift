import View

/// The interface of an app with scenes, LIFECYCLE section 1: which of them are in front, and what
/// brings them there and away.
@MainActor
final class SceneInterface: AppInterface {
  let connected: ConnectedScenes
  let sessions: SceneSessions

  /// Whether a person looks at the switcher, or something lies over the app.
  private var looksAway = false

  unowned let application: Application

  init(_ application: Application, in state: ApplicationState) {
    self.application = application
    connected = ConnectedScenes(application, in: state)
    sessions = application.storedSessions()
  }

  var state: ApplicationState { connected.state }

  var windows: [Window] {
    application.scenes.compactMap { $0 as? WindowScene }.flatMap(\.windows)
  }

  /// Whether one more window may be opened.
  var canOpenWindow: Bool {
    application.supportsMultipleScenes || sessions.numbered.isEmpty
  }

  private var isFullScreen: Bool { application.policy.arrangement == .fullScreen }

  /// The sessions that come back when the app is opened.
  private var lastVisible: [SceneSession] { sessions.open.filter(\.wasVisible) }

  // MARK: - The whole app

  func appear(_ options: LaunchOptions) {
    let connection = ConnectionOptions(
      urlContexts: options.url.map { [OpenURLContext(url: $0)] } ?? [],
      userActivities: options.userActivity.map { [$0] } ?? [])
    let session = lastVisible.last ?? sessions.open.last ?? newSession(connection)
    comeForward(connected.connect(session, connection))
  }

  func connectInBackground() {
    connected.connectInBackground(sessions.open.last ?? newSession(ConnectionOptions()))
  }

  /// Takes every scene to the background; those that were seen come back at the next launch.
  func enterBackground() {
    let visible = connected.inForeground
    looksAway = false
    guard !visible.isEmpty else { return }
    for session in sessions.open {
      session.wasVisible = session.scene?.activationState.isForeground ?? false
    }
    for scene in visible { connected.leave(scene) }
  }

  /// Activates the scenes that are seen or, if there are none, those that were seen last.
  func activateAll(_ event: SystemEvent) throws(LifeCycleError) {
    let inactive = connected.inForeground.filter { $0.activationState == .foregroundInactive }
    if let last = inactive.last {
      guard !isFullScreen || state != .active else { throw application.wrongState(event) }
      looksAway = false
      if isFullScreen { return takeFront(last) }
      for scene in inactive { connected.activate(scene) }
      return
    }
    guard case .open = event, state == .background else { throw application.wrongState(event) }
    let visible = lastVisible
    let back =
      visible.isEmpty ? sessions.open.suffix(1) : visible.suffix(isFullScreen ? 1 : visible.count)
    for session in back { show(session) }
    if back.isEmpty { openWindow(nil) }
  }

  /// Deactivates the scenes that are active: a person looks at something else for a moment.
  func deactivateAll(_ event: SystemEvent) throws(LifeCycleError) {
    guard state == .active else { throw application.wrongState(event) }
    looksAway = true
    for scene in connected.inForeground where scene.activationState == .foregroundActive {
      connected.deactivate(scene)
    }
  }

  func kill() {
    let policy = application.policy
    switch policy.kill {
    case .backgroundAndTerminate: enterBackground()
    case .withoutBackground:
      for scene in application.scenes {
        if scene.activationState == .foregroundActive { connected.deactivate(scene) }
        connected.disconnect(scene)
      }
      discard(sessions.open)
    case .notes, .nothing:
      // Every scene goes to the background before the first is disconnected.
      for scene in application.scenes { connected.leave(scene) }
      discard(sessions.open)
    }
    if !policy.keepsRestorationAfterKill {
      for session in sessions.open { session.stateRestorationActivity = nil }
    }
  }

  /// Takes an address or an activity to a scene on its way to the foreground: LIFECYCLE 2.1.
  func deliver(
    _ call: String, _ options: ConnectionOptions, _ body: (any SceneDelegate, Scene) -> Void
  ) {
    let visible = connected.inForeground
    let front = visible.first { $0.activationState == .foregroundActive } ?? visible.first
    guard
      let scene = front ?? lastVisible.lazy.compactMap(\.scene).first ?? application.scenes.first
    else {
      return comeForward(connected.connect(sessions.open.last ?? newSession(options), options))
    }
    if scene.activationState == .background { connected.enterForeground(scene) }
    application.call(scene, call) { body($0, scene) }
    comeForward(scene)
  }

  // MARK: - One window

  func openWindow(_ activity: UserActivity?) {
    let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
    comeForward(connected.connect(newSession(options), options))
  }

  func show(_ session: SceneSession, _ activity: UserActivity? = nil) {
    guard let scene = session.scene else {
      let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
      return comeForward(connected.connect(session, options))
    }
    if let activity {
      application.call(scene, "scene(_:continue:)") { $0.scene(scene, continue: activity) }
    }
    comeForward(scene)
  }

  /// Brings a scene in front: beside the others, or in their place.
  func comeForward(_ scene: Scene) {
    takeFront(scene)
    guard looksAway else { return }
    // A person looks at the app again, and so at every window that stands beside this one.
    looksAway = false
    for other in connected.inForeground where other.activationState == .foregroundInactive {
      connected.activate(other)
    }
  }

  /// Brings a scene in front, and changes no other but those whose place it takes.
  private func takeFront(_ scene: Scene) {
    sessions.noteFront(scene.session)
    guard isFullScreen, scene.session.isInteractive else { return connected.bringForward(scene) }
    connected.bringForward(
      scene,
      replacing: connected.inForeground.filter { $0 !== scene && $0.session.isInteractive })
  }

  /// Takes a scene to a state through the states between: LIFECYCLE 3.5.
  func move(_ session: SceneSession, to state: Scene.ActivationState) {
    guard state.isForeground else { return detach(session, to: state) }
    let scene = session.scene ?? connected.connect(session)
    if state == .foregroundActive {
      takeFront(scene)
    } else if scene.activationState == .foregroundActive {
      connected.deactivate(scene)
    } else if scene.activationState != .foregroundInactive {
      connected.enterForeground(scene)
    }
  }

  private func detach(_ session: SceneSession, to state: Scene.ActivationState) {
    guard let scene = session.scene else {
      if state == .background { connected.connectInBackground(session) }
      return
    }
    let wasInBackground = scene.activationState == .background
    connected.leave(scene)
    guard state == .unattached else { return }
    // Going to the background has just saved it.
    if wasInBackground { connected.saveState(of: scene) }
    connected.disconnect(scene)
  }

  // MARK: - Sessions

  /// Makes a session and asks how its scenes are made: only ever for a new one, LIFECYCLE 3.3.
  private func newSession(_ options: ConnectionOptions) -> SceneSession {
    let manifest = application.manifest
    let role = SceneSession.Role.windowApplication
    let session = SceneSession(
      role: role, configuration: manifest?.configuration(named: nil, for: role))
    sessions.add(session)
    let answer = application.callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(application, configurationForConnecting: session, options: options)
    }
    if answer.isProvided {
      // The manifest's entry that the answer names, unless the answer stands for itself.
      let isWhole = answer.makeDelegate != nil || answer.delegateClassName != nil
      let entry = isWhole ? nil : manifest?.configuration(named: answer.name, for: answer.role)
      session.configuration = entry ?? answer
    }
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
    application.callDelegate("application(_:didDiscardSceneSessions:)") {
      $0.application(application, didDiscardSceneSessions: Set(closed))
    }
  }

  /// Where nothing but what is closed was in front, the window that was there before comes first.
  private func showNext(insteadOf closing: [SceneSession]) {
    let visible = closing.compactMap(\.scene).filter(\.activationState.isForeground)
    guard connected.isForeground(visible), let next = sessions.front(without: closing) else {
      return
    }
    let scene = next.scene ?? connected.connect(next)
    if state == .active {
      connected.bringForward(scene, replacing: visible)
    } else {
      // What lies over the app lies over the next window too.
      connected.enterForeground(scene)
    }
  }
}
