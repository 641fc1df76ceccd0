// What an app asks of the system about its scenes: LIFECYCLE 1.13 and 3.7.
extension Application {
  /// Shows a session's scene, or a new one.
  ///
  /// - Parameters:
  ///   - session: one of `openSessions`, or `nil` for a new one.
  ///   - userActivity: what the scene should show.
  ///   - errorHandler: is told why nothing came of it.
  public func requestSceneSessionActivation(
    _ session: SceneSession?, userActivity: UserActivity? = nil,
    errorHandler: ((SceneError) -> Void)? = nil
  ) {
    request { [self] in
      guard isRunning, usesScenes, session.map(isOpen) ?? true else {
        errorHandler?(.requestDenied)
        return
      }
      if let session {
        show(session, userActivity)
      } else if supportsMultipleScenes || openSessions.isEmpty {
        openWindow(userActivity)
      } else {
        errorHandler?(.multipleScenesNotSupported)
      }
    }
  }

  /// Closes a session for good; it never comes back.
  ///
  /// - Parameters:
  ///   - session: one of `openSessions`.
  ///   - errorHandler: is told why nothing came of it.
  public func requestSceneSessionDestruction(
    _ session: SceneSession, errorHandler: ((SceneError) -> Void)? = nil
  ) {
    request { [self] in
      guard isRunning, isOpen(session) else {
        errorHandler?(.requestDenied)
        return
      }
      discard([session])
    }
  }

  /// Lets a session's scene bring itself up to date; a disconnected one is connected in the
  /// background for it.
  public func requestSceneSessionRefresh(_ session: SceneSession) {
    request { [self] in
      guard isRunning, isOpen(session) else { return }
      if let scene = session.scene {
        saveState(of: scene)
      } else {
        connectInBackground(session)
      }
    }
  }

  /// Carries a request out now, or, from within a delegate's method, once that turn is over: a
  /// scene is never moved again in the middle of a transition.
  private func request(_ body: @escaping () -> Void) {
    guard !turns.isRunning else {
      atEndOfTurn { self.request(body) }
      return
    }
    turns.run(body)
    saveSessions()
  }

  func openWindow(_ activity: UserActivity?) {
    let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
    makeWay()
    bringForward(connect(newSession(options), options))
  }

  func show(_ session: SceneSession, _ activity: UserActivity? = nil) {
    if let scene = session.scene {
      if let activity {
        call(scene, "scene(_:continue:)") { $0.scene(scene, continue: activity) }
      }
      makeWay(for: scene)
      bringForward(scene)
    } else {
      makeWay()
      let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
      bringForward(connect(session, options))
    }
  }

  func connectInBackground(_ session: SceneSession) {
    let scene = connect(session, ConnectionOptions())
    move(scene, to: .background)
    saveState(of: scene)
  }

  /// Makes a session and asks how its scenes are made: only ever for a new one, LIFECYCLE 3.3.
  func newSession(_ options: ConnectionOptions, role: SceneSession.Role = .windowApplication)
    -> SceneSession
  {
    let session = SceneSession(
      role: role, configuration: manifest?.configuration(named: nil, for: role))
    adopt(session)
    let answer = callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(self, configurationForConnecting: session, options: options)
    }
    if answer.isProvided { session.configuration = resolved(answer) }
    return session
  }

  /// The manifest's entry that an answer names, unless the answer stands for itself.
  private func resolved(_ answer: SceneConfiguration) -> SceneConfiguration {
    guard answer.makeDelegate == nil else { return answer }
    return manifest?.configuration(named: answer.name, for: answer.role) ?? answer
  }

  /// Closes sessions for good: LIFECYCLE 1.10.
  func discard(_ sessions: Set<SceneSession>) {
    for session in sessions.sorted(by: { $0.number < $1.number }) {
      if let scene = session.scene {
        leave(scene)
        disconnect(scene)
      }
      forget(session)
    }
    callDelegate("application(_:didDiscardSceneSessions:)") {
      $0.application(self, didDiscardSceneSessions: sessions)
    }
  }

  /// Takes the other scenes away where a new one takes the whole screen.
  private func makeWay(for scene: Scene? = nil) {
    guard policy.arrangement == .fullScreen else { return }
    for other in foregroundScenes where other !== scene {
      leave(other)
    }
  }
}
