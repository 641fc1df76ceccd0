import Testing
import View

@MainActor
@Suite("No line is left without an answer")
struct AnswerTests {
  @Test(
    "What changes nothing that is shown is answered by one sentence",
    arguments: ["all", "filter all", "mark off", "save", "4"],
    [(Language.english, false), (.english, true), (.korean, false), (.korean, true)])
  func unchanged(line: String, way: (language: Language, isBrief: Bool)) {
    let harness = ControlsHarness(way.language, isBrief: way.isBrief)
    harness.display.refresh()
    _ = harness.display.takeOutput()
    // Number 4 is a disabled segment in the end: the answer is the refusal.
    let isDisabled = line == "4"
    harness.screen.filter.segments[1].isEnabled = !isDisabled
    harness.display.refresh()
    _ = harness.display.takeOutput()

    _ = harness.display.receive(line)
    harness.display.refresh()

    let nothing =
      way.language == .english ? "  Nothing on the screen changed.\n" : "  화면에서 바뀐 것이 없습니다.\n"
    let refused =
      way.language == .english
      ? "  Active is disabled. It cannot be used now.\n" : "  진행 중: 지금은 사용할 수 없습니다.\n"
    #expect(harness.display.takeOutput() == (isDisabled ? refused : nothing))
  }

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

  @Test("Leaving says whether there was a question or a field", arguments: ["filter", "task"])
  func leaving(name: String) {
    let harness = ControlsHarness()
    harness.display.refresh()
    _ = harness.display.receive(name)
    #expect(harness.display.prompt != .command)

    #expect(harness.display.leaveField())
    #expect(harness.display.prompt == .command)
    #expect(!harness.display.leaveField())
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
    for line in ["mark on", "nonsense", ""] {
      _ = harness.display.receive(line)
      harness.display.refresh()
      #expect(!harness.display.takeOutput().contains("Nothing on the screen"), "\(line)")
    }
  }

  @Test("A command is answered by whoever performs it")
  func command() {
    let harness = ControlsHarness()
    harness.display.refresh()
    _ = harness.display.takeOutput()

    _ = harness.display.receive(":quit")
    harness.display.refresh()

    #expect(harness.display.takeOutput() == "")
  }
}
