import Testing
import Vestibule

@testable import Practice

@Suite("Draft")
struct DraftTests {
  @Test("What was written before the app ended is there again", arguments: ["Dear Lee", "Hi"])
  func relaunched(text: String) throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      #expect(try draft(in: scenario) == "")
      try scenario.type(text, into: "Draft")
      try scenario.send(.home)

      try scenario.relaunch()

      #expect(try draft(in: scenario) == text)
    }
  }

  @Test("What another device hands over is shown, whatever was there")
  func handedOver() throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      try scenario.type("Mine", into: "Draft")
      try scenario.send(.home)

      let activity = UserActivity(activityType: "own.draft", userInfo: ["text": "Theirs"])
      try scenario.send(.newWindow(activity))

      #expect(try draft(in: scenario) == "Theirs")
    }
  }

  @Test("Each window has a draft of its own")
  func windows() throws {
    try Scenario.run(.loose, making: makeApp) { scenario in
      try scenario.launch()
      try scenario.type("One", into: "Draft")
      try scenario.send(.home)
      try scenario.send(.newWindow())
      #expect(try draft(in: scenario) == "")
      try scenario.type("Two", into: "Draft")
      try scenario.send(.home)

      try scenario.relaunch()
      var drafts: Set<String> = []
      for session in scenario.application.sessions {
        try scenario.send(.home)
        try scenario.send(.show(session))
        drafts.insert(try draft(in: scenario))
      }

      #expect(drafts == ["One", "Two"])
    }
  }

  private func draft(in scenario: Scenario) throws -> String {
    let root = try #require(scenario.window?.rootViewController as? DraftController)
    return root.text.text ?? ""
  }

  private func makeApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    Application(
      delegate: DraftAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { DraftSceneDelegate() }, store: store,
      log: log)
  }
}

private final class DraftAppDelegate: ApplicationDelegate {}
