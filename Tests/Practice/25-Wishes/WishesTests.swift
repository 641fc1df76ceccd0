import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Wishes", .scenario)
struct WishesTests {
  @Test("The app begins without a wish, and so does the next launch")
  func first() throws {
    try wishes { scenario in
      try scenario.launch()
      #expect(scenario.texts.contains("Make a wish."))
      try wish("Rain", in: scenario)
      #expect(scenario.texts.contains("Rain"))

      try scenario.relaunch()

      #expect(scenario.texts.contains("Make a wish."))
    }
  }

  @Test("Each window has the wishes of all windows, and adds to them")
  func windows() throws {
    try wishes { scenario in
      try scenario.launch()
      try wish("Rain", in: scenario)
      try scenario.send(.newWindow())
      #expect(scenario.texts.contains("Welcome back."))
      #expect(scenario.texts.contains("Rain"))
      try wish("Sun", in: scenario)
      #expect(scenario.texts.contains("Rain, Sun"))

      try scenario.send(.show(try #require(scenario.application.sessions.first)))

      #expect(scenario.texts.contains("Make a wish."))
      try wish("Snow", in: scenario)
      #expect(scenario.texts.contains("Rain, Sun, Snow"))
    }
  }

  @Test("A window whose memory was taken back is made again, with all wishes", arguments: [1, 3])
  func madeAgain(times: Int) throws {
    try wishes { scenario in
      try scenario.launch()
      try wish("Rain", in: scenario)
      for _ in 1...times {
        try scenario.send(.home)
        try scenario.send(.reclaim(try #require(scenario.application.sessions.first)))

        try scenario.send(.open)

        #expect(scenario.texts.contains("Welcome back."))
        #expect(scenario.texts.contains("Rain"))
      }
      try wish("Sun", in: scenario)
      #expect(scenario.texts.contains("Rain, Sun"))
    }
  }

  @Test("A window that only was in the background is as the person left it")
  func returned() throws {
    try wishes { scenario in
      try scenario.launch()
      try wish("Rain", in: scenario)
      try scenario.type("Half", into: "Wish")

      try scenario.send(.home)
      try scenario.send(.open)

      #expect(scenario.texts.contains("Make a wish."))
      try scenario.touch("Add")
      #expect(scenario.texts.contains("Rain, Half"))
    }
  }

  @Test("Of two windows, one is taken back and the other is as the person left it")
  func other() throws {
    try wishes { scenario in
      try scenario.launch()
      try scenario.send(.newWindow())
      try wish("Rain", in: scenario)
      try scenario.type("Half", into: "Wish")
      let sessions = scenario.application.sessions
      try scenario.send(.reclaim(sessions[0]))

      try scenario.send(.show(sessions[0]))
      #expect(scenario.texts.contains("Welcome back."))
      try scenario.send(.show(sessions[1]))

      #expect(scenario.texts.contains("Make a wish."))
      try scenario.touch("Add")
      #expect(scenario.texts.contains("Rain, Half"))
    }
  }

  private func wishes(_ body: (Scenario) throws -> Void) throws {
    try Scenario.run(.loose, making: makeApp, body)
  }

  private func wish(_ text: String, in scenario: Scenario) throws {
    try scenario.type(text, into: "Wish")
    try scenario.touch("Add")
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    return Application(
      delegate: WishAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { WishSceneDelegate() }, store: store,
      policy: policy, log: log)
  }
}
