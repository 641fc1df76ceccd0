import Testing
import View
import ViewText

@MainActor
@Suite("Words in place of signs")
struct WordsForSignsTests {
  @Test(
    "A screen has no decoration that is read aloud",
    arguments: zip(Language.allCases, ["(hidden)", "(가려짐)"]))
  func decorations(language: Language, hidden: String) {
    let form = SignScreen(.signIn)
    form.inputForm.textField(for: .password).text = "secret123"
    form.inputForm.flash([.password])

    let text = drawn([form], in: language)

    #expect(text.hasPrefix("  Vestibule\n\n"))
    #expect(text.contains(hidden))
    #expect(!text.contains { "●!|·•*".contains($0) }, "\(text)")
    expectAbsent("secret123", in: text)
  }

  @Test("A banner of signs alone is left out")
  func ornament() {
    let screen = FieldScreen([])
    screen.elements = [.banner("● ● ●"), .title("Here")]

    #expect(drawn([screen]) == "  Here\n  :help\n")
  }

  // MARK: - Fixtures

  /// What is drawn of some screens, one above the other, on a display in words.
  private func drawn(
    _ screens: [any Screen], in language: Language = .english, removingLast: Bool = false,
    columns: Int? = nil
  ) -> String {
    let display = TextDisplay(language: language)
    display.traits = TextTraits(columns: columns, isSpoken: true)
    let window = TextViewFactory(display: display).makeWindowView()
    for screen in screens { window.addSubview(screen) }
    window.becomeKey()
    display.refresh()
    if removingLast, let last = screens.last {
      window.removeSubview(last)
      display.refresh()
    }
    for screen in screens { window.removeSubview(screen) }
    return display.takeOutput()
  }

  private func expectAbsent(_ secret: String, in text: String) {
    #expect(!text.contains(secret))
  }
}
