import Model
import Testing
import View
import ViewText

@MainActor
@Suite("Text that would act on a terminal")
struct UnsafeTextTests {
  static let bad = "a\u{1B}[2J\nb\u{202E}"
  static let shown = #"a\u{1B}[2J\u{A}b\u{202E}"#
  let phrase = Phrase(verbatim: Self.bad)

  @Test("T5: In every element, prompt, answer, hint and announcement it is shown and does not act")
  func everywhere() {
    let display = TextDisplay(
      language: .english,
      commands: [TextCommand(Self.bad, parameters: Self.bad, explanation: phrase)])
    let window = TextViewFactory(display: display).makeWindowView()
    let field = TextField(phrase, placeholder: phrase)
    let screen = FieldScreen([field])
    let button = Button(phrase, sends: "", to: { self.phrase }) { _ in }
    screen.elements += [
      .title(phrase), .label(phrase), .message(phrase, title: phrase), .message(phrase, title: nil),
      .button(button),
    ]
    screen.elements.insert(.banner(phrase), at: 0)
    window.addSubview(screen)
    window.becomeKey()

    // Drawn while it is empty, while it is marked and when it has a text of that kind.
    display.refresh()
    field.isHighlighted = true
    display.refresh()
    field.text = Self.bad
    display.refresh()
    window.announce(phrase)
    display.say(Self.bad)
    display.trace(Self.bad)
    display.help()
    for line in ["nonsense", Self.bad, ":" + Self.bad, ":nonsense"] { _ = display.receive(line) }
    window.touch(field)
    let output = display.takeOutput()

    #expect(display.prompt == .field(name: Self.shown, isSecure: false))
    for scalar in ["\u{1B}", "\u{202E}"] { #expect(!output.contains(scalar)) }
    #expect(output.components(of: Self.shown) > 20)
    #expect(!output.split(separator: "\n").contains { $0.hasPrefix("b") })
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
