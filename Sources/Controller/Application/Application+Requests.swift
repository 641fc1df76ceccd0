// What an app asks of the system about its scenes: LIFECYCLE 1.13 and 3.7.
//
// What is asked for in the middle of a turn, an event or a touch, is carried out after it, so that a
// scene is never moved again in the middle of a transition. A suspended process asks for nothing:
// what is asked in its name is kept until it runs again, and is gone if it never does.
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
    request { application in
      guard application.isRunning, application.usesScenes,
        session.map(application.isOpen) ?? true
      else {
        errorHandler?(.requestDenied)
        return
      }
      if let session {
        application.show(session, userActivity)
      } else if application.supportsMultipleScenes || application.openSessions.isEmpty {
        application.openWindow(userActivity)
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
    request { application in
      guard application.isRunning, application.isOpen(session) else {
        errorHandler?(.requestDenied)
        return
      }
      application.discard([session])
    }
  }

  /// Lets a session's scene bring itself up to date; a disconnected one is connected in the
  /// background for it.
  public func requestSceneSessionRefresh(_ session: SceneSession) {
    request { application in
      guard application.isRunning, application.isOpen(session) else { return }
      if let scene = session.scene {
        application.saveState(of: scene)
      } else {
        application.connectInBackground(session)
      }
    }
  }

  /// Carries a request out now, after this turn, or once the process is no longer suspended.
  func request(_ body: @escaping (Application) -> Void) {
    guard process != .suspended else { return keptRequests.append(body) }
    guard !turns.isRunning else {
      atEndOfTurn { self.request(body) }
      return
    }
    turns.run { body(self) }
    saveSessions()
  }

  func openWindow(_ activity: UserActivity?) {
    let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
    comeForward(connect(newSession(options), options))
  }

  func show(_ session: SceneSession, _ activity: UserActivity? = nil) {
    if let scene = session.scene {
      if let activity {
        call(scene, "scene(_:continue:)") { $0.scene(scene, continue: activity) }
      }
      comeForward(scene)
    } else {
      let options = ConnectionOptions(userActivities: activity.map { [$0] } ?? [])
      comeForward(connect(session, options))
    }
  }

  /// Brings a scene in front: beside the others, or in their place.
  func comeForward(_ scene: Scene) {
    takeFront(scene)
    guard looksAway else { return }
    // A person looks at the app again, and so at every window that stands beside this one.
    looksAway = false
    for other in foregroundScenes where other.activationState == .foregroundInactive {
      activate(other)
    }
  }

  /// Brings a scene in front, and changes no other but those whose place it takes.
  func takeFront(_ scene: Scene) {
    frontOrder.note(scene.session.number)
    if policy.arrangement == .fullScreen, foregroundCount > 0, scene.session.isInteractive {
      handOver(
        to: scene, from: foregroundScenes.filter { $0 !== scene && $0.session.isInteractive })
    } else {
      bringForward(scene)
    }
  }

  func connectInBackground(_ session: SceneSession) {
    let scene = connect(session, ConnectionOptions())
    move(scene, to: .background)
    saveState(of: scene)
  }

  /// Closes sessions for good: LIFECYCLE 1.10.
  func discard(_ sessions: Set<SceneSession>) {
    for session in sessions { frontOrder.forget(session.number) }
    showNext(insteadOf: sessions)
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

  /// Where nothing but what is closed was in front, the window that was there before comes first.
  private func showNext(insteadOf closing: Set<SceneSession>) {
    let seen = closing.compactMap(\.scene).filter(\.activationState.isForeground)
    guard !seen.isEmpty, seen.count == foregroundCount,
      let next = frontOrder.last().flatMap({ numbered[$0] })
    else { return }
    let scene = next.scene ?? connect(next, ConnectionOptions())
    if state == .active {
      handOver(to: scene, from: seen)
    } else {
      // What lies over the app lies over the next window too.
      enterForeground(scene)
    }
  }
}
