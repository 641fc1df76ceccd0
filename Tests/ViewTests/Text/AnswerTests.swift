import Testing
import View
import ViewText

@MainActor
@Suite("No line is left without an answer")
struct AnswerTests {
  @Test("A question for a value that was left, and a field that was left as it was, are answered")
  func left() {
    let harness = ControlsHarness()
    harness.screen.task.resignsOnReturn = true
    harness.display.refresh()
    _ = harness.display.takeOutput()

    _ = harness.display.receive("filter")
    harness.display.refresh()
    _ = harness.display.takeOutput()
    for line in ["", "task", ""] {
      _ = harness.display.receive(line)
      harness.display.refresh()
      let isEdited = harness.display.prompt != .command
      #expect(harness.display.takeOutput().isEmpty == isEdited, "\(line)")
    }
  }

  @Test("An announcement, a screen and a refusal are answers: nothing is added to them")
  func answered() {
    let harness = ControlsHarness()
    harness.display.refresh()
    _ = harness.display.takeOutput()
    _ = harness.display.receive("save")
    harness.window.announce("Saved.")
    harness.display.refresh()

    #expect(harness.display.takeOutput() == "  Saved.\n")
    for line in ["mark on", "nonsense", "", ":quit"] {
      _ = harness.display.receive(line)
      harness.display.refresh()
      #expect(!harness.display.takeOutput().contains("Nothing on the screen"), "\(line)")
    }
  }
}
