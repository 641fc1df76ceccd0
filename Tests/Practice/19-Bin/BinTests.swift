import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Bin", .scenario)
struct BinTests {
  @Test("What is deleted is gone")
  func deletes() throws {
    let bin = BinController(["a", "b"])
    let window = TestWindow(bin)
    #expect(!window.texts.isEmpty)

    // A question is a screen too: read `window.texts`, and touch one of its buttons.
  }
}
