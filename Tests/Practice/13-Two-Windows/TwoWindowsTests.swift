import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Two windows", .scenario)
struct TwoWindowsTests {
  @Test("Who signs out is signed out in that window, and only there", arguments: [1, 2, 3])
  func signsOut(number: Int) throws {
    try Scenario.run(.loose, making: app { AccountController() }) { scenario in
      try scenario.launch()
      try scenario.send(.newWindow())
      try scenario.send(.newWindow())
      let sessions = scenario.application.sessions
      if number < 3 { try scenario.send(.show(sessions[number - 1])) }

      try scenario.touch("Sign Out")

      #expect(scenario.texts.contains("Goodbye"))
      for (index, session) in sessions.enumerated() where index != number - 1 {
        try scenario.send(.show(session))
        #expect(scenario.texts.contains("Signed in"))
      }
    }
  }

  @Test("With one window, that one is signed out")
  func one() throws {
    try Scenario.run(.loose, making: app { AccountController() }) { scenario in
      try scenario.launch()

      try scenario.touch("Sign Out")

      #expect(scenario.texts == ["Goodbye"])
    }
  }

  @Test("Where two scenes have two windows each, it is the one that was touched", arguments: 0...3)
  func sideBySide(number: Int) throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      try scenario.send(.newWindow())
      let scenes = scenario.application.scenes
      #expect(scenes.map(\.activationState) == [.foregroundActive, .foregroundActive])
      let windows = scenes.flatMap { ($0 as? WindowScene)?.windows ?? [] }
      let button = try #require(windows[number].view.subviews.last?.controls.first)

      _ = windows[number].view.touch(button)

      let isSignedOut = windows.map { $0.rootViewController is GoodbyeController }
      #expect(isSignedOut == (0...3).map { $0 == number })
    }
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    Application(
      delegate: AccountAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { AccountSceneDelegate() },
      store: store, log: log)
  }
}

private final class AccountAppDelegate: ApplicationDelegate {}

private final class AccountSceneDelegate: WindowSceneDelegate {
  private var windows: [Window] = []

  var window: Window? { windows.last }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    for _ in 1...2 {
      let window = Window(windowScene: scene)
      window.rootViewController = AccountController()
      window.makeKeyAndVisible()
      windows.append(window)
    }
  }
}
