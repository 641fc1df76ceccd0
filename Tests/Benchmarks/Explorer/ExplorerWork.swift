import Controller
import Model
import View

/// Walks through a part of the front door, and takes the same steps without exploring.
final class ExplorerWork {
  private let explorer: Explorer
  private var ways: [[Explorer.Step]] = []

  init() throws {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    explorer = Explorer(clock: clock, randomness: randomness) { store, log in
      let session = LoginSession(
        store: store, clock: clock.clocks, randomness: randomness.numbers, log: log)
      let accounts = Accounts(
        store: store, hasher: ExplorerHasher(), clock: clock.clocks, session: session, log: log)
      let door = FrontDoor(
        accounts: accounts, session: session, views: SignInScreens(log: log))
      return Application(
        delegate: QuietAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { ExplorerSceneDelegate(door) },
        store: store, log: log)
    }
    explorer.keepsExpiringValues = false
    explorer.alphabet.texts = ["lee@example.com"]
    explorer.alphabet.secrets = ["<password 1>"]
    explorer.alphabet.events = [.home, .open]
    explorer.alphabet.mostClockJumps = 0
    explorer.alphabet.failsWrites = false
    explorer.limits.states = 500
    explorer.onTransition = { [weak self] way in self?.ways.append(way) }
    try explorer.explore()
    explorer.onTransition = nil
    try demand(ways.count > 1000, "\(ways.count) transitions")
  }

  /// The walk, with every check.
  func run() throws {
    let report = try explorer.explore()
    try demand(report.progress.transitions == ways.count, "the same walk")
  }

  /// The same steps: each way is launched, stepped through and looked at.
  func runBare() {
    for way in ways { explorer.repeat(way) }
  }
}

/// Opens the front door.
private final class ExplorerSceneDelegate: WindowSceneDelegate {
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

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(door.activity(of:))
  }
}
