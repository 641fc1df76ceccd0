import Controller
import Model
import Testing
import VestibuleTesting
import View
import Workshop

@Suite("How a scenario fails", .scenario, .patience)
struct ScenarioFailureTests {
  @Test("Strict, it ends with the unexpected events; loose, it shows them")
  func unconsumed() throws {
    let (strict, loose) = (bare(), bare(.loose))
    for scenario in [strict, loose] {
      try scenario.launch()
      scenario.takeEvents()
      try scenario.send(.interruption)
    }
    let left = ["RecordingSceneDelegate 1.sceneWillResignActive(_:) (foregroundActive)"]

    let error = #expect(throws: ScenarioError(.unexpected(left))) { try strict.finish() }
    #expect(try loose.finish() == left)
    #expect(throws: ScenarioError(.unexpected(left)), "strict by itself") {
      try Scenario.run(making: bareApplication) { scenario in
        try scenario.launch()
        scenario.takeEvents()
        try scenario.send(.interruption)
      }
    }
    #expect(
      error?.reason.description == """
        These events were not expected:
          + RecordingSceneDelegate 1.sceneWillResignActive(_:) (foregroundActive)
        Expect them, or make the scenario loose.
        """)
  }

  @Test("A misuse is an unexpected event")
  func diagnostic() throws {
    let scenario = bare()
    try scenario.launch()
    scenario.takeEvents()
    let root = ViewController()

    let window = try #require(scenario.application.scenes.first as? WindowScene)
    window.application?.log.report(
      PresentationDiagnostic.presenterNotInWindow("B", on: "A"), from: root.debugName)

    #expect(throws: ScenarioError.self) { try scenario.finish() }
  }

  @Test("It says the file and the line of the step, whatever the step was")
  func place() throws {
    let scenario = door(.loose)
    try scenario.launch()
    let first = #line + 2
    let errors = [
      #expect(throws: ScenarioError.self) { try scenario.expect("nothing of the kind") },
      #expect(throws: ScenarioError.self) { try scenario.touch("Log In") },
      #expect(throws: ScenarioError.self) { try scenario.type("x", into: "Log In") },
      #expect(throws: ScenarioError.self) { try scenario.touchReturn() },
      #expect(throws: ScenarioError.self) { try scenario.launch() },
      #expect(throws: ScenarioError.self) { try scenario.send(.open) },
      #expect(throws: ScenarioError.self) { try scenario.move(SceneSession(), to: .background) },
    ]

    scenario.log.report("something", from: "Somebody")
    let last = #line + 1
    let left = #expect(throws: ScenarioError.self) { try scenario.expectNoEvents() }

    #expect(errors.map { $0?.line } == errors.indices.map { first + $0 })
    #expect(
      left?.description == """
        ScenarioFailureTests.swift:\(last): No events were expected, and these happened:
          + Somebody: something
        """)
  }

  @Test("It names what is still alive at the end")
  func leak() throws {
    let scenario = door(.loose)
    try scenario.launch()
    let kept = scenario.window?.rootViewController

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    #expect(kept != nil)
    #expect(
      error?.reason.description.hasPrefix("Still alive: SignInController, SignScreen.")
        == true)
  }

  @Test("It names an application that is still alive, though it was never launched")
  func leakOfUnlaunched() throws {
    let scenario = bare(.loose)
    let kept = scenario.application

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    #expect(error?.reason == .leaked(["Application", "RecordingAppDelegate"]))
    #expect(!kept.isRunning)
  }

  @Test("It names what is still alive of a window, key or not", arguments: [1, 2])
  func leakOfTwoWindows(number: Int) throws {
    let scenario = Scenario(.loose, make: twoWindows)
    try scenario.launch()
    let scene = scenario.application.sessions.first?.scene as? WindowScene
    try #require(scene?.windows.firstIndex { $0 === scene?.keyWindow } == 1)
    let kept = try #require(scene?.windows[number - 1].rootViewController)

    let error = #expect(throws: ScenarioError.self) { try scenario.finish() }

    guard case .leaked(let names) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(names.filter { $0.hasPrefix("ViewController") } == [kept.debugName])
  }
}

// MARK: - Fixtures

/// One process of an app whose scenes have two windows, of which the second is key.
private func twoWindows(_ store: any UserInfoStore, _ log: EventLog) -> Application {
  Application(
    delegate: RecordingAppDelegate(), views: HeadlessViewFactory(),
    manifest: SceneManifest { TwoWindowsDelegate() }, store: store, log: log)
}

private final class TwoWindowsDelegate: WindowSceneDelegate {
  private(set) var windows: [Window] = []

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    for number in 1...2 {
      let window = Window(windowScene: scene)
      let root = ViewController()
      root.debugIdentifier = "\(number)"
      window.rootViewController = root
      window.makeKeyAndVisible()
      windows.append(window)
    }
  }
}
