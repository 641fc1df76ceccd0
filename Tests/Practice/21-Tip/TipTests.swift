import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Tip", .scenario)
struct TipTests {
  @Test("Ten percent are added")
  func tenPercent() throws {
    let window = TestWindow(TipController())
    #expect(!window.texts.isEmpty)

    // `try window.type("20", into: "Amount")`, and touch "None", "20 %" or "For two". The last line
    // says what each pays: "Pay 22 each".
  }
}
