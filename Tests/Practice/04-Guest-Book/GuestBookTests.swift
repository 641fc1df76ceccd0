import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Guest book", .scenario)
struct GuestBookTests {
  @Test("Whatever leaves the screen leaves the memory too, with its window at the latest")
  func leaves() throws {
    try Scenario.run(.loose, making: app { GuestBookController() }) { scenario in
      try scenario.launch()

      for name in ["Lee", "Kim"] {
        try scenario.touch("Add")
        #expect(scenario.controllerNames.count == 2)
        try scenario.type(name, into: "Name")
        try scenario.touch("Done")

        #expect(scenario.controllerNames.count == 1)
        #expect(scenario.texts.contains(name))
      }
      // Its window goes while the form is open, and nobody touches Done.
      try scenario.touch("Add")
    }
  }
}
