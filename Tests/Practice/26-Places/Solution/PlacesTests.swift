import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Places", .scenario)
struct PlacesTests {
  @Test("Links that come together launch the app, and are seen once, however often one returns")
  func launched() throws {
    try places { scenario in
      try scenario.arrive(link("oslo", "seoul"))
      #expect(scenario.texts.contains("oslo, seoul"))
      try scenario.send(.home)

      try scenario.send(.open)

      #expect(scenario.texts.contains("oslo, seoul"))
    }
  }

  @Test("A link is seen in the app in front, and in one that was in the background")
  func running() throws {
    try places { scenario in
      try scenario.launch()
      #expect(scenario.texts.contains("Nowhere yet"))
      try scenario.arrive(link("oslo"))
      #expect(scenario.texts.contains("oslo"))
      try scenario.send(.home)

      try scenario.arrive(link("seoul"))

      #expect(scenario.texts.contains("oslo, seoul"))
    }
  }

  @Test("A link is seen in a window whose memory was taken back")
  func reclaimed() throws {
    try places { scenario in
      try scenario.launch()
      try scenario.send(.home)
      try scenario.send(.reclaim(try #require(scenario.application.sessions.first)))

      try scenario.arrive(link("oslo"))

      #expect(scenario.texts.contains("oslo"))
    }
  }

  @Test("A link is seen in the window in front, and in no other")
  func windows() throws {
    try places { scenario in
      try scenario.launch()
      try scenario.send(.newWindow())
      try scenario.arrive(link("oslo"))
      #expect(scenario.texts.contains("oslo"))

      try scenario.send(.show(try #require(scenario.application.sessions.first)))

      #expect(scenario.texts.contains("Nowhere yet"))
    }
  }

  @Test("A link that comes while a notice is on the screen is seen below it")
  func notice() throws {
    try places { scenario in
      try scenario.launch()
      try scenario.touch("Help")
      try scenario.arrive(link("oslo"))

      try scenario.touch("OK")

      #expect(scenario.texts.contains("oslo"))
    }
  }

  private func places(_ body: (Scenario) throws -> Void) throws {
    try Scenario.run(.loose, making: makeApp, body)
  }

  private func link(_ places: String...) throws -> Arrival {
    .urls(try places.map { try #require(URL(string: "place://\($0)")) })
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    return Application(
      delegate: PlaceAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { PlaceSceneDelegate() }, store: store,
      policy: policy, log: log)
  }
}

private final class PlaceAppDelegate: ApplicationDelegate {}
