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
      connected.deactivate(try scene(of: session, .foregroundActive, event))
    case .resizeEnded(let session):
      activate(try scene(of: session, .foregroundInactive, event))
    case .movedOffScreen(let session):
      connected.enterBackground(try scene(of: session, .foregroundInactive, event))
    case .resized(let session, let size): try resize(session, to: size, event)
    case .newWindow(let activity):
      guard canOpenWindow else { throw .oneSceneOnly }
      show(nil, Application.LaunchOptions(userActivity: activity))
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
    case .openURL(let url): deliver(Application.LaunchOptions(url: url))
    case .continue(let activity):
      deliver(Application.LaunchOptions(userActivity: activity))
    // `AppProcess` names every event, and handles the others itself.
    default: break
    }
  }

  private func resize(
    _ session: SceneSession, to size: WindowScene.Size, _ event: SystemEvent
  ) throws(LifeCycleError) {
    try check(session, event)
    guard let scene = session.scene as? WindowScene, scene.activationState != .background else {
      throw wrongState(event, session)
    }
    let previous = scene.size
    scene.size = size
    app.call(scene, "windowScene(_:didUpdate:)") { delegate, _ in
      (delegate as? any WindowSceneDelegate)?.windowScene(scene, didUpdate: previous)
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
