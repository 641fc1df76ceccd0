import Testing
import View

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

  @Test("Names on the screen in the display's language, commands, and arguments that are words")
  func found() {
    let expected = [
      ("", ["이메일", "비밀번호"]), ("비", ["비밀번호"]), (" 이메", ["이메일"]), ("E", []),
      (":", [":trace", ":tree", ":switch"]), (":TR", [":trace", ":tree"]), ("x:", []),
      (":trace ", [":trace on", ":trace off"]), (":trace of", [":trace off"]),
      (":switch ", []), (":tree x", []),
    ]
    for (beginning, lines) in expected {
      #expect(display.completions(for: beginning) == lines, "\(beginning)")
    }
  }

  @Test("Values after the name of a control or its number, and alone after a question for one")
  func values() {
    let harness = ControlsHarness()
    let expected = [
      ("f", ["Filter"]), ("filter ", ["Filter All", "Filter Active", "Filter Completed"]),
      ("filter ac", ["Filter Active"]), ("2 ", ["2 off", "2 on"]), ("a", ["All", "Active"]),
      ("mark all as complete o", ["Mark all as complete off", "Mark all as complete on"]),
      ("save ", []), ("6 ", []),
    ]
    for (beginning, lines) in expected {
      #expect(harness.display.completions(for: beginning) == lines, "\(beginning)")
    }
    _ = harness.display.receive("filter")

    #expect(harness.display.completions(for: "") == ["All", "Active", "Completed"])
    #expect(harness.display.completions(for: "c") == ["Completed"])
  }

  @Test("Each name once, none that is not safe to print")
  func names() {
    screen.elements += ["b\u{202E}", "이메일", "더 보기"].map { label in
      .field(TextField(Phrase(verbatim: label)))
    }

    #expect(display.completions(for: "") == ["이메일", "비밀번호", "더 보기"])
  }

  @Test("None while a field is edited, where a line is any text")
  func edited() {
    _ = display.receive("1")

    #expect(display.completions(for: "") == [])
    #expect(display.completions(for: ":") == [])
  }
}
