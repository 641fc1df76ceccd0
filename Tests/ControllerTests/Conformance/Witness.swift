import Controller
import Model
import View

/// Hears an application through delegates and observers of its own, and asks no log.
///
/// One line for each call: a delegate's as `1.willFG`, an observer's as `N:1.didActivate`; `app`
/// stands for the application.
final class Witness {
  /// What was heard.
  private(set) var lines: [String] = []

  /// The identifiers of the sessions that were discarded, one set for each call.
  var discarded: [Set<String>] = []

  /// What to do at each call, after it was written down.
  var onCall: (String) -> Void = { _ in }

  /// The root of each window.
  var makeRoot: () -> ViewController = { ScreenController() }

  func hear(_ line: String) {
    lines.append(line)
    onCall(line)
  }

  /// Takes away what was heard since the last time.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// An application with a witness, its windows side by side or full screen.
final class WitnessedApplication {
  let application: Application
  let witness: Witness
  private let observer: WitnessingObserver

  init(
    _ policy: LifeCyclePolicy = LifeCyclePolicy(), witness: Witness = Witness(),
    store: any UserInfoStore = MemoryStore(),
    views: any ViewFactory = HeadlessViewFactory()
  ) {
    self.witness = witness
    application = Application(
      delegate: WitnessingDelegate(witness), views: views,
      manifest: SceneManifest(supportsMultipleScenes: true) { WitnessingSceneDelegate(witness) },
      store: store, policy: policy)
    observer = WitnessingObserver(witness)
    application.addObserver(observer)
  }

  /// Launches, opens so many windows, and forgets what was heard of it.
  static func launched(
    _ policy: LifeCyclePolicy = LifeCyclePolicy(), windows: Int = 1,
    views: any ViewFactory = HeadlessViewFactory(),
    witness: Witness = Witness()
  ) throws -> WitnessedApplication {
    let app = WitnessedApplication(policy, witness: witness, views: views)
    try app.application.send(.launch())
    for _ in 1..<windows { try app.application.send(.newWindow()) }
    _ = witness.take()
    return app
  }

  /// Lets things happen.
  ///
  /// - Returns: what was heard of them.
  @discardableResult
  func send(_ events: SystemEvent...) throws(LifeCycleError) -> [String] {
    for event in events { try application.send(event) }
    return witness.take()
  }

  /// The session of a number.
  func session(_ number: Int) -> SceneSession { application.session(number) ?? SceneSession() }

  /// The states of all sessions, in order.
  var states: [Scene.ActivationState] {
    application.sessions.map { $0.scene?.activationState ?? .unattached }
  }

  /// The only view of a window, as a test touches it.
  func view<View>(_ number: Int, as type: View.Type) -> View? {
    (session(number).scene as? WindowScene)?.windows.first?.view.subviews.last as? View
  }
}

extension LifeCyclePolicy {
  /// The default, but one window takes the place of the others.
  nonisolated static var fullScreen: LifeCyclePolicy {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    return policy
  }
}

final class WitnessingDelegate: ApplicationDelegate {
  private let witness: Witness

  init(_ witness: Witness) { self.witness = witness }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    witness.hear("app.willFinish")
    return true
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    witness.hear("app.didFinish")
    return true
  }

  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    witness.hear("app.config")
    return SceneConfiguration(name: nil, sessionRole: session.role)
  }

  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {
    witness.discarded.append(Set(sceneSessions.map(\.persistentIdentifier)))
    witness.hear("app.didDiscard")
  }

  func applicationWillTerminate(_ application: Application) { witness.hear("app.willTerminate") }
}

final class WitnessingSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let witness: Witness

  init(_ witness: Witness) { self.witness = witness }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene {
      let window = Window(windowScene: scene)
      window.rootViewController = witness.makeRoot()
      window.makeKeyAndVisible()
      self.window = window
    }
    hear("willConnect", scene)
  }

  func sceneDidDisconnect(_ scene: Scene) { hear("didDisconnect", scene) }
  func sceneWillEnterForeground(_ scene: Scene) { hear("willFG", scene) }
  func sceneDidBecomeActive(_ scene: Scene) { hear("didActive", scene) }
  func sceneWillResignActive(_ scene: Scene) { hear("willResign", scene) }
  func sceneDidEnterBackground(_ scene: Scene) { hear("didBG", scene) }

  private func hear(_ call: String, _ scene: Scene) {
    witness.hear("\(scene.session.number).\(call)")
  }
}

final class WitnessingObserver: ApplicationObserver {
  private let witness: Witness

  init(_ witness: Witness) { self.witness = witness }

  func applicationDidFinishLaunching(_ application: Application) { hear("didFinishLaunching") }
  func applicationWillEnterForeground(_ application: Application) { hear("willEnterForeground") }
  func applicationDidBecomeActive(_ application: Application) { hear("didBecomeActive") }
  func applicationWillResignActive(_ application: Application) { hear("willResignActive") }
  func applicationDidEnterBackground(_ application: Application) { hear("didEnterBackground") }
  func applicationWillTerminate(_ application: Application) { hear("willTerminate") }
  func sceneWillConnect(_ scene: Scene) { hear("willConnect", scene) }
  func sceneDidDisconnect(_ scene: Scene) { hear("didDisconnect", scene) }
  func sceneWillEnterForeground(_ scene: Scene) { hear("willEnterForeground", scene) }
  func sceneDidActivate(_ scene: Scene) { hear("didActivate", scene) }
  func sceneWillDeactivate(_ scene: Scene) { hear("willDeactivate", scene) }
  func sceneDidEnterBackground(_ scene: Scene) { hear("didEnterBackground", scene) }

  private func hear(_ name: String) { witness.hear("N:app.\(name)") }
  private func hear(_ name: String, _ scene: Scene) {
    witness.hear("N:\(scene.session.number).\(name)")
  }
}
