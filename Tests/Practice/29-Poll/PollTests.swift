import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Poll", .scenario)
struct PollTests {
  @Test("It begins without votes")
  func begins() throws {
    let window = TestWindow(PollController(Poll()))
    #expect(window.texts.contains("Yes: 0, No: 0"))

    // `window.texts` has the votes as "Yes: 1, No: 0". A poll can be changed by the test, as by
    // another window: `poll.no += 1`.
  }
}
