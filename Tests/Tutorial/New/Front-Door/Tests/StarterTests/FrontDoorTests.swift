import ProgramKit
import Testing
import Vestibule
import VestibuleTesting

@testable import Starter

@MainActor
@Suite("The front door", .scenario)
struct FrontDoorTests {
  @Test("A person who signs in is on the main screen, and stays there in the next process")
  func signIn() throws {
    try Scenario.run(.loose, making: Program.ours.making("--demo")) { scenario in
      try scenario.launch()
      try scenario.type("Qwer", into: "Email")
      try scenario.type("asdf", into: "Password")
      try scenario.touch("Sign In")
      #expect(scenario.controllerNames.last == "MainController")

      try scenario.relaunch()
      #expect(scenario.controllerNames == ["MainController"])
    }
  }

  @Test("In every state the explorer finds nothing to mend")
  func everyState() throws {
    let explorer = try Program.ours.explorer()
    explorer.limits.states = 100

    try explorer.explore()
  }
}
