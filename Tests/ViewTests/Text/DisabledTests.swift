import Testing
import View

@MainActor
@Suite("What is disabled")
struct DisabledTests {
  @Test("It keeps its number; touching it says so and sends nothing")
  func touch() {
    for (language, said) in [
      (Language.english, { "\($0) is disabled. It cannot be used now." }),
      (Language.korean, { "\($0): 지금은 사용할 수 없습니다." }),
    ] as [(Language, (String) -> String)] {
      let harness = ControlsHarness(language)
      let screen = harness.screen
      for control in [screen.save, screen.task, screen.markAll] as [Control] {
        control.isEnabled = false
        let name = language[control.label]
        #expect(harness.said(to: name) == [said(name)])
        #expect(harness.display.hasRefused)
        #expect(harness.display.completions(for: name).first == name)
      }
      #expect(harness.said(to: "6") == [said(language[screen.save.label])])
      #expect(harness.said(to: "2 on") == [said(language[screen.markAll.label])])
      screen.filter.isEnabled = false
      #expect(harness.said(to: "filter") == [said(language[screen.filter.label])])
      #expect(harness.said(to: "filter active") == [said(language[screen.filter.label])])
      #expect(harness.said(to: "4") == [said(language[screen.filter.segments[1].label])])

      #expect(screen.events == [])
      #expect(harness.display.prompt == .command)
    }
  }

  @Test("A disabled segment alone cannot be chosen, however it is named")
  func segment() {
    let harness = ControlsHarness()
    harness.screen.filter.segments[1].isEnabled = false

    for line in ["active", "filter active", "4"] {
      #expect(harness.said(to: line) == ["Active is disabled. It cannot be used now."], "\(line)")
    }
    #expect(harness.screen.events == [])
  }

  @Test("Return alone never goes to it")
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
