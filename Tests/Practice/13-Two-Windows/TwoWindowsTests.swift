import Testing
import Vestibule

@testable import Practice

@Suite("Two windows")
struct TwoWindowsTests {
  @Test("Who signs out is signed out in that window, and only there", arguments: [1, 2, 3])
  func signsOut(number: Int) throws {
    try Scenario.run(.loose, making: app { AccountController() }) { scenario in
      try scenario.launch()
      try scenario.send(.newWindow())
      try scenario.send(.newWindow())
      let sessions = scenario.application.sessions
      if number < 3 { try scenario.send(.show(sessions[number - 1])) }

      try scenario.touch("Sign Out")

      #expect(scenario.texts.contains("Goodbye"))
      for (index, session) in sessions.enumerated() where index != number - 1 {
        try scenario.send(.show(session))
        #expect(scenario.texts.contains("Signed in"))
      }
    }
  }

  @Test("With one window, that one is signed out")
  func one() throws {
    try Scenario.run(.loose, making: app { AccountController() }) { scenario in
      try scenario.launch()

      try scenario.touch("Sign Out")

      #expect(scenario.texts == ["Goodbye"])
    }
  }
}
