// Taking one scene to a state through the states between: LIFECYCLE 3.5.
extension Application {
  func move(_ session: SceneSession, to state: Scene.ActivationState) throws(LifeCycleError) {
    let event = "move a scene to \(state)"
    guard !turns.isRunning else { throw .duringEvent(event: event) }
    guard isRunning else { throw .notRunning(event: event) }
    guard isOpen(session) else { throw .unknownSession(event: event) }
    let wasSuspended = wake()
    turns.run {
      switch state {
      case .unattached: detach(session)
      case .background:
        if let scene = session.scene { leave(scene) } else { connectInBackground(session) }
      case .foregroundInactive: makeInactive(session.scene ?? connect(session, ConnectionOptions()))
      case .foregroundActive: takeFront(session.scene ?? connect(session, ConnectionOptions()))
      }
      if wasSuspended { takeUpRequests() }
    }
    sleepAgain()
    saveSessions()
  }

  private func detach(_ session: SceneSession) {
    guard let scene = session.scene else { return }
    let wasInBackground = scene.activationState == .background
    leave(scene)
    // Going to the background has just saved it.
    if wasInBackground { saveState(of: scene) }
    disconnect(scene)
  }

  private func makeInactive(_ scene: Scene) {
    switch scene.activationState {
    case .foregroundActive: deactivate(scene)
    case .background, .unattached: enterForeground(scene)
    case .foregroundInactive: break
    }
  }
}
