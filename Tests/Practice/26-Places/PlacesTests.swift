import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Places", .scenario)
struct PlacesTests {
  @Test("A link is seen wherever the app is")
  func seen() throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()

      // `try scenario.arrive(link("oslo"))` touches a link; `scenario.texts` has the places in one
      // line: "oslo, seoul". Without a launch before it, the link launches the app.
    }
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
