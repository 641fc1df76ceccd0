import Model
import View

/// The interface of an app with scenes: which of them are in front, and how they come and go:
/// <doc:Coming-And-Going>.
@MainActor
final class SceneInterface: AppInterface {
  let connected: ConnectedScenes
  let sessions: SceneSessions

  /// Whether a person is in the switcher, or something lies over the app.
  private(set) var isDeactivated = false

  private let isFullScreen: Bool

  /// Why the sessions could not be stored the last time, or `nil` if they were.
  private var saveFailure: StoreError?

  // The application owns its process, and that owns the interface.
  unowned let app: Application

  init(_ app: Application, in state: Application.State) {
    self.app = app
    connected = ConnectedScenes(app, in: state)
    sessions = app.storedSessions()
    if sessions.hasLost { app.report(.sessionsLost) }
    isFullScreen = app.policy.arrangement == .fullScreen
  }

  var state: Application.State { connected.state }

  var windows: [Window] {
    connected.scenes.inOrder.compactMap { $0 as? WindowScene }.flatMap(\.windows)
  }

  var canOpenWindow: Bool {
    app.supportsMultipleScenes || sessions.numbered.isEmpty
  }

  /// The sessions that are shown when the app is opened again.
  var lastVisible: [SceneSession] { sessions.open.filter(\.wasVisible) }

  // MARK: - The whole app

  func appear(_ arrival: Arrival?) {
    show(lastVisible.last ?? sessions.open.last, arrival)
  }

  func connectInBackground() {
    connected.connectInBackground(
      sessions.open.last ?? newSession(Scene.ConnectionOptions()))
  }

  /// Moves every scene to the background; those in the foreground are shown at the next launch.
  func enterBackground() {
    let visible = connected.foreground.inOrder
    isDeactivated = false
    guard !visible.isEmpty else { return }
    app.log.decide(.cameOrWent(app))
    app.log.decide(.stayConnected(visible))
    for session in sessions.open {
      session.wasVisible = session.scene?.activationState.isForeground ?? false
    }
    for scene in visible { connected.leave(scene) }
  }

  /// Activates the scenes in the foreground.
  func activateAll(_ event: SystemEvent) throws(LifeCycleError) {
    let inactive = connected.foreground.inOrder.filter { $0.activationState != .foregroundActive }
    guard let last = inactive.last, !isFullScreen || state != .active else {
      throw app.wrongState(event)
    }
    isDeactivated = false
    app.log.decide(.areOnlyActiveAgain(inactive))
    if isFullScreen { return activateAlone(last) }
    for scene in inactive { connected.activate(scene) }
  }

  /// Shows the scenes that were in the foreground last.
  func comeBack() {
    app.log.decide(.cameOrWent(app))
    let visible = lastVisible
    let back =
      visible.isEmpty ? sessions.open.suffix(1) : visible.suffix(isFullScreen ? 1 : visible.count)
    for session in back { show(session) }
    if back.isEmpty { show(nil) }
  }

  /// Deactivates the active scenes: a person looks at something else for a moment.
  func deactivateAll(_ event: SystemEvent) throws(LifeCycleError) {
    guard state == .active else { throw app.wrongState(event) }
    isDeactivated = true
    app.log.decide(.areOnlyInactive(connected.foreground.inOrder))
    for scene in connected.foreground.inOrder where scene.activationState == .foregroundActive {
      connected.deactivate(scene)
    }
  }

  /// Ends the app because a person closed it in the switcher: <doc:How-An-App-Ends>.
  func closeInSwitcher() {
    switch app.policy.closingInSwitcher {
    case .backgroundAndTerminate: enterBackground()
    case .withoutBackground:
      for scene in connected.scenes.inOrder {
        if scene.activationState == .foregroundActive { connected.deactivate(scene) }
        connected.disconnect(scene)
      }
      discard(sessions.open)
    case .backgroundThenDiscard, .silent:
      // Every scene goes to the background before the first is disconnected.
      for scene in connected.scenes.inOrder { connected.leave(scene) }
      discard(sessions.open)
    }
    if !app.policy.keepsRestorationAfterClosing {
      for session in sessions.open { session.stateRestorationActivity = nil }
    }
  }

