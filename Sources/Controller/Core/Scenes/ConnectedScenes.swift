import Model
import View

/// The connected scenes, the legal steps between their states, <doc:States-And-Turns>, and the
/// state of the application that follows, <doc:Windows-And-Sessions>.
///
/// Each step calls the delegate, then the observers: `will…` before the state changes, `did…`
/// after.
@MainActor
final class ConnectedScenes {
  private(set) var scenes: Set<Scene> = []

  /// The state of the most active scene; during a launch, the state that the app is launched into.
  private(set) var state: Application.State

  private(set) var foreground: Set<Scene> = []

  private var activeCount = 0

  // The application owns its process, and that owns the scenes. A step that needs it more than once
  // takes it out: each reading takes 300 instructions, as weak references to an application make it
  // slow.
  private unowned let app: Application

  init(_ app: Application, in state: Application.State) {
    self.app = app
    self.state = state
  }

  // MARK: - Coming and going

  /// Makes a session's scene and its delegate; it is not yet in the foreground or the background.
  func connect(
    _ session: SceneSession, _ options: Scene.ConnectionOptions = Scene.ConnectionOptions()
  ) -> Scene {
    let scene = WindowScene(session: session)
    scene.application = app
    // Set before `willConnectTo`, where UIKit's own delegates read it.
    session.scene = scene
    scenes.insert(scene)
    scene.delegate = app.makeDelegate(for: session)
    app.call(scene, "scene(_:willConnectTo:options:)") {
      $0.scene($1, willConnectTo: session, options: options)
    }
    app.tell { $0.sceneWillConnect(scene) }
    if let activity = session.stateRestorationActivity {
      app.call(scene, "scene(_:restoreInteractionStateWith:)") {
        $0.scene($1, restoreInteractionStateWith: activity)
      }
    } else {
      app.log.decide(.hasNothingToRestore(scene))
    }
    return scene
  }

  func connectInBackground(_ session: SceneSession) {
    let scene = connect(session)
    move(scene, to: .background)
    saveState(of: scene)
  }

  func disconnect(_ scene: Scene) {
    move(scene, to: .unattached)
    app.call(scene, "sceneDidDisconnect(_:)") { $0.sceneDidDisconnect($1) }
    app.tell { $0.sceneDidDisconnect(scene) }
    scenes.remove(scene)
    scene.tearDown()
  }

  /// Releases all scenes silently, because the process has ended.
  func tearDown() {
    for scene in scenes {
      scene.activationState = .unattached
      scene.tearDown()
    }
  }

  // MARK: - Single steps

