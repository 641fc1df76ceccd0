import ProgramKit
import Testing
import Vestibule
import VestibuleTesting

@testable import Members

@MainActor
@Suite("The program", .scenario)
struct MembersTests {
  @Test("Who signs in is on the main screen, and stays there in the next process")
  func signIn() throws {
    try Scenario.run(.loose, making: Program.members.making("--demo")) { scenario in
      try scenario.launch()
      try scenario.type("Qwer", into: "Email")
      try scenario.type("asdf", into: "Password")
      try scenario.touch("Sign In")
      #expect(scenario.controllerNames.last == "MainController")

      try scenario.relaunch()
      #expect(scenario.controllerNames == ["MainController"])
    }
  }
}
