import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Counter", .scenario)
struct CounterTests {
  @Test("It begins at 0")
  func begins() throws {
    let window = TestWindow(CounterController())
    #expect(!window.texts.isEmpty)

    // `window.texts` is what a person reads, and `try window.touch("More")` is what a person does.
    // What cannot be touched throws: `#expect(throws: ScenarioError(.disabled("Fewer"))) { … }`.
  }
}
