import View

// The app's requests about its scenes: the page States-And-Turns.
//
// A request is carried out after the turn in which it is made, so that no scene changes in the
// middle of a transition; outside of any turn it is one itself. A request of a suspended process
// waits until it runs again, and is lost if it never does.
extension Application {
  /// Shows the scene of one of `openSessions`, or a new one, to continue `userActivity`.
  ///
  /// The options have no effect, as every scene has its own display. `errorHandler` is called when
  /// the request is refused.
  ///
  /// - Parameters:
  ///   - session: one of `openSessions`, or `nil` for a new scene.
  ///   - userActivity: what the scene continues, or `nil`.
  ///   - options: have no effect.
  ///   - errorHandler: gets the reason, when the request is refused.
  public func requestSceneSessionActivation(
    _ session: SceneSession?, userActivity: UserActivity? = nil,
    options: Scene.ActivationRequestOptions? = nil,
    errorHandler: ((SceneError) -> Void)? = nil
  ) {
    request { scenes, app in
      guard let scenes, session.map(scenes.sessions.isOpen) ?? true else {
        errorHandler?(.requestDenied)
        return
      }
      guard session != nil || scenes.canOpenWindow else {
        errorHandler?(.multipleScenesNotSupported)
        return
      }
      scenes.show(session, userActivity.map(Arrival.userActivity))
    }
  }

  /// Closes one of `openSessions` permanently; `errorHandler` is called when the request is
  /// refused.
  ///
  /// The options have no effect, as nothing is animated.
  ///
  /// - Parameters:
  ///   - session: one of `openSessions`.
  ///   - options: have no effect.
  ///   - errorHandler: gets the reason, when the request is refused.
  public func requestSceneSessionDestruction(
    _ session: SceneSession, options: SceneDestructionRequestOptions? = nil,
    errorHandler: ((SceneError) -> Void)? = nil
  ) {
    request { scenes, app in
      guard let scenes, scenes.sessions.isOpen(session) else {
        errorHandler?(.requestDenied)
        return
      }
      scenes.discard([session])
    }
  }

  /// Lets a session's scene update its content; a disconnected one is connected in the background
  /// for it.
  public func requestSceneSessionRefresh(_ session: SceneSession) {
    request { scenes, app in
      guard let scenes, scenes.sessions.isOpen(session) else { return }
      if let scene = session.scene {
        scenes.connected.saveState(of: scene)
      } else {
        scenes.connected.connectInBackground(session)
      }
    }
  }

  /// Carries a request out after this turn; the request itself is one if none is running.
  private func request(_ body: @escaping (SceneInterface?, Application) -> Void) {
    turn.run { turn.atEnd { [weak self] in self?.carryOut(body) } }
  }

  /// Carries a request out, once the process is no longer suspended.
  private func carryOut(_ body: @escaping (SceneInterface?, Application) -> Void) {
    if let process, process.isSuspended {
      return process.requests.append { [weak self] in self?.carryOut(body) }
    }
    turn.run { body(process?.scenes, self) }
    process?.scenes?.saveSessions()
  }
}
