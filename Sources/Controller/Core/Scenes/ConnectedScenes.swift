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

  init(in state: Application.State) {
    self.state = state
  }

  // MARK: - Coming and going

  /// Makes a session's scene and its delegate; it is not yet in the foreground or the background.
  func connect(
    _ session: SceneSession, _ options: Scene.ConnectionOptions = Scene.ConnectionOptions(),
    in app: Application
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

  func connectInBackground(_ session: SceneSession, in app: Application) {
    let scene = connect(session, in: app)
    move(scene, to: .background, in: app)
    saveState(of: scene, in: app)
  }

  func disconnect(_ scene: Scene, in app: Application) {
    move(scene, to: .unattached, in: app)
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

  func enterForeground(_ scene: Scene, in app: Application) {
    app.call(scene, "sceneWillEnterForeground(_:)") { $0.sceneWillEnterForeground($1) }
    app.tell { $0.sceneWillEnterForeground(scene) }
    if foreground.isEmpty { app.tell { $0.applicationWillEnterForeground(app) } }
    move(scene, to: .foregroundInactive, in: app)
  }

  /// Activates a scene at the same moment at which others are deactivated.
  private func becomeActive(_ scene: Scene, replacing others: [Scene], in app: Application) {
    guard scene.session.isInteractive else { return }
    let wasActive = state == .active
    let active = others.filter { $0.activationState == .foregroundActive }
    for other in active { willDeactivate(other, in: app) }
    for other in active { move(other, to: .foregroundInactive, in: app) }
    move(scene, to: .foregroundActive, in: app)
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

  func deactivate(_ scene: Scene, in app: Application) {
    willDeactivate(scene, in: app)
    if activeCount == 1 { app.tell { $0.applicationWillResignActive(app) } }
    move(scene, to: .foregroundInactive, in: app)
  }

  private func willDeactivate(_ scene: Scene, in app: Application) {
    app.call(scene, "sceneWillResignActive(_:)") { $0.sceneWillResignActive($1) }
    app.tell { $0.sceneWillDeactivate(scene) }
  }

  func enterBackground(_ scene: Scene, in app: Application) {
    move(scene, to: .background, in: app)
    app.call(scene, "sceneDidEnterBackground(_:)") { $0.sceneDidEnterBackground($1) }
    app.tell { $0.sceneDidEnterBackground(scene) }
    if foreground.isEmpty { app.tell { $0.applicationDidEnterBackground(app) } }
    saveState(of: scene, in: app)
  }

  /// Asks a scene's delegate for its restoration activity, and keeps it in the session.
  func saveState(of scene: Scene, in app: Application) {
    guard scene.delegate != nil else { return }
    scene.session.stateRestorationActivity =
      app.call(scene, "stateRestorationActivity(for:)") {
        $0.stateRestorationActivity(for: $1)
      } ?? nil
  }

  // MARK: - Several steps

  /// Moves a scene to the background from any state.
  func leave(_ scene: Scene, in app: Application) {
    if scene.activationState == .foregroundActive { deactivate(scene, in: app) }
    if scene.activationState == .foregroundInactive { enterBackground(scene, in: app) }
  }

  /// Makes a scene active from any state, in the place of others:
  /// <doc:Windows-And-Sessions#Another-window>.
  ///
  /// It is in the foreground before the others leave, and becomes active at the same moment at
  /// which they are deactivated, so that the application stays active.
  func activate(_ scene: Scene, replacing others: [Scene] = [], in app: Application) {
    if !scene.activationState.isForeground { enterForeground(scene, in: app) }
    if scene.activationState == .foregroundInactive {
      becomeActive(scene, replacing: others, in: app)
    }
    for other in others { leave(other, in: app) }
  }

  // MARK: - States

  /// Changes the list while it is taken out: if it were changed in place, each access to it would be
  /// guarded.
  @inline(__always)
  fileprivate func changeForeground(_ body: (inout Set<Scene>) -> Void) {
    var taken = foreground
    foreground = []
    body(&taken)
    foreground = taken
  }

  private func move(_ scene: Scene, to state: Scene.ActivationState, in app: Application) {
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
