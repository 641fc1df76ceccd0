import Testing
import Vestibule

@MainActor
@Suite("Examples: explorers")
struct ExplorerTests {
  @Test("An explorer walks through every state, and says how far it came")
  func explorer() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = ["", "Assam"]
    explorer.alphabet.events = [.home, .open, .crash]
    explorer.always("an alert has a way out") { state in
      let isAlert = state.controllerNames.last == "AlertController"
      return isAlert && !state.texts.contains("OK") ? "It has no button." : nil
    }
    let report = try explorer.explore()
    #expect(report.limit == nil)

    #expect(report.progress.states > 10)
  }

  @Test("An order has a tea in every state of the tea app")
  func everyState() throws {
    let explorer = Explorer { store, log in
      Application(
        delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { TeaSceneDelegate() }, store: store, log: log)
    }
    explorer.alphabet.textsByName["Tea"] = ["", "Assam"]
    // Each text, event and window multiplies the states, and so the time.
    explorer.alphabet.events = [.home, .open, .crash]
    explorer.always("an order has a tea") { state in
      let order = state.allControllers.compactMap { $0 as? OrderController }.first
      return order?.orders.contains("") == true ? "One has none." : nil
    }

    let report = try explorer.explore()

    #expect(report.limit == nil && report.unseenNames == [])
    #expect(report.screens.contains("OrderController › AlertController"))
  }

  @Test("An alphabet is what is tried in every state")
  func alphabet() throws {
    let explorer = Explorer(making: makeTeaApp)

    var alphabet = Explorer.Alphabet()
    alphabet.textsByName["Tea"] = ["Assam"]
    alphabet.untouched = ["Order"]
    alphabet.events = [.home, .open, .show, .close]
    alphabet.failsWrites = false
    explorer.alphabet = alphabet

    #expect(try explorer.explore().screens.contains("OrderController"))
  }

  @Test("A limit ends a walk, and the report says so")
  func limits() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.limits.states = 5
    explorer.limits.time = .seconds(10)
    #expect(try explorer.explore().limit != nil)
  }

  @Test("What a controller hides can be told, in the background too")
  func hiddenState() throws {
    let explorer = Explorer { store, log in
      Application(
        delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { UndoSceneDelegate() }, store: store, log: log)
    }
    explorer.alphabet.events = [.home, .open]

    explorer.hiddenState = { state in
      "\(state.allControllers.compactMap { ($0 as? UndoController)?.past })"
    }

    try explorer.explore()
  }

  @Test("A report has the screens, and the steps between them")
  func report() throws {
    let explorer = small()

    let report = try explorer.explore()
    #expect(report.screens.contains("OrderController"))
    #expect(report.mermaid.hasPrefix("stateDiagram-v2"))

    let ways = report.transitions.filter { $0.to.contains("AlertController") }
    #expect(ways.map(\.step).contains("touch \"Order\""))
  }

  @Test("A long walk says how far it is")
  func progress() throws {
    let explorer = small()
    var counts: [Int] = []

    explorer.onProgress = { progress in counts.append(progress.states) }
    let report = try explorer.explore()
    #expect(report.progress.frontier == 0)

    #expect(counts.allSatisfy { $0 <= report.progress.states })
  }

  @Test("What does not hold has a shortest way")
  func error() throws {
    let explorer = small()

    explorer.always("no person is asked twice") { state in
      state.controllerNames.last == "AlertController" ? "It asks." : nil
    }
    do {
      try explorer.explore()
    } catch {
      #expect(error.way.map(\.description) == ["launch the app", "touch \"Order\""])
    }
  }

  @Test("A step is what a person or the system does")
  func step() throws {
    let explorer = small()
    explorer.always("nobody is asked") { $0.texts.contains("OK") ? "They are." : nil }

    let error = try #require(throws: ExplorerError.self) {
      try explorer.explore()
    }
    #expect(
      error.way == [.launch, .touch(window: 1, control: 1, name: "Order")])
  }

  @Test("An invariant can be taken out")
  func invariant() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.invariants.subtract([.paper, .relaunch])
    explorer.limits.states = 5

    #expect(try explorer.explore().limit != nil)
  }

  @Test("An invariant of the app sees the application, its store and its screens")
  func state() throws {
    let explorer = small()

    explorer.always("a window is in front of a running app") { state in
      guard state.application.applicationState == .active else { return nil }
      return state.windows.isEmpty ? "There is none." : nil
    }

    try explorer.explore()
  }

  @Test("What holds of a step, after a launch and over time can be told")
  func properties() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = ["", "Assam"]
    explorer.alphabet.events = [.home, .open, .crash]
    explorer.after("an order leaves the tea in its field") { before, step, after in
      guard step.description == "touch \"Order\"" else { return nil }
      let isLeft = after.texts == before.texts || after.texts.contains("OK")
      return isLeft ? nil : "It is gone."
    }
    explorer.keeps("the first screen") { state in state.controllerNames.first }
    explorer.leadsTo("an alert is closed") { state in
      state.controllerNames.last == "AlertController"
    } to: { state in
      state.controllerNames == ["OrderController"]
    }
    explorer.eventually("a person is asked") { $0.texts.contains("OK") }
    explorer.never("an alert") { state in
      state.controllerNames.contains("AlertController")
    } until: { state in
      state.controllerNames.contains("OrderController")
    }

    try explorer.explore()
  }

  @Test("The clock, the random numbers and the hasher of a walk are its own")
  func clock() throws {
    let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
    let explorer = Explorer(clock: clock, randomness: randomness) { store, log in
      makeApp(store, log, clock: clock.clocks, randomness: randomness.numbers)
    }
    explorer.limits.states = 20

    #expect(try explorer.explore().screens.contains("SignInController"))
  }

  private func small() -> Explorer {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = [""]
    explorer.alphabet.events = []
    return explorer
  }

  private func makeApp(
    _ store: any UserInfoStore, _ log: EventLog, clock: SystemClocks, randomness: RandomNumbers
  ) -> Application {
    let session = LoginSession(store: store, clock: clock, randomness: randomness)
    let accounts = Accounts(
      store: store, hasher: ExplorerHasher(), clock: clock, session: session)
    let door = FrontDoor(accounts: accounts, session: session, views: SignInScreens())
    return Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { DoorSceneDelegate(door) }, store: store, log: log)
  }
}

