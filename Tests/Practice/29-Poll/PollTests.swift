import Testing
import Vestibule

@testable import Practice

@Suite("Poll")
struct PollTests {
  @Test("It begins with a draw")
  func begins() throws {
    let window = TestWindow(PollController(Poll()))
    #expect(window.texts.contains("A draw"))

    // `window.texts` has the votes as "Yes: 1, No: 0". A poll can be changed by the test, as by
    // another window: `poll.no += 1`.
  }
}
