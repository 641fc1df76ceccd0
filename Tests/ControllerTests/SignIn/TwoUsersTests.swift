import Controller
import Model
import Testing

@Suite("Two users in two windows", .scenarios, .patience)
struct TwoUsersTests {
  @Test(
    "K7: only the main screen of the signed-in user stays, side by side and full screen",
    arguments: LifeCyclePolicy.Arrangement.allCases)
  func twoUsers(arrangement: LifeCyclePolicy.Arrangement) throws {
    let make = exploredFrontDoor(randomness: ExplorerRandomness(), arrangement: arrangement)
    try Scenario.run(.loose, making: make) { scenario in
      @MainActor func show(window: Int) throws {
        try scenario.send(.show(#require(scenario.application.session(window))))
      }
      @MainActor func signIn(_ email: String) throws {
        try scenario.enter(email, into: "Email")
        try scenario.enter("secret123", into: "Password")
        try scenario.touch("Sign In")
      }
      @MainActor func signUp(_ email: String) throws {
        try scenario.touch("Sign Up")
        try scenario.enter(email, into: "Email")
        try scenario.enter("secret123", into: "Password")
        try scenario.touch("Sign Up")
      }
      try scenario.launch()
      try signUp("lee@example.com")
      try signUp("kim@example.com")
      try scenario.send(.newWindow())
      try show(window: 1)
      try signIn("lee@example.com")
      try show(window: 2)
      #expect(scenario.controllerNames == ["SignInController"], "its form is its own")

      try signIn("kim@example.com")
      try show(window: 1)
      #expect(scenario.controllerNames == ["SignInController"])

      try signIn("kim@example.com")
      try show(window: 2)
      #expect(scenario.controllerNames == ["SignInController", "MainController"])

      try scenario.touch("Sign Out")
      try show(window: 1)
      #expect(scenario.controllerNames == ["SignInController"])
    }
  }
}
