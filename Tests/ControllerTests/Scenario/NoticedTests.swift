import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@Suite("Misuses that would go unseen are reported", .patience)
struct NoticedTests {
  @Test("A controller that keeps itself alive is found at the step at which its screen goes")
  func outlived() throws {
    let (scenario, release) = openingKept(.strict)
    try scenario.launch()
    try scenario.touch("Open")

    let error = #expect(throws: ScenarioError.self) { try scenario.touch("Close") }

    #expect(error?.reason == .outlived(["ButtonScreen", "KeptController"]))
    release()
  }

  @Test("A controller that the test itself presented and that keeps itself alive is found")
  func presentedByTest() throws {
    let scenario = opening(.strict) { KeptController() }
    try scenario.launch()
    weak var kept: KeptController?
    do {
      let controller = KeptController()
      kept = controller
      scenario.window?.rootViewController?.present(controller, animated: false)
    }

    let error = #expect(throws: ScenarioError.self) { try scenario.touch("Close") }

    #expect(error?.reason == .outlived(["ButtonScreen", "KeptController"]))
    kept?.me = nil
  }

  @Test("A controller that the test itself dismissed and that keeps itself alive is found")
  func dismissedByTest() throws {
    let (scenario, release) = openingKept(.strict)
    try scenario.launch()
    try scenario.touch("Open")
    scenario.window?.rootViewController?.dismiss(animated: false)

    let error = #expect(throws: ScenarioError.self) { try scenario.send(.home) }

    #expect(error?.reason == .outlived(["ButtonScreen", "KeptController"]))
    release()
  }

  @Test("A loose scenario goes on, and writes down who outlived the screen, once")
  func outlivedLoosely() throws {
    let (scenario, release) = openingKept(.loose, allowsMisuses: true)
    try scenario.launch()
    try scenario.touch("Open")

    try scenario.touch("Close")
    try scenario.send(.home)
    scenario.takeEvents()
    release()

    let found = scenario.log.diagnostics.filter { $0.text.contains("Still alive") }
    #expect(found.count == 2, "the controller and its screen")
    try scenario.finish()
  }

  @Test("A controller that observes the keyboard from viewDidLoad on is released")
  func keyboard() throws {
    let scenario = opening(.loose) { WatchingController() }
    try scenario.launch()

    try scenario.touch("Open")
    try scenario.touch("Close")

    #expect(scenario.log.diagnostics.isEmpty)
    try scenario.finish()
  }

  @Test(
    "A misuse makes a scenario fail, strict or loose, also one that was taken",
    arguments: [Scenario.Strictness.strict, .loose], Misuse.allCases)
  func misuse(strictness: Scenario.Strictness, misuse: Misuse) throws {
    for allowsMisuses in [false, true] {
      let scenario = opening(strictness, allowsMisuses: allowsMisuses) { WatchingController() }
      try scenario.launch()
      scenario.takeEvents()
      let text = "Somebody: Something is wrong."
      scenario.log.report("Something is wrong.", from: "Somebody")
      switch misuse {
      case .left: break
      case .taken: scenario.takeEvents()
      case .expected: try scenario.expect(text)
      }

      var reason: ScenarioError.Reason?
      do { try scenario.finish() } catch { reason = error.reason }

      let failure: ScenarioError.Reason? =
        switch (allowsMisuses, strictness, misuse) {
        case (false, _, .left), (false, _, .taken): .reported([text])
        case (true, .strict, .left): .unexpected([text])
        case (true, _, _), (false, _, .expected): nil
        }
      #expect(reason == failure)
      #expect(scenario.steps.last?.failure == failure?.description)
    }
  }

  nonisolated enum Misuse: CaseIterable { case left, taken, expected }

