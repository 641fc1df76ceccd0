import Testing
import View
import ViewText

@MainActor
@Suite("A value after a name")
struct ValueTests {
  @Test("Return alone, Ctrl-C, Escape and a command leave the question, and the value as it is")
  func leaving() {
    let harness = ControlsHarness()
    let ways: [() -> Void] = [
      { _ = harness.display.receive("") }, { #expect(harness.display.leaveField()) },
      { _ = harness.display.receive("\u{1B}") },
      { #expect(harness.display.receive(":quit")?.name == "quit") },
      { harness.window.removeSubview(harness.screen) },
    ]
    for leave in ways {
      _ = harness.said(to: "filter")
      #expect(harness.display.prompt == .value(name: "Filter"))

      leave()

      #expect(harness.display.prompt == .command)
      #expect(harness.display.takeOutput().isEmpty)
    }
    #expect(harness.screen.events == [])
    #expect(!harness.display.leaveField())
  }

  @Test(
    "A field that a program edits during a question is left first, and the question stays",
    arguments: [true, false])
  func edited(isEscape: Bool) {
    let harness = ControlsHarness()
    _ = harness.said(to: "filter")
    harness.screen.task.becomeFirstResponder()

    if isEscape { _ = harness.said(to: "\u{1B}") } else { #expect(harness.display.leaveField()) }

    #expect(!harness.screen.task.isFirstResponder)
    #expect(harness.display.prompt == .value(name: "Filter"))
  }

  @Test("A whole name is before a name with a value, and this before the beginning of a name")
  func precedence() {
    let harness = ControlsHarness()
    let (whole, longer) = (Button("Filter active"), Button("Filter completed now"))
    for button in [whole, longer] {
      button.addTarget(harness.screen, action: ControlsScreen.touched, for: .touchUpInside)
    }

    harness.screen.elements += [.button(longer)]
    #expect(harness.said(to: "filter completed") == [])
    #expect(harness.screen.events == ["filter 2"])
    // The beginning of a value is tried after that of a name.
    #expect(harness.said(to: "filter comp") == [])
    #expect(harness.screen.events == ["filter 2", "touched Filter completed now"])
    harness.screen.elements += [.button(whole)]
    #expect(harness.said(to: "filter active") == [])
    #expect(harness.screen.events.last == "touched Filter active")
  }
}
