import Controller
import Model
import View
import Workshop

/// A scene's delegate with every method about its life, so that the log has all of them.
final class RecordingSceneDelegate: SceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene { window = Window(windowScene: scene) }
  }
  func sceneDidDisconnect(_ scene: Scene) {}
  func sceneWillEnterForeground(_ scene: Scene) {}
  func sceneDidBecomeActive(_ scene: Scene) {}
  func sceneWillResignActive(_ scene: Scene) {}
  func sceneDidEnterBackground(_ scene: Scene) {}
  func stateRestorationActivity(for scene: Scene) -> UserActivity? { nil }
}

/// An app's delegate with every method about the process, so that the log has all of them.
final class RecordingAppDelegate: ApplicationDelegate {
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  func application(
    _ application: Application, configurationForConnecting session: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: nil, sessionRole: session.role)
  }
  func application(
    _ application: Application, didDiscardSceneSessions sceneSessions: Set<SceneSession>
  ) {}
  func applicationWillTerminate(_ application: Application) {}
}

/// An app of nothing but its life cycle.
func bare(
  _ strictness: Scenario.Strictness = .strict, filePath: String = #filePath, line: Int = #line
) -> Scenario {
  Scenario(strictness, filePath: filePath, line: line, make: bareApplication)
}

/// One process of such an app.
func bareApplication(_ store: any UserInfoStore, _ log: EventLog) -> Application {
  Application(
    delegate: RecordingAppDelegate(), views: HeadlessViewFactory(),
    manifest: SceneManifest(supportsMultipleScenes: true) { RecordingSceneDelegate() },
    store: store, log: log)
}

/// The front door, as the program runs it.
func door(
  _ strictness: Scenario.Strictness, filePath: String = #filePath, line: Int = #line
) -> Scenario {
  Scenario(strictness, filePath: filePath, line: line, make: frontDoor)
}

/// One process of the front door.
func frontDoor(_ store: any UserInfoStore, _ log: EventLog) -> Application {
  let door = FrontDoor(
    accounts: Accounts(store: store, hasher: YescryptHasher(cost: 1)),
    session: LoginSession(store: store), views: SignInScreens())
  return Application(
    delegate: RecordingAppDelegate(), views: HeadlessViewFactory(),
    manifest: SceneManifest(supportsMultipleScenes: true) { DoorSceneDelegate(door) },
    store: store, log: log)
}

private final class DoorSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let door: FrontDoor

  init(_ door: FrontDoor) { self.door = door }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    door.open(window, restoring: session.stateRestorationActivity)
  }

  func sceneDidBecomeActive(_ scene: Scene) {}

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(door.activity(of:))
  }
}

/// An app of one screen, whose controller has no part in it.
func screen(_ strictness: Scenario.Strictness = .loose, _ make: @escaping () -> any Screen)
  -> Scenario
{
  Scenario(strictness) { store, log in
    Application(
      delegate: RecordingAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest {
        RootSceneDelegate {
          let root = ViewController()
          root.view = make()
          return root
        }
      }, store: store, log: log)
  }
}
