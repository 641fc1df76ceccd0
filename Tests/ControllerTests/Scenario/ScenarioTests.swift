import Controller
import Model
import Testing
import VestibuleTesting
import View
import Workshop

@Suite("Scenario", .scenario, .patience)
struct ScenarioTests {
  @Test("A whole session reads as a list of steps, and every event is asked for")
  func session() throws {
    let scenario = door(.loose)

    try scenario.launch()
    try scenario.touch("Sign Up")
    try scenario.type("lee@example.com", into: "Email")
    try scenario.touchReturn()
    try scenario.type("secret123", into: "Password")
    try scenario.touchReturn()
    try scenario.touch("Sign Up")
    try scenario.type("lee@example.com", into: "이메일")
    try scenario.type("secret123", into: "비밀번호")
    try scenario.touchReturn()
    try scenario.touch("로그인")

    #expect(scenario.controllerNames == ["SignInController", "MainController"])
    try scenario.relaunch()
    #expect(scenario.controllerNames == ["MainController"])
    try scenario.touch("Sign Out")
    #expect(scenario.controllerNames == ["SignInController"])
    try scenario.finish()
  }

  @Test(
    "What was typed comes back after a kill -9, but for the password; K7 each scene has its own")
  func restoration() throws {
    let scenario = door(.loose)
    try scenario.launch()
    try scenario.touch("Sign Up")
    try scenario.type("lee@example.com", into: "Email")
    try scenario.type("secret123", into: "Password")
    try scenario.send(.home)

    try scenario.relaunch()

    #expect(scenario.controllerNames == ["SignInController", "SignUpController"])
    let fields = scenario.window?.view.subviews.last?.fields.map(\.text)
    #expect(fields == ["lee@example.com", ""])
    try scenario.finish()
  }

  @Test("Closed in the switcher, the app begins anew")
  func killForgets() throws {
    let scenario = door(.loose)
    try scenario.launch()
    try scenario.type("lee@example.com", into: "Email")

    try scenario.closeInSwitcher()
    try scenario.relaunch()

    let fields = scenario.window?.view.subviews.last?.fields.map(\.text)
    #expect(fields == ["", ""])
    try scenario.finish()
  }

  @Test("A scenario that is run ends by itself, and answers what its steps do")
  func run() throws {
    var scenario: Scenario?

    let screens = try Scenario.run(.loose, making: frontDoor) {
      scenario = $0
      try $0.launch()
      return $0.controllerNames
    }

    #expect(screens == ["SignInController"])
    #expect(scenario?.application.isRunning == false)
  }

  @Test("No events are asked for by name")
  func noEvents() throws {
    try Scenario.run(making: bareApplication) { scenario in
      try scenario.expectNoEvents()
      try scenario.launch()
      scenario.takeEvents()
      try scenario.expectNoEvents()
    }
  }

  @Test("Our own restoration: the screen that comes back has appeared once its scene is active")
  func restoredScreenAppears() throws {
    try Scenario.run(.loose, making: frontDoor) { scenario in
      try scenario.launch()
      try scenario.touch("Sign Up")
      try scenario.send(.home)

      let events = try scenario.relaunch()

      #expect(
        events.suffix(3).map { String($0.prefix { $0 != "(" }) } == [
          "DoorSceneDelegate 1.sceneDidBecomeActive", "SignUpController.viewDidAppear",
          "SignInController.viewDidDisappear",
        ])
    }
  }

  @Test("Swapping any two neighbouring events of an expectation makes it fail (trap 17)")
  func swapped() throws {
    let happened = try Scenario.run(.loose, making: bareApplication) { try $0.launch() }

    for index in happened.indices.dropLast() {
      var expected = happened
      expected.swapAt(index, index + 1)
      let scenario = bare()
      try scenario.launch()
      #expect(throws: ScenarioError.self) { try scenario.expect(expected) }
    }
  }
}
