import Testing
import Vestibule

/// What each of the five ways invites you to forget, and what notices it.
@Suite("What is forgotten in telling", .patience)
struct ForgottenTests {
  @Test("A delegate that is held strongly: a scenario finds both still alive")
  func strongDelegate() {
    #expect(throws: ScenarioError(.leaked(["DelegateBellController", "ForgetfulBellScreen"]))) {
      try ring(DelegateBellController(ForgetfulBellScreen())) {
        ($0.view as? ForgetfulBellScreen)?.delegate = nil
      }
    }
  }

  @Test("A closure that holds its controller: a scenario finds both still alive")
  func strongClosure() {
    #expect(throws: ScenarioError(.leaked(["ClosureBellScreen", "ForgetfulClosureController"]))) {
      try ring(ForgetfulClosureController()) { $0.screen.onRing = nil }
    }
  }

  @Test("A target that was released: the touch calls nothing, and is reported")
  func lostTarget() {
    #expect(throws: ScenarioError(.nobodyListens("Ring"))) {
      try ring(ForgetfulTargetController())
    }
  }

  @Test("An observer that the model keeps alive: a scenario finds it, though the screen is gone")
  func strongObserver() {
    let bell = Bell(log: EventLog())

    #expect(throws: ScenarioError(.leaked(["BellScreen", "ForgetfulObserverController"]))) {
      try ring(ForgetfulObserverController(bell)) { bell.removeObserver($0) }
    }
  }

  @Test("A model that is read in viewDidLoad: the label stays as it was, and a question says why")
  func readOnce() throws {
    let window = TestWindow(ForgetfulTrackedController(TrackedBell()))

    try window.touch("Ring")

    #expect(window.texts.contains("Rung: 0"))
    #expect(
      window.why("updateProperties").description
        .contains("TrackedBell.count was read in viewDidLoad(), which is not tracked"))
  }

  @Test("A delegate that was never set: the touch is reported, with what to do")
  func unsetDelegate() throws {
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = ScreenController(DelegateBellScreen())
    window.makeKeyAndVisible()

    window.view.touch(try #require(window.view.subviews.last?.controls.first))

    #expect(
      window.log.diagnostics.map(\.text) == [
        "\"Ring\" on DelegateBellScreen was touched, but it has no delegate or target: "
          + "none was set, or it is gone. Set it in viewDidLoad, and keep it alive: it is held weakly."
      ])
  }

  @Test("No target in the responder chain: the touch is reported")
  func nobodyInTheChain() {
    #expect(throws: ScenarioError(.nobodyListens("Ring"))) {
      try ring(PorchController())
    }
  }

  // MARK: - Fixtures

  /// Touches Ring in an app of one controller, and ends the app.
  ///
  /// A cycle is opened in the end, so that this test leaves nothing behind.
  private func ring<Root: ViewController>(
    _ makeRoot: @autoclosure @escaping () -> Root, open: (Root) -> Void = { _ in }
  ) throws {
    weak var root: Root?
    defer { if let root { open(root) } }
    let app = oneWindow { _, _ in
      let made = makeRoot()
      root = made
      return made
    }
    try Scenario.run(making: app) { scenario in
      try scenario.launch()
      try scenario.touch("Ring")
      scenario.takeEvents()
    }
  }
}

/// Shows a screen, and does not set its delegate.
private final class ScreenController: ViewController {
  private let screen: any Screen

  init(_ screen: any Screen) { self.screen = screen }

  override func loadView() { view = screen }
}
