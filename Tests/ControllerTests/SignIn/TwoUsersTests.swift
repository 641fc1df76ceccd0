import Controller
import Model
import Testing
import VestibuleTesting
import View
import Workshop

@Suite("Two users in two windows", .scenario, .patience)
struct TwoUsersTests {
  @Test(
    "K7: only the main screen of the signed-in user stays, side by side and full screen",
    arguments: LifeCyclePolicy.Arrangement.allCases)
  func twoUsers(arrangement: LifeCyclePolicy.Arrangement) throws {
    let make = exploredFrontDoor(randomness: ExplorerRandomness(), arrangement: arrangement)
    try Scenario.run(.loose, making: make) { scenario in
      try scenario.launch()
      for email in ["lee@example.com", "kim@example.com"] {
        try touch("Sign Up", in: 1, of: scenario)
        try submit(email, by: "Sign Up", in: 1, of: scenario)
      }
      try scenario.send(.newWindow())

      try submit("lee@example.com", by: "Sign In", in: 1, of: scenario)
      #expect(try controllers(in: 1, of: scenario) == ["SignInController", "MainController"])
      #expect(try controllers(in: 2, of: scenario) == ["SignInController"], "its form is its own")

      try submit("kim@example.com", by: "Sign In", in: 2, of: scenario)
      #expect(try controllers(in: 1, of: scenario) == ["SignInController"])
      #expect(try controllers(in: 2, of: scenario) == ["SignInController", "MainController"])

      try submit("kim@example.com", by: "Sign In", in: 1, of: scenario)
      #expect(try controllers(in: 1, of: scenario) == ["SignInController", "MainController"])
      #expect(try controllers(in: 2, of: scenario) == ["SignInController", "MainController"])

      try touch("Sign Out", in: 2, of: scenario)
      #expect(try controllers(in: 1, of: scenario) == ["SignInController"])
      #expect(try controllers(in: 2, of: scenario) == ["SignInController"])
    }
  }

  private func controllers(in number: Int, of scenario: Scenario) throws -> [String] {
    try window(number, of: scenario).controllers.map(\.debugName)
  }

  private func submit(
    _ email: String, by button: String, in number: Int, of scenario: Scenario
  ) throws {
    let fields = try #require(window(number, of: scenario).view.subviews.last?.fields)
    for (field, text) in zip(fields, [email, "secret123"]) { field.text = text }
    try touch(button, in: number, of: scenario)
  }

  private func touch(_ name: String, in number: Int, of scenario: Scenario) throws {
    if scenario.application.scenes.count > 1 {
      try scenario.send(.show(#require(scenario.application.session(number))))
    }
    let window = try window(number, of: scenario)
    let controls = try #require(window.view.subviews.last?.controls)
    window.view.touch(try #require(controls.first { $0.label.english == name }))
  }

  private func window(_ number: Int, of scenario: Scenario) throws -> Window {
    let session = try #require(scenario.application.session(number))
    return try #require((session.scene as? WindowScene)?.keyWindow)
  }
}
