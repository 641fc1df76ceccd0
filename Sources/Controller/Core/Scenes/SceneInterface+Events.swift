import Model

// What each event does in each state: see The-Life-Cycle.
extension SceneInterface {
  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw app.wrongState(event) }
      enterBackground()
    case .open where state == .background: comeBack()
    case .open, .interruptionEnded: try activateAll(event)
    case .openSwitcher, .interruption: try deactivateAll(event)
    case .resizeBegan(let session):
      let scene = try scene(of: session, .foregroundActive, event)
      connected.deactivate(scene)
      (scene as? WindowScene)?.effectiveGeometry.isInteractivelyResizing = true
    case .resizeEnded(let session):
      let scene = try scene(of: session, .foregroundInactive, event)
      if let scene = scene as? WindowScene, scene.effectiveGeometry.isInteractivelyResizing {
        update(scene, to: WindowScene.Geometry(size: scene.size))
      }
      activate(scene)
    case .movedOffScreen(let session):
      connected.enterBackground(try scene(of: session, .foregroundInactive, event))
    case .resized(let session, let size): try resize(session, to: size, event)
    case .newWindow(let activity):
      guard canOpenWindow else { throw .oneSceneOnly }
      show(nil, activity.map(Arrival.userActivity))
    case .show(let session):
      try check(session, event)
      show(session)
    case .close(let session):
      try check(session, event)
      discard([session])
    case .reclaim(let session):
      _ = try scene(of: session, .background, event)
      app.log.decide(.sessionStaysOpen(session, in: app))
      move(session, to: .unattached)
    case .arrive(let arrival): deliver(arrival)
    // `AppProcess` names every event, and handles the others itself.
    default: break
    }
  }

  /// Passes what arrives to a window that comes to the foreground.
  private func deliver(_ arrival: Arrival) {
    let visible = connected.foreground.inOrder
    let front = visible.first { $0.activationState == .foregroundActive } ?? visible.first
    let scene =
      front ?? lastVisible.lazy.compactMap(\.scene).first ?? connected.scenes.inOrder.first
    if let scene, scene.activationState == .background { connected.enterForeground(scene) }
    show(scene?.session ?? sessions.open.last, arrival)
  }

  /// Passes what arrives to a connected scene.
  func deliver(_ arrival: Arrival, to scene: Scene) {
    switch arrival {
    case .urls(let urls):
      app.call(scene, "scene(_:openURLContexts:)") {
        $0.scene($1, openURLContexts: urls.map(OpenURLContext.init))
      }
    case .userActivity(let activity): continueActivity(activity, in: scene)
    case .handoff(let type, let activity):
      app.call(scene, "scene(_:willContinueUserActivityWithType:)") {
        $0.scene($1, willContinueUserActivityWithType: type)
      }
      endHandoff(type, activity, in: scene)
    case .shortcutItem(let item):
      app.call(scene, "windowScene(_:performActionFor:completionHandler:)") { delegate, scene in
        guard let scene = scene as? WindowScene else { return }
        (delegate as? any WindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
      }
    case .notificationResponse(let response): app.receive(response)
    }
  }

  /// Shows a scene that was connected for what arrives, and passes what the options did not have.
  func activate(_ scene: Scene, connectedFor arrival: Arrival?) {
    switch arrival {
    case nil, .urls?, .userActivity?, .shortcutItem?: activate(scene)
    case .notificationResponse(let response)?:
      connected.enterForeground(scene)
      app.receive(response)
      activate(scene)
    case .handoff(let type, let activity)?:
      activate(scene)
      endHandoff(type, activity, in: scene)
    }
  }

  private func continueActivity(_ activity: UserActivity, in scene: Scene) {
    app.call(scene, "scene(_:continue:)") { $0.scene($1, continue: activity) }
  }

  /// The activity of the other device comes, or does not.
  private func endHandoff(_ type: String, _ activity: UserActivity?, in scene: Scene) {
    if let activity { return continueActivity(activity, in: scene) }
    app.call(scene, "scene(_:didFailToContinueUserActivityWithType:error:)") {
      $0.scene($1, didFailToContinueUserActivityWithType: type, error: .handoffFailed)
    }
  }

  private func resize(
    _ session: SceneSession, to size: WindowScene.Size, _ event: SystemEvent
  ) throws(LifeCycleError) {
    try check(session, event)
    guard let scene = session.scene as? WindowScene, scene.activationState != .background else {
      throw wrongState(event, session)
    }
    var geometry = scene.effectiveGeometry
    geometry.size = size
    update(scene, to: geometry)
  }

  private func update(_ scene: WindowScene, to geometry: WindowScene.Geometry) {
    let previous = scene.effectiveGeometry
    scene.effectiveGeometry = geometry
    app.call(scene, "windowScene(_:didUpdateEffectiveGeometry:)") { delegate, _ in
      (delegate as? any WindowSceneDelegate)?
        .windowScene(scene, didUpdateEffectiveGeometry: previous)
    }
  }

  // MARK: - What cannot happen

  private func check(_ session: SceneSession, _ event: SystemEvent) throws(LifeCycleError) {
    guard sessions.isOpen(session) else { throw .unknownSession(event: event.name) }
  }

  /// The scene of a session, which must be in a state for an event.
  private func scene(
    of session: SceneSession, _ state: Scene.ActivationState, _ event: SystemEvent
  ) throws(LifeCycleError) -> Scene {
    try check(session, event)
    guard let scene = session.scene, scene.activationState == state else {
      throw wrongState(event, session)
    }
    return scene
  }

  private func wrongState(_ event: SystemEvent, _ session: SceneSession) -> LifeCycleError {
    let state = session.scene?.activationState ?? .unattached
    return .wrongState(event: event.name, state: "the scene is \(state)")
  }
}
