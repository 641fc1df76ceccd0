import Model

// What each event does in each state: see The-Life-Cycle.
extension SceneInterface {
  func send(_ event: SystemEvent, in app: Application) throws(LifeCycleError) {
    switch event {
    case .home, .interruptionAccepted:
      guard state != .background else { throw app.wrongState(event) }
      enterBackground(in: app)
    case .open, .interruptionEnded: try activateAll(event, in: app)
    case .openSwitcher, .interruption: try deactivateAll(event, in: app)
    case .resizeBegan(let session):
      connected.deactivate(try scene(of: session, .foregroundActive, event), in: app)
    case .resizeEnded(let session):
      activate(try scene(of: session, .foregroundInactive, event), in: app)
    case .movedOffScreen(let session):
      connected.enterBackground(try scene(of: session, .foregroundInactive, event), in: app)
    case .resized(let session, let size): try resize(session, to: size, event, in: app)
    case .newWindow(let activity):
      guard canOpenWindow(in: app) else { throw .oneSceneOnly }
      show(nil, Application.LaunchOptions(userActivity: activity), in: app)
    case .show(let session):
      try check(session, event)
      show(session, in: app)
    case .close(let session):
      try check(session, event)
      discard([session], in: app)
    case .reclaim(let session):
      _ = try scene(of: session, .background, event)
      app.log.decide(.sessionStaysOpen(session, in: app))
      move(session, to: .unattached, in: app)
    case .openURL(let url): deliver(Application.LaunchOptions(url: url), in: app)
    case .continue(let activity):
      deliver(Application.LaunchOptions(userActivity: activity), in: app)
    // `AppProcess` names every event, and handles the others itself.
    default: break
    }
  }

  private func resize(
    _ session: SceneSession, to size: WindowScene.Size, _ event: SystemEvent, in app: Application
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
