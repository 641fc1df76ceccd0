import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Poll", .scenario)
struct PollTests {
  private let poll = Poll()

  @Test("Each touch is one vote, and the leader is that of now")
  func votes() throws {
    let window = TestWindow(PollController(poll))
    #expect(throws: ScenarioError(.disabled("Reset"))) { try window.touch("Reset") }
    #expect(window.texts.contains("A draw"))

    try window.touch("Yes")
    #expect(window.texts.contains("Yes: 1, No: 0") && window.texts.contains("Yes leads"))
    try window.touch("No")
    #expect(window.texts.contains("Yes: 1, No: 1") && window.texts.contains("A draw"))
    try window.touch("No")
    #expect(window.texts.contains("Yes: 1, No: 2") && window.texts.contains("No leads"))
    try window.touch("Reset")
    #expect(window.texts.contains("Yes: 0, No: 0") && window.texts.contains("A draw"))
    #expect((poll.yes, poll.no) == (0, 0))
  }

  @Test("A vote in another window is seen")
  func elsewhere() throws {
    let windows = [TestWindow(PollController(poll)), TestWindow(PollController(poll))]

    for vote in ["Yes", "No", "No"] { try windows[0].touch(vote) }

    #expect(windows[1].texts.contains("Yes: 1, No: 2") && windows[1].texts.contains("No leads"))
  }

  @Test("A vote is seen that came while the poll was behind another screen, and can be taken back")
  func behind() throws {
    let controller = PollController(poll)
    let window = TestWindow(controller)
    let cover = ViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    poll.yes += 1

    cover.dismiss(animated: false)

    #expect(window.texts.contains("Yes: 1, No: 0"))
    try window.touch("Reset")
    #expect(window.texts.contains("Yes: 0, No: 0"))
  }
}
