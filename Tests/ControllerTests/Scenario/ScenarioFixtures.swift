import Controller
import Model
import View

final class RecordingSceneDelegate: SceneDelegate {}
final class RecordingAppDelegate: ApplicationDelegate {}

/// An app of nothing but its life cycle.
func bare(_ strictness: Scenario.Strictness = .strict) -> Scenario {
  Scenario(strictness) { store, log in
    Application(
      delegate: RecordingAppDelegate(), views: RecordingViewFactory(log: EventLog()),
      manifest: SceneManifest(supportsMultipleScenes: true) { RecordingSceneDelegate() },
      store: store, log: log)
  }
}

/// The front door, as the program runs it.
func door(_ strictness: Scenario.Strictness) -> Scenario {
  Scenario(strictness) { store, log in
    let views = RecordingViewFactory(log: EventLog())
    let door = FrontDoor(
      accounts: Accounts(store: store, hasher: YescryptHasher(cost: 1)),
      session: LoginSession(store: store), views: views, language: .english)
    return Application(
      delegate: RecordingAppDelegate(), views: views,
      manifest: SceneManifest(supportsMultipleScenes: true) { DoorSceneDelegate(door) },
      store: store, log: log)
  }
}

private final class DoorSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let door: FrontDoor

  init(_ door: FrontDoor) { self.door = door }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    door.open(window, restoring: session.stateRestorationActivity)
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(door.activity(of:))
  }
}
