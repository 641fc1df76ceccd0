import Controller
import Model
import View
import Workshop

/// An app with one kind of window, whose root is made from the store and the log.
func app(
  hasScenes: Bool = true, views: any ViewFactory = HeadlessViewFactory(),
  root: @escaping (any UserInfoStore, EventLog) -> ViewController
) -> Explorer.Make {
  { store, log in
    let open: (Window, UserActivity?) -> Void = { window, _ in
      window.rootViewController = root(store, log)
      window.makeKeyAndVisible()
    }
    return Application(
      delegate: ExploredAppDelegate(open), views: views,
      manifest: hasScenes
        ? SceneManifest(supportsMultipleScenes: true) { ExploredSceneDelegate(open) } : nil,
      store: store, log: log)
  }
}

/// The front door, as the program runs it, with a hash that costs nothing.
///
/// - Parameters:
///   - clock: what the session and the waits are measured by.
///   - randomness: what the tokens are drawn from.
///   - hasScenes: whether it runs with scenes.
///   - arrangement: how its windows are shown.
/// - Returns: what makes each of its processes.
func exploredFrontDoor(
  clock: ExplorerClock = ExplorerClock(), randomness: ExplorerRandomness, hasScenes: Bool = true,
  arrangement: LifeCyclePolicy.Arrangement = .fullScreen
) -> Explorer.Make {
  { store, log in
    let session = LoginSession(
      store: store, clock: clock.clocks, randomness: randomness.numbers, log: log)
    let accounts = Accounts(
      store: store, hasher: ExplorerHasher(), clock: clock.clocks, session: session, log: log)
    let door = FrontDoor(accounts: accounts, session: session, views: SignInScreens(log: log))
    var policy = LifeCyclePolicy()
    policy.arrangement = arrangement
    let open: (Window, UserActivity?) -> Void = { door.open($0, restoring: $1) }
    return Application(
      delegate: ExploredAppDelegate(open, foreground: door.leaveIfSignedOut),
      views: HeadlessViewFactory(),
      manifest: hasScenes
        ? SceneManifest(supportsMultipleScenes: true) {
          ExploredSceneDelegate(open, door.leaveIfSignedOut, door.activity)
        } : nil,
      store: store, policy: policy, log: log)
  }
}

/// A store with the account lee@example.com, whose user may be signed in by a clock.
func storeWithAccount(
  signedIn clock: ExplorerClock? = nil, randomness: ExplorerRandomness = ExplorerRandomness()
) throws -> MemoryStore {
  let store = MemoryStore()
  let accounts = Accounts(store: store, hasher: ExplorerHasher())
  let userInfo = UserInfo(email: "lee@example.com", password: "<password 1>")
  try accounts.register(userInfo)
  if let clock {
    try LoginSession(store: store, clock: clock.clocks, randomness: randomness.numbers)
      .begin(for: accounts.authenticate(userInfo))
  }
  return store
}

final class ExploredAppDelegate: ApplicationDelegate {
  private(set) var window: Window?
  private let open: (Window, UserActivity?) -> Void
  private let foreground: (Window) -> Void

  init(
    _ open: @escaping (Window, UserActivity?) -> Void,
    foreground: @escaping (Window) -> Void = { _ in }
  ) {
    self.open = open
    self.foreground = foreground
  }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    self.window = window
    open(window, nil)
    return true
  }

  func applicationWillEnterForeground(_ application: Application) {
    if let window { foreground(window) }
  }
}

final class ExploredSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let open: (Window, UserActivity?) -> Void
  private let foreground: (Window) -> Void
  private let activity: (Window) -> UserActivity?

  init(
    _ open: @escaping (Window, UserActivity?) -> Void,
    _ foreground: @escaping (Window) -> Void = { _ in },
    _ activity: @escaping (Window) -> UserActivity? = { _ in nil }
  ) {
    self.open = open
    self.foreground = foreground
    self.activity = activity
  }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    self.window = window
    open(window, session.stateRestorationActivity)
  }

  func sceneWillEnterForeground(_ scene: Scene) {
    if let window { foreground(window) }
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? { window.flatMap(activity) }
}

/// A screen of the elements that it is given.
final class PlainScreen: Screen {
  var elements: [Element]

  init(_ elements: [Element] = []) { self.elements = elements }
}

/// A controller of a screen of buttons and fields, each with what it does.
final class PlainController: ViewController {
  let screen = PlainScreen()
  /// What its screen holds weakly.
  var keeps: AnyObject?
  private let name: String

  init(_ name: String, style: ModalPresentationStyle = .fullScreen) {
    self.name = name
    super.init()
    modalPresentationStyle = style
    screen.elements = [.title(Phrase(verbatim: name))]
  }

  override var debugName: String { name }

  override func loadView() { view = screen }

  /// Adds a button, and what it does with the controller.
  @discardableResult
  func button(_ name: Phrase, _ action: @escaping (PlainController) -> Void) -> Self {
    screen.elements.append(
      .button(Button(name, sends: "touched(\(name.english))", to: { [weak self] in self }, action)))
    return self
  }

  /// Adds a field.
  @discardableResult
  func field(_ name: Phrase, isSecure: Bool = false) -> TextField {
    let field = TextField(name, isSecureTextEntry: isSecure)
    screen.elements.append(.field(field))
    return field
  }

  /// Shows a text in place of the last label, or below everything.
  func show(_ text: Phrase) {
    if screen.elements.last?.view is Label { screen.elements.removeLast() }
    screen.elements.append(.label(text))
  }
}
