import View

// The transitions of one scene, LIFECYCLE 3.5: each calls the delegate, then the observers. A
// `will…` comes before the state changes, a `did…` after.
extension Application {
  /// Connects a session: makes its scene and its delegate.
  ///
  /// - Returns: the scene, connected but neither in the foreground nor in the background.
  func connect(_ session: SceneSession, _ options: ConnectionOptions) -> Scene {
    let scene = WindowScene(session: session)
    scene.application = self
    // Set before willConnectTo, where UIKit's own delegates read it.
    session.scene = scene
    connectedScenes.insert(scene)
    scene.delegate = makeDelegate(for: session)
    call(scene, "scene(_:willConnectTo:options:)") {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    observers?.tell(scene) { $0.sceneWillConnect($1) }
    if let activity = session.stateRestorationActivity {
      call(scene, "scene(_:restoreInteractionStateWith:)") {
        $0.scene(scene, restoreInteractionStateWith: activity)
      }
    }
    return scene
  }

  func enterForeground(_ scene: Scene) {
    call(scene, "sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(scene) }
    tell(
      scene, { $0.sceneWillEnterForeground($1) },
      ifFirstOrLast: isUnseen, { $0.applicationWillEnterForeground($1) })
    move(scene, to: .foregroundInactive)
  }

  func activate(_ scene: Scene) {
    guard scene.session.isInteractive else { return }
    let wasActive = applicationState == .active
    move(scene, to: .foregroundActive)
    didActivate(scene, wasActive)
  }

  private func didActivate(_ scene: Scene, _ wasActive: Bool) {
    (scene as? WindowScene)?.keyWindow?.view.makeKey()
    call(scene, "sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(scene) }
    tell(
      scene, { $0.sceneDidActivate($1) },
      ifFirstOrLast: !wasActive, { $0.applicationDidBecomeActive($1) })
  }

  func deactivate(_ scene: Scene) {
    call(scene, "sceneWillResignActive(_:)") { $0.sceneWillResignActive(scene) }
    tell(
      scene, { $0.sceneWillDeactivate($1) },
      ifFirstOrLast: activeCount == 1, { $0.applicationWillResignActive($1) })
    move(scene, to: .foregroundInactive)
  }

  func enterBackground(_ scene: Scene) {
    move(scene, to: .background)
    call(scene, "sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(scene) }
    tell(
      scene, { $0.sceneDidEnterBackground($1) },
      ifFirstOrLast: isUnseen, { $0.applicationDidEnterBackground($1) })
    saveState(of: scene)
  }

  /// Tells the observers of a scene, and of the application if that moves with it: the scene is the
  /// first to come or the last to go.
  @inline(__always)
  private func tell(
    _ scene: Scene, _ ofScene: (any ApplicationObserver, Scene) -> Void,
    ifFirstOrLast movesApplication: Bool,
    _ ofApplication: (any ApplicationObserver, Application) -> Void
  ) {
    guard let before = observers else { return }
    before.tell(scene, ofScene)
    guard movesApplication else { return }
    // Nearly always they are still the same, and need not be held a second time.
    if observers.map(ObjectIdentifier.init) == ObjectIdentifier(before) {
      before.tell(self, ofApplication)
    } else {
      observers?.tell(self, ofApplication)
    }
  }

  /// Disconnects a scene and lets go of it, its delegate and its windows.
  func disconnect(_ scene: Scene) {
    move(scene, to: .unattached)
    call(scene, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(scene) }
    observers?.tell(scene) { $0.sceneDidDisconnect($1) }
    connectedScenes.remove(scene)
    scene.letGo()
  }

  /// Takes a scene to the background by the legal steps from wherever it is.
  func leave(_ scene: Scene) {
    if scene.activationState == .foregroundActive { deactivate(scene) }
    if scene.activationState == .foregroundInactive { enterBackground(scene) }
  }

  /// Takes a scene to where it can be touched by the legal steps from wherever it is.
  func bringForward(_ scene: Scene) {
    if !scene.activationState.isForeground { enterForeground(scene) }
    if scene.activationState == .foregroundInactive { activate(scene) }
  }

  /// Gives the front to a scene and takes others away: LIFECYCLE 1.13 and 1.14.
  ///
  /// The new one is seen before the old one goes, and the one is active at the very moment at which
  /// the other no longer is: nobody ever finds nothing in front, and the application stays active.
  func handOver(to scene: Scene, from others: [Scene]) {
    if !scene.activationState.isForeground { enterForeground(scene) }
    if scene.activationState == .foregroundInactive, scene.session.isInteractive {
      let wasActive = applicationState == .active
      let active = others.filter { $0.activationState == .foregroundActive }
      for other in active {
        call(other, "sceneWillResignActive(_:)") { $0.sceneWillResignActive(other) }
        observers?.tell(other) { $0.sceneWillDeactivate($1) }
      }
      for other in active { move(other, to: .foregroundInactive) }
      move(scene, to: .foregroundActive)
      didActivate(scene, wasActive)
    }
    for other in others { leave(other) }
  }

  /// Asks a scene what would bring it back, and keeps the answer with its session: section 4.
  func saveState(of scene: Scene) {
    guard scene.delegate != nil else { return }
    scene.session.stateRestorationActivity =
      call(scene, "stateRestorationActivity(for:)") { $0.stateRestorationActivity(for: scene) }
      ?? nil
  }

  /// Whether no scene is in the foreground.
  var isUnseen: Bool { foregroundCount == 0 }

  /// The scenes in the foreground, in the order of their sessions.
  var foregroundScenes: [Scene] {
    scenesInForeground.sorted { $0.session.number < $1.session.number }
  }

  /// The state of the application follows from two counts, however many scenes there are.
  func move(_ scene: Scene, to state: Scene.ActivationState) {
    let before = scene.state
    scene.state = state
    noteArrival(scene, from: before)
    if before == .foregroundActive { activeCount -= 1 }
    if state == .foregroundActive { activeCount += 1 }
    if before.isForeground != state.isForeground { noteForeground(scene) }
    self.state = activeCount > 0 ? .active : foregroundCount > 0 ? .inactive : .background
  }

  /// Lets what waits for the scene go on once it is active, or will not be.
  private func noteArrival(_ scene: Scene, from before: Scene.ActivationState) {
    scene.isComingForward =
      scene.state == .foregroundInactive && before != .foregroundActive
      && scene.session.isInteractive
    guard !scene.isComingForward, !scene.arrivals.isEmpty else { return }
    let arrivals = scene.arrivals
    scene.arrivals = []
    for arrival in arrivals { atEndOfTurn(arrival) }
  }

  private func noteForeground(_ scene: Scene) {
    if scene.state.isForeground {
      scenesInForeground.insert(scene)
    } else {
      scenesInForeground.remove(scene)
    }
    foregroundCount = scenesInForeground.count
  }
}
