import Controller
import Model
import View
import Workshop

/// An application with one scene, whose delegate and controllers write to one trace.
final class SceneStage {
  let trace = Trace()
  var application: Application { scenario.application }
  let scenario: Scenario
  private let script: SceneScript

  /// - Parameters:
  ///   - policy: what the device is like.
  ///   - reactions: what to do with the window in the delegates' calls, by their names.
  init(
    policy: LifeCyclePolicy = LifeCyclePolicy(), reactions: [String: (Window, Trace) -> Void] = [:]
  ) {
    let script = SceneScript(trace)
    script.reactions = reactions
    self.script = script
    scenario = Scenario(.loose) { store, log in
      Application(
        delegate: StageApplicationDelegate(script), views: HeadlessViewFactory(),
        manifest: SceneManifest { StageSceneDelegate(script) }, store: store, policy: policy,
        log: log)
    }
  }

  var session: SceneSession { application.sessions.first ?? SceneSession() }

  /// What to do in a call from now on.
  func when(_ call: String, _ reaction: @escaping (Window, Trace) -> Void) {
    script.reactions[call] = reaction
  }
}

/// What the delegates of a stage write, and do.
final class SceneScript {
  let trace: Trace
  var reactions: [String: (Window, Trace) -> Void] = [:]

  init(_ trace: Trace) { self.trace = trace }

  func note(_ call: String, _ window: Window?) {
    trace.lines.append(call)
    if let window { reactions[call]?(window, trace) }
  }

  func show(_ window: Window) {
    window.rootViewController = TracingController("A", trace)
    window.makeKeyAndVisible()
  }
}

final class StageSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let script: SceneScript

  init(_ script: SceneScript) { self.script = script }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    script.show(window)
    script.note("willConnect", window)
  }

  func sceneWillEnterForeground(_ scene: Scene) { script.note("willFG", window) }
  func sceneDidBecomeActive(_ scene: Scene) { script.note("didActive", window) }
  func sceneWillResignActive(_ scene: Scene) { script.note("willResign", window) }
  func sceneDidEnterBackground(_ scene: Scene) { script.note("didBG", window) }
  func sceneDidDisconnect(_ scene: Scene) { script.note("didDisconnect", window) }
}

final class StageApplicationDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private let script: SceneScript

  init(_ script: SceneScript) { self.script = script }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    self.window = window
    script.show(window)
    script.note("didFinish", window)
    return true
  }

  func applicationWillEnterForeground(_ application: Application) {
    if !application.usesScenes { script.note("willEnterForeground", window) }
  }

  func applicationDidBecomeActive(_ application: Application) {
    if !application.usesScenes { script.note("didBecomeActive", window) }
  }
}