private final class DoorSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let door: FrontDoor

  init(_ door: FrontDoor) { self.door = door }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = Window(windowScene: windowScene)
    self.window = window
    door.open(window)
  }
}

private final class UndoSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    window = Window(windowScene: windowScene)
    window?.rootViewController = UndoController()
    window?.makeKeyAndVisible()
  }
}

/// Shows the last color that was chosen, and goes back to the one before.
private final class UndoController: ViewController {
  private(set) var past = ["Green"]
  private let screen = UndoScreen()

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.controller = self
    screen.color = past[0]
  }

  fileprivate func choose(_ color: String) {
    if past.count < 3 { past.append(color) }
    screen.color = past.last ?? ""
  }

  fileprivate func undo() {
    if past.count > 1 { past.removeLast() }
    screen.color = past.last ?? ""
  }
}

private final class UndoScreen: Screen {
  weak var controller: UndoController?
  var color = ""
  private lazy var green = button("Green") { $0.choose("Green") }
  private lazy var white = button("White") { $0.choose("White") }
  private lazy var undo = button("Undo") { $0.undo() }

  var elements: [Element] {
    [.label(Phrase(verbatim: color)), .button(green), .button(white), .button(undo)]
  }

  private func button(_ name: Phrase, _ body: @escaping (UndoController) -> Void) -> Button {
    Button(name, sends: "touched(\(name.english))", to: { [weak self] in self?.controller }, body)
  }
}
