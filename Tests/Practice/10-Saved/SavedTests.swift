import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Saved", .scenario)
struct SavedTests {
  @Test("A person reads that it is saved, touches OK, and is on the first screen")
  func reads() throws {
    let trips = TripsController()
    let window = TestWindow(trips)

    for (count, place) in zip(1..., ["Seoul", "Oslo"]) {
      try window.touch("New")
      try window.type(place, into: "Place")
      try window.touch("Save")
      #expect(window.controllerNames.last == "AlertController")
      #expect(window.texts.contains("Saved."))
      // What a person reads is true.
      #expect(trips.trips.last == place)
      try window.touch("OK")

      #expect(window.controllerNames == ["TripsController"])
      #expect(trips.trips == Array(["Seoul", "Oslo"].prefix(count)))
    }
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("What leaves the screen leaves the memory")
  func leaves() throws {
    try Scenario.run(.loose, making: app { TripsController() }) { scenario in
      try scenario.launch()
      try scenario.touch("New")
      try scenario.type("Seoul", into: "Place")
      try scenario.touch("Save")
      try scenario.touch("OK")
    }
  }
}