  @Test("An expectation that holds forgives no misuse that came before what it expects")
  func misuseBefore() throws {
    let scenario = opening(.loose) { WatchingController() }
    try scenario.launch()
    scenario.log.report("Something is wrong.", from: "Somebody")
    scenario.takeEvents()

    try scenario.expectNoEvents()

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }
    #expect(error?.reason == .reported(["Somebody: Something is wrong."]))
  }

  @Test("The store as it was before the scenario does not change with the scenario's store")
  func firstStore() throws {
    let (store, key) = (MemoryStore(), UserInfoKey<Bool>("own.flag"))
    let scenario = Scenario(.loose, store: store, make: bareApplication)

    try store.set(true, for: key)

    #expect(try scenario.firstStore?.value(for: key) == nil)
    try scenario.finish()
  }

  @Test("A display shows a misuse once, if the log has no reader")
  func said() throws {
    let display = TextDisplay(language: .english)
    let application = application(TextViewFactory(display: display), EventLog()) {
      WatchingController()
    }
    try application.send(.launch())
    display.refresh()
    _ = display.takeOutput()

    application.log.report("Something is wrong.", from: "Somebody")
    display.refresh()
    display.refresh()

    #expect(display.takeOutput() == "  Somebody: Something is wrong.\n")
  }

  @Test("If the log has a reader, a display shows no misuse")
  func heard() throws {
    let display = TextDisplay(language: .english)
    let application = application(TextViewFactory(display: display), EventLog(isRecording: true)) {
      WatchingController()
    }

    application.log.report("Something is wrong.", from: "Somebody")
    display.refresh()

    #expect(display.takeOutput() == "")
  }

  @Test("What is on the screen is named in the language of the display")
  func language() throws {
    let views = TextViewFactory(display: TextDisplay(language: .korean))
    let scenario = Scenario(.loose) { [self] store, log in
      application(views, log) { WatchingController() }
    }
    try scenario.launch()

    let error = #expect(throws: ScenarioError.self) { try scenario.touch("Nothing") }

    #expect(error?.reason == .nothingNamed("Nothing", among: ["열기"]))
    try scenario.finish()
  }

  /// A scenario whose second screen outlives the window until it is released.
  private func openingKept(
    _ strictness: Scenario.Strictness, allowsMisuses: Bool = false
  ) -> (scenario: Scenario, release: () -> Void) {
    weak var kept: KeptController?
    let scenario = opening(strictness, allowsMisuses: allowsMisuses) {
      let controller = KeptController()
      kept = controller
      return controller
    }
    return (scenario, { kept?.me = nil })
  }

  private func opening(
    _ strictness: Scenario.Strictness, allowsMisuses: Bool = false,
    _ make: @escaping () -> ViewController
  ) -> Scenario {
    Scenario(strictness, allowsMisuses: allowsMisuses) { [self] _, log in
      application(HeadlessViewFactory(), log, make)
    }
  }

  private func application(
    _ views: any ViewFactory, _ log: EventLog, _ make: @escaping () -> ViewController
  ) -> Application {
    Application(
      delegate: QuietDelegate(), views: views,
      manifest: SceneManifest { RootSceneDelegate { OpeningController(make) } }, log: log)
  }
}

/// A button that opens another screen.
private final class OpeningController: ViewController {
  private let make: () -> ViewController

  init(_ make: @escaping () -> ViewController) { self.make = make }

  override func loadView() {
    let button = Button(Phrase("Open", ko: "열기"))
    button.addTarget(self, action: OpeningController.open, for: .touchUpInside)
    view = ButtonScreen(button)
  }

  func open(_ sender: Button) { present(make(), animated: false) }
}

/// A screen that a button closes.
private class ClosingController: ViewController {
  override func loadView() {
    let button = Button("Close")
    button.addTarget(self, action: ClosingController.close, for: .touchUpInside)
    view = ButtonScreen(button)
  }

  func close(_ sender: Button) { dismiss(animated: false) }
}

/// Owns itself until `me` is `nil`, as a controller does that a closure captures strongly.
private final class KeptController: ClosingController {
  var me: KeptController?

  override func viewDidLoad() { me = self }
}

/// Watches the keyboard for as long as it lives.
private final class WatchingController: ClosingController {
  override func viewDidLoad() { window?.view.textInput.addKeyboardObserver(self) }
}

extension WatchingController: KeyboardObserver {}

private final class ButtonScreen: Screen {
  let elements: [Element]

  init(_ button: Button) { elements = [.button(button)] }
}
