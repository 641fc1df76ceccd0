import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Counter", .scenario)
struct CounterTests {
  @Test("It counts from 0 to 3 and back, and no further")
  func counts() throws {
    let window = TestWindow(CounterController())
    #expect(window.texts.contains("Count: 0"))
    #expect(throws: ScenarioError(.disabled("Fewer"))) { try window.touch("Fewer") }

    for count in 1...3 {
      try window.touch("More")
      #expect(window.texts.contains("Count: \(count)"))
    }
    #expect(throws: ScenarioError(.disabled("More"))) { try window.touch("More") }
    for count in [2, 1, 0] {
      try window.touch("Fewer")
      #expect(window.texts.contains("Count: \(count)"))
    }
  }

  @Test("Reset leads to 0, from where it goes on")
  func reset() throws {
    let window = TestWindow(CounterController())
    for _ in 1...3 { try window.touch("More") }

    try window.touch("Reset")
    #expect(window.texts.contains("Count: 0"))
    try window.touch("More")
    #expect(window.texts.contains("Count: 1"))
  }
}
