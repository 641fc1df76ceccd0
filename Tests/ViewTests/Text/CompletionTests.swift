import Testing
import View
import ViewText

@MainActor
@Suite("Completions")
struct CompletionTests {
  private let display = TextDisplay(
    language: .korean,
    commands: [
      TextCommand("trace", parameters: "on|off", explanation: "traces"),
      TextCommand("tree", explanation: "shows a tree"),
      TextCommand("switch", parameters: "N", explanation: "switches"),
    ])
  private let screen = FieldScreen([TextField(.email), TextField(.password)])
  private let window: WindowView

  init() {
    window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
  }

  @Test("The Tab key offers each name once, and no name that is not safe to print")
  func names() {
    screen.elements += ["b\u{202E}", "이메일", "더 보기"].map { label in
      .field(TextField(Phrase(verbatim: label)))
    }

    #expect(display.completions(for: "") == ["이메일", "비밀번호", "더 보기"])
  }

  @Test(
    "Asked for a value, the Tab key offers those of the control, in the display's language",
    arguments: [(Language.english, "completed", "Completed"), (.korean, "완", "완료됨")])
  func values(language: Language, beginning: String, value: String) {
    let harness = ControlsHarness(language)

    _ = harness.display.receive(language[harness.screen.filter.label])

    #expect(harness.display.completions(for: "").count == 3)
    #expect(harness.display.completions(for: beginning) == [value])
  }

  @Test("The words of a command may have hyphens")
  func hyphens() {
    let display = TextDisplay(
      language: .english,
      commands: [TextCommand("cook", parameters: "well-done|rare|N", explanation: "cooks")])

    #expect(display.completions(for: ":cook ") == [":cook well-done", ":cook rare"])
  }

  @Test("The Tab key offers nothing while a field is edited, where a line is any text")
  func edited() {
    _ = display.receive("1")

    #expect(display.completions(for: "") == [])
    #expect(display.completions(for: ":") == [])
  }
}
