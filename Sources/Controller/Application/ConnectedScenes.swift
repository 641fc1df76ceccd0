import View

/// The scenes that are connected, the legal steps between their states, LIFECYCLE 3.5, and the
/// state of the application that follows from theirs, 1.14.
///
/// Each step calls the delegate, then the observers. A `will…` comes before the state changes, a
/// `did…` after.
@MainActor
final class ConnectedScenes {
  /// All of them.
  private(set) var scenes: Set<Scene> = []

  /// The state of the most active scene; while the app is launched, the one it is launched into.
  private(set) var state: ApplicationState

  private var foreground: Set<Scene> = []
  private var activeCount = 0
  private unowned let application: Application

  init(_ application: Application, in state: ApplicationState) {
    self.application = application
    self.state = state
  }

  /// The scenes in the foreground, in the order of their sessions.
  var inForeground: [Scene] { foreground.inOrder }

  /// Whether these are all the scenes in the foreground, and there is one.
  func isForeground(_ scenes: [Scene]) -> Bool {
    !scenes.isEmpty && scenes.count == foreground.count
  }

  // MARK: - Coming and going

  /// Connects a session: makes its scene and its delegate.
  ///
  /// - Returns: the scene, connected but neither in the foreground nor in the background.
  func connect(
    _ session: SceneSession, _ options: ConnectionOptions = ConnectionOptions()
  ) -> Scene {
    let scene = WindowScene(session: session)
    scene.application = application
    // Set before willConnectTo, where UIKit's own delegates read it.
    session.scene = scene
    scenes.insert(scene)
    scene.delegate = application.makeDelegate(for: session)
    application.call(scene, "scene(_:willConnectTo:options:)") {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    application.tell { $0.sceneWillConnect(scene) }
    if let activity = session.stateRestorationActivity {
      application.call(scene, "scene(_:restoreInteractionStateWith:)") {
        $0.scene(scene, restoreInteractionStateWith: activity)
      }
    }
    return scene
  }

  func connectInBackground(_ session: SceneSession) {
    let scene = connect(session)
    move(scene, to: .background)
    saveState(of: scene)
  }

  /// Disconnects a scene and lets go of it, its delegate and its windows.
  func disconnect(_ scene: Scene) {
    move(scene, to: .unattached)
    application.call(scene, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect(scene) }
    application.tell { $0.sceneDidDisconnect(scene) }
    scenes.remove(scene)
    scene.tearDown()
  }

  /// Lets go of all scenes silently: the process is gone.
  func tearDown() {
    for scene in scenes {
      scene.activationState = .unattached
      scene.tearDown()
    }
  }

  // MARK: - Single steps

  func enterForeground(_ scene: Scene) {
    application.call(scene, "sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground(scene) }
    application.tell { $0.sceneWillEnterForeground(scene) }
    if foreground.isEmpty { application.tell { $0.applicationWillEnterForeground(application) } }
    move(scene, to: .foregroundInactive)
  }

  func activate(_ scene: Scene) {
    guard scene.session.isInteractive else { return }
    let wasActive = state == .active
    move(scene, to: .foregroundActive)
    didActivate(scene, wasActive)
  }

  private func didActivate(_ scene: Scene, _ wasActive: Bool) {
    (scene as? WindowScene)?.keyWindow?.view.makeKey()
    application.call(scene, "sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive(scene) }
    application.tell { $0.sceneDidActivate(scene) }
    if !wasActive { application.tell { $0.applicationDidBecomeActive(application) } }
  }

  func deactivate(_ scene: Scene) {
    willDeactivate(scene)
    if activeCount == 1 { application.tell { $0.applicationWillResignActive(application) } }
    move(scene, to: .foregroundInactive)
  }

  private func willDeactivate(_ scene: Scene) {
    application.call(scene, "sceneWillResignActive(_:)") { $0.sceneWillResignActive(scene) }
    application.tell { $0.sceneWillDeactivate(scene) }
  }

  func enterBackground(_ scene: Scene) {
    move(scene, to: .background)
    application.call(scene, "sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground(scene) }
    application.tell { $0.sceneDidEnterBackground(scene) }
    if foreground.isEmpty { application.tell { $0.applicationDidEnterBackground(application) } }
    saveState(of: scene)
  }

  /// Asks a scene what would bring it back, and keeps the answer with its session: section 4.
  func saveState(of scene: Scene) {
    guard scene.delegate != nil else { return }
    scene.session.stateRestorationActivity =
      application.call(scene, "stateRestorationActivity(for:)") {
        $0.stateRestorationActivity(for: scene)
      } ?? nil
  }

  // MARK: - Several steps

  /// Takes a scene to the background from wherever it is.
  func leave(_ scene: Scene) {
    if scene.activationState == .foregroundActive { deactivate(scene) }
    if scene.activationState == .foregroundInactive { enterBackground(scene) }
  }

  /// Takes a scene to where it can be touched from wherever it is, in the place of others:
  /// LIFECYCLE 1.13 and 1.14.
  ///
  /// It is seen before the others go, and it is active at the very moment at which they no longer
  /// are: nobody ever finds nothing in front, and the application stays active.
  func bringForward(_ scene: Scene, replacing others: [Scene] = []) {
    if !scene.activationState.isForeground { enterForeground(scene) }
    if scene.activationState == .foregroundInactive, scene.session.isInteractive {
      let wasActive = state == .active
      let active = others.filter { $0.activationState == .foregroundActive }
      for other in active { willDeactivate(other) }
      for other in active { move(other, to: .foregroundInactive) }
      move(scene, to: .foregroundActive)
      didActivate(scene, wasActive)
    }
    for other in others { leave(other) }
  }

  // MARK: - States

  private func move(_ scene: Scene, to state: Scene.ActivationState) {
    let before = scene.activationState
    scene.activationState = state
    if before == .foregroundActive { activeCount -= 1 }
    if state == .foregroundActive { activeCount += 1 }
    if state.isForeground { foreground.insert(scene) } else { foreground.remove(scene) }
    self.state = activeCount > 0 ? .active : foreground.isEmpty ? .background : .inactive
    scene.isComingForward =
      state == .foregroundInactive && before != .foregroundActive && scene.session.isInteractive
    if !scene.isComingForward { arrive(scene) }
  }

  /// Lets what waits for the scene go on: it is active, or will not be.
  private func arrive(_ scene: Scene) {
    let arrivals = scene.arrivals
    scene.arrivals = []
    for arrival in arrivals { application.turns.atEnd(arrival) }
  }
}

extension Set<Scene> {
  /// The scenes in the order of their sessions.
  @MainActor
  var inOrder: [Scene] { sorted { $0.session.number < $1.session.number } }
}
