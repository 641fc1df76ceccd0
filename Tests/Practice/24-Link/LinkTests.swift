import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Link", .scenario)
struct LinkTests {
  @Test("A link opens the app with its tea, and the next one adds another")
  func opens() throws {
    try teas { scenario in
      try scenario.launch(link("assam"))
      #expect(scenario.texts == ["assam"])

      try scenario.arrive(link("sencha"))

      #expect(scenario.texts == ["assam, sencha"])
    }
  }

  @Test("An app that was opened by its icon has no tea until there is a link")
  func icon() throws {
    try teas { scenario in
      try scenario.launch()
      #expect(scenario.texts == ["No tea yet"])

      try scenario.arrive(link("assam"))
      try scenario.arrive(link("sencha"))

      #expect(scenario.texts == ["assam, sencha"])
    }
  }

  @Test("Links that come together are all shown, in their order", arguments: [true, false])
  func together(isRunning: Bool) throws {
    try teas { scenario in
      if isRunning { try scenario.launch() }

      try scenario.arrive(link("assam", "sencha", "matcha"))

      #expect(scenario.texts == ["assam, sencha, matcha"])
    }
  }

  @Test("Each touch of a link is shown once, however often the person comes back")
  func once() throws {
    try teas { scenario in
      try scenario.launch(link("assam"))
      for _ in 1...2 {
        try scenario.send(.home)
        try scenario.send(.open)
        try scenario.send(.interruption)
        try scenario.send(.interruptionEnded)
      }
      #expect(scenario.texts == ["assam"])
      try scenario.send(.home)

      try scenario.arrive(link("assam"))

      #expect(scenario.texts == ["assam, assam"])
      try scenario.send(.home)
      try scenario.send(.open)
      #expect(scenario.texts == ["assam, assam"])
    }
  }

  @Test("A window that is made again has the tea of its link, and only that one")
  func madeAgain() throws {
    try teas { scenario in
      try scenario.launch(link("assam"))
      for (arrival, shown) in [(try link("sencha"), "sencha"), (nil, "No tea yet")] {
        try scenario.send(.home)
        try scenario.send(.reclaim(try #require(scenario.application.sessions.first)))

        if let arrival { try scenario.arrive(arrival) } else { try scenario.send(.open) }

        #expect(scenario.texts == [shown])
      }
    }
  }

  @Test("A link changes the window in front, and no other")
  func windows() throws {
    try teas { scenario in
      try scenario.launch(link("assam"))
      try scenario.send(.newWindow())
      #expect(scenario.texts == ["No tea yet"])
      try scenario.arrive(link("sencha"))
      #expect(scenario.texts == ["sencha"])

      try scenario.send(.show(try #require(scenario.application.sessions.first)))

      #expect(scenario.texts == ["assam"])
    }
  }

  @Test("The next launch begins without the tea of the last one")
  func relaunched() throws {
    try teas { scenario in
      try scenario.launch(link("assam"))

      try scenario.relaunch()

      #expect(scenario.texts == ["No tea yet"])
    }
  }

  private func teas(_ body: (Scenario) throws -> Void) throws {
    try Scenario.run(.loose, making: makeApp, body)
  }

  private func link(_ teas: String...) throws -> Arrival {
    .urls(try teas.map { try #require(URL(string: "tea://\($0)")) })
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    return Application(
      delegate: LinkAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { LinkSceneDelegate() }, store: store,
      policy: policy, log: log)
  }
}

private final class LinkAppDelegate: ApplicationDelegate {}
