import Controller
import Model
import View
import ViewKit
import Workshop

/// Walks through a part of the front door, and takes as many steps after one launch.
final class ExplorerWork {
  private let explorer: Explorer
  private var transitions = 0
  private var tour: [Explorer.Step] = []

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
    // What is counted must not depend on time.
    explorer.tellsProgress = false
    transitions = try explorer.explore().progress.transitions
    tour = explorer.tour(of: transitions)
    try demand(tour.count > 1000, "\(tour.count) transitions")
  }

  /// The walk, with every check.
  func run() throws {
    let report = try explorer.explore()
    try demand(report.progress.transitions == tour.count, "the same walk")
  }

  /// One launch and each transition once: so many steps in a row, each state of which is looked at.
  func runBare() { explorer.take(tour) }
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
