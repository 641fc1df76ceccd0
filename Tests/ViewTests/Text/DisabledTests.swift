import Testing
import View
import ViewText

@MainActor
@Suite("What is disabled")
struct DisabledTests {
  @Test("Return alone never touches or edits what is disabled")
  func returnAlone() {
    let harness = ControlsHarness()
    harness.screen.task.isEnabled = false
    #expect(harness.said(to: "") == [])
    #expect(harness.screen.events == ["save"])

    let screen = OwnPrimaryButton()
    screen.button.isEnabled = false
    harness.window.addSubview(screen)

    #expect(harness.said(to: "") == ["Type one of: 1 Go or :help."])
    #expect(harness.display.prompt == .command)
  }
}

/// A screen that names its primary button itself, and may be wrong.
private final class OwnPrimaryButton: Screen {
  let button = Button("Go")
  var elements: [Element] { [.button(button)] }
  var primaryButton: Button? { button }
}
