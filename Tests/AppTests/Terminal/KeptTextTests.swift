import Testing
import Workshop

@testable import Terminal
@testable import View
@testable import ViewText

@Suite("The text that a field has when its line is asked for")
struct KeptTextTests {
  @Test(
    "A prompt shows the text that a field has, or begins its line with it, so that Return keeps it")
  func grid() throws {
    var text = ""
    for (name, kept) in Self.texts {
      let window = kept.map(Self.window)
      for prompt in Self.prompts {
        for isEdited in [false, true] {
          let found = KeptText(for: prompt, on: window?.display, isEdited: isEdited)
          text += "\(name), \(prompt)\(isEdited ? ", edited" : ""): \(short(found.prompt))"
          text += "\(short(found.beginning)), shown: \(found.isShown)\n"
          for line in Self.lines where found.meaning(of: line) != line {
            text += "  \(short("\(line)")) means \(short("\(found.meaning(of: line))"))\n"
          }
        }
      }
    }

    try expect(text, isAsIn: "Words/kept.txt")
  }

  // MARK: - Fixtures

  private static let texts: [(String, String?)] = [
    ("nobody", nil), ("nothing", ""), ("a text", "lee"), ("a tab", "a\tb"),
    ("4,096 bytes", String(repeating: "x", count: 4_096)),
    ("4,097 bytes", String(repeating: "x", count: 4_097)),
  ]
  private static let prompts: [TextPrompt] = [
    .command, .field(name: "Email", isSecure: false), .field(name: "Password", isSecure: true),
    .lines(name: "Note", isFirst: true), .lines(name: "Note", isFirst: false), .value(name: "Size"),
  ]
  private static let lines: [Input] = [
    .line(.text("")), .line(.text(" ")), .line(.text("x")), .line(.text(".")), .line(.tooLong),
    .line(.unterminated("")), .line(.end), .signal(.interrupt), .nothing,
  ]

  /// A window in which a field with a text is edited, with its display.
  private static func window(editing text: String) -> Shown {
    let display = TextDisplay(language: .english)
    let window = TextWindowView(display: display)
    let field = TextField("Email")
    field.text = text
    window.addSubview(OneField(field))
    window.becomeKey()
    _ = display.receive("email")
    #expect(display.editedText == text)
    return Shown(display: display, window: window)
  }

  private struct Shown {
    let display: TextDisplay
    let window: TextWindowView
  }

  private final class OneField: Screen {
    let elements: [Element]
    init(_ field: TextField) { elements = [.field(field)] }
  }

  /// A text in quotes, with long ones cut.
  private func short(_ text: String) -> String {
    let shown = text.replacing(/x{100,}/) { "…\($0.count)…" }
    return "“\(shown.printable)”"
  }
}