  func enterForeground(_ scene: Scene) {
    app.call(scene, "sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground($1) }
    app.tell { $0.sceneWillEnterForeground(scene) }
    if foreground.isEmpty { app.tell { $0.applicationWillEnterForeground(app) } }
    move(scene, to: .foregroundInactive)
  }

  /// Activates a scene at the same moment at which others are deactivated.
  private func becomeActive(_ scene: Scene, replacing others: [Scene]) {
    guard scene.session.isInteractive else { return }
    let app = app
    let wasActive = state == .active
    let active = others.filter { $0.activationState == .foregroundActive }
    for other in active { willDeactivate(other) }
    for other in active { move(other, to: .foregroundInactive) }
    move(scene, to: .foregroundActive)
    (scene as? WindowScene)?.keyWindow?.becomeKey()
    app.call(scene, "sceneDidBecomeActive(_:)") { $0.sceneDidBecomeActive($1) }
    app.tell { $0.sceneDidActivate(scene) }
    if !wasActive { app.tell { $0.applicationDidBecomeActive(app) } }
    guard !scene.hasBeenActive else { return }
    // A scene that is active for the first time has a window by now.
    scene.hasBeenActive = true
    guard let delegate = scene.delegate, let scene = scene as? WindowScene, scene.windows.isEmpty,
      // That one is reported itself.
      app.delegate.window?.isShownNowhere != true
    else { return }
    app.report(.noWindow(session: scene.session.number, delegate: "\(type(of: delegate))"))
  }

  func deactivate(_ scene: Scene) {
    let app = app
    willDeactivate(scene)
    if activeCount == 1 { app.tell { $0.applicationWillResignActive(app) } }
    move(scene, to: .foregroundInactive)
  }

  private func willDeactivate(_ scene: Scene) {
    let app = app
    app.call(scene, "sceneWillResignActive(_:)") { $0.sceneWillResignActive($1) }
    app.tell { $0.sceneWillDeactivate(scene) }
  }

  func enterBackground(_ scene: Scene) {
    move(scene, to: .background)
    app.call(scene, "sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground($1) }
    app.tell { $0.sceneDidEnterBackground(scene) }
    if foreground.isEmpty { app.tell { $0.applicationDidEnterBackground(app) } }
    saveState(of: scene)
  }

  /// Asks a scene's delegate for its restoration activity, and keeps it in the session.
  func saveState(of scene: Scene) {
    guard scene.delegate != nil else { return }
    let activity = app.call(scene, "stateRestorationActivity(for:)") {
      $0.stateRestorationActivity(for: $1)
    }
    scene.session.stateRestorationActivity = app.declared(activity ?? nil, of: scene.session)
  }

  // MARK: - Several steps

  /// Moves a scene to the background from any state.
  func leave(_ scene: Scene) {
    if scene.activationState == .foregroundActive { deactivate(scene) }
    if scene.activationState == .foregroundInactive { enterBackground(scene) }
  }

  /// Makes a scene active from any state, in the place of others:
  /// <doc:Windows-And-Sessions#Another-window>.
  ///
  /// It is in the foreground before the others leave, and becomes active at the same moment at
  /// which they are deactivated, so that the application stays active.
  func activate(_ scene: Scene, replacing others: [Scene] = []) {
    if !scene.activationState.isForeground { enterForeground(scene) }
    if scene.activationState == .foregroundInactive {
      becomeActive(scene, replacing: others)
    }
    for other in others { leave(other) }
  }

  // MARK: - States

  /// Changes the list while it is taken out: if it were changed in place, each access to it would
  /// be guarded.
  @inline(__always)
  fileprivate func changeForeground(_ body: (inout Set<Scene>) -> Void) {
    var taken = foreground
    foreground = []
    body(&taken)
    foreground = taken
  }

  private func move(_ scene: Scene, to state: Scene.ActivationState) {
    let before = scene.activationState
    let (wasSeen, isSeen) = (before.isForeground, state.isForeground)
    (scene.previousState, scene.activationState) = (before, state)
    if before == .foregroundActive { activeCount -= 1 }
    if state == .foregroundActive { activeCount += 1 }
    if isSeen, !wasSeen { changeForeground { _ = $0.insert(scene) } }
    if wasSeen, !isSeen { leaveForeground(scene) }
    self.state = activeCount > 0 ? .active : foreground.isEmpty ? .background : .inactive
    guard !scene.isComingForward else { return }
    // What waited for the scene runs now: the scene is active, or will not be.
    let waitingActions = scene.waitingActions
    scene.waitingActions = []
    for action in waitingActions { app.turn.atEnd(action) }
  }
}

extension ConnectedScenes {
  /// A person does not see a scene any more, but perhaps one beside it.
  private func leaveForeground(_ scene: Scene) {
    changeForeground { _ = $0.remove(scene) }
    (scene as? WindowScene)?.keyWindow?.view.didResignVisible()
    guard !foreground.isEmpty else { return }
    let last = scene.session.sessions?.lastInFront { session in
      session.scene.map(foreground.contains) == true
    }
    (last?.scene as? WindowScene)?.keyWindow?.becomeKey()
  }
}

extension Set<Scene> {
  /// The scenes in the order of their sessions.
  @MainActor
  var inOrder: [Scene] { sorted { $0.session.number < $1.session.number } }
}
