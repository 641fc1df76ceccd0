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
    guard isRunning, usesScenes else {
      errorHandler?(.requestDenied)
      return
    }
    if let session {
      guard openSessions.contains(session) else {
        errorHandler?(.requestDenied)
        return
      }
      inTurn { show(session, userActivity) }
    } else if supportsMultipleScenes || openSessions.isEmpty {
      inTurn { openWindow(userActivity) }
    } else {
      errorHandler?(.multipleScenesNotSupported)
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
    guard isRunning, openSessions.contains(session) else {
      errorHandler?(.requestDenied)
      return
    }
    inTurn { discard([session]) }
  }

  /// Lets a session's scene bring itself up to date; a disconnected one is connected in the
  /// background for it.
  public func requestSceneSessionRefresh(_ session: SceneSession) {
    guard isRunning, openSessions.contains(session) else { return }
    inTurn {
      if let scene = session.scene {
        saveState(of: scene)
      } else {
        connectInBackground(session)
      }
    }
  }

  func inTurn(_ body: () -> Void) {
    turn(body)
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
    let session = SceneSession(role: role)
    adopt(session)
    let answer = callDelegate("application(_:configurationForConnecting:options:)") {
      $0.application(self, configurationForConnecting: session, options: options)
    }
    if answer.isProvided { session.configuration = answer }
    return session
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
    for other in scenes where other !== scene { leave(other) }
  }
}