  // MARK: - One window

  /// Shows the window of a session, or a new one, for what arrives.
  func show(_ session: SceneSession?, _ arrival: Arrival? = nil) {
    guard let scene = session?.scene else {
      if let session { app.log.decide(.sessionHasConfiguration(session, in: app)) }
      let options = Scene.ConnectionOptions(arrival)
      let scene = connected.connect(session ?? newSession(options), options)
      return activate(scene, connectedFor: arrival)
    }
    app.log.decide(.isConnected(scene))
    if let arrival { deliver(arrival, to: scene) }
    activate(scene)
  }

  /// Shows a scene: beside the others, or in their place.
  func activate(_ scene: Scene) {
    activateAlone(scene)
    guard isDeactivated else { return }
    // A person looks at the app again, and so at every window beside this one.
    isDeactivated = false
    for other in connected.foreground.inOrder where other.activationState != .foregroundActive {
      connected.activate(other)
    }
  }

  /// Shows a scene, and changes only those whose place it takes.
  private func activateAlone(_ scene: Scene) {
    sessions.noteFront(scene.session)
    guard isFullScreen, scene.session.isInteractive else {
      return connected.activate(scene)
    }
    let others = connected.foreground.inOrder.filter { $0 !== scene && $0.session.isInteractive }
    connected.activate(scene, replacing: others)
  }

  /// Moves a scene to a state through the states between: <doc:States-And-Turns>.
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
    case (.foregroundActive, let scene):
      activateAlone(scene ?? connected.connect(session))
    }
  }

  // MARK: - Sessions

  /// Makes a session and, if new, gets its configuration: <doc:How-A-Scene-Is-Made>.
  private func newSession(_ options: Scene.ConnectionOptions) -> SceneSession {
    let role = SceneSession.Role.windowApplication
    let first = app.manifest?.configuration(named: nil, for: role)
    let session = SceneSession(
      role: role, configuration: first, persistentIdentifier: app.randomness.text())
    sessions.add(session)
    let answer = app.callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(app, configurationForConnecting: session, options: options)
    }
    // The manifest's entry that the configuration names, unless it is complete itself.
    let isWhole = answer.makeDelegate != nil || answer.delegateClassName != nil
    let entry = isWhole ? nil : app.manifest?.configuration(named: answer.name, for: answer.role)
    session.configuration = entry ?? answer
    return session
  }

  func saveSessions() {
    guard !sessions.isSaved else { return }
    do throws(StoreError) {
      for (session, property) in try sessions.save() {
        app.report(.tooDeep(property: property, session: session))
      }
      saveFailure = nil
    } catch {
      // Each turn tries again: the same failure is reported once.
      if error != saveFailure { app.report(.sessionsNotStored(reason: error.description)) }
      saveFailure = error
    }
  }

  /// Closes sessions permanently: <doc:Windows-And-Sessions>.
  func discard(_ closing: [SceneSession]) {
    guard !closing.isEmpty else { return }
    activateNext(insteadOf: closing)
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

  /// Shows the window that was in front before, if only closed ones were in front.
  private func activateNext(insteadOf closing: [SceneSession]) {
    let visible = connected.foreground
    guard !visible.isEmpty, visible.isSubset(of: closing.compactMap(\.scene)),
      let next = sessions.lastInFront(where: { !closing.contains($0) })
    else { return }
    let scene = next.scene ?? connected.connect(next)
    if state == .active {
      connected.activate(scene, replacing: visible.inOrder)
    } else {
      // What lies over the app also lies over the next window.
      connected.enterForeground(scene)
    }
  }
}
