import Model
import Testing
import View
import ViewText

@MainActor
@Suite("What Return alone does, and what is shown of it")
struct ReturnTests {
  @Test("A button that destroys says so, wherever it is drawn")
  func destructive() {
    show([.button(button("Delete", .destructive)), .button(button("Keep", .cancel))])

    #expect(
      drawn(.english) == """
            1  Delete (careful)
            2  Keep
          Type a name or its number  (:help)

        """)
    #expect(drawn(.korean).hasPrefix("    1  Delete (주의)\n    2  Keep\n"))
    #expect(
      drawn(.english, columns: 20).hasPrefix("    1  Delete\n       (careful)\n    2  Keep\n"))
  }

  @Test("Of one's own buttons Return touches the primary one, otherwise the first")
  func primary() {
    let (first, second) = (button("First"), button("Second", .primary))

    screen.elements = [.button(first), .button(second)]
    #expect(screen.primaryButton === second)
    second.role = .normal
    #expect(screen.primaryButton === first)
    first.role = .destructive
    #expect(screen.primaryButton == nil)
  }

  @Test("Return where it may touch nothing touches nothing, and says what can be typed")
  func nothing() {
    var touched = 0
    let delete = Button("Delete", sends: "delete()", to: { [weak screen] in screen }) { _ in
      touched += 1
    }
    delete.role = .destructive
    show([.button(delete)])

    for (language, answer) in zip(
      Language.allCases,
      ["  Type one of: 1 Delete or :help.\n", "  입력할 수 있는 것: 1 Delete, :help\n"])
    {
      #expect(said(to: "", in: language) == answer)
    }
    #expect(touched == 0)
    _ = said(to: "delete", in: .english)
    #expect(touched == 1)
  }

  @Test("Where something waits for time, Return lets a second pass, and the last line says so")
  func time() {
    show([.button(button("Delete", .destructive))])
    let says = ["  Return: 1 second passes (:wait 10)", "  Enter: 1초 지나기 (:wait 10)"]
    for (language, says) in zip(Language.allCases, says) {
      for verbosity in [TextDisplay.Verbosity.full, .brief] {
        let (display, window) = shown(in: language)
        var passed = 0
        display.verbosity = verbosity
        display.waitsForTime = { true }
        display.passSecond = { passed += 1 }
        display.refresh()
        #expect(display.takeOutput().hasSuffix("\(says)  (:help)\n"))

        _ = display.receive("")
        display.waitsForTime = { false }
        _ = display.receive("")

        #expect(passed == 1)
        #expect(display.takeOutput().contains("1 Delete"), "what can be typed")
        window.removeSubview(screen)
      }
    }
  }

  @Test("A button that Return touches goes before the time")
  func timeAfterButton() {
    show([.button(button("Go"))])
    let (display, window) = shown(in: .english)
    defer { window.removeSubview(screen) }
    display.waitsForTime = { true }
    display.passSecond = { Issue.record("time has passed") }

    display.refresh()
    #expect(display.takeOutput().hasSuffix("  Return: Go  (:help)\n"))
    _ = display.receive("")
  }

  @Test("On a screen with nothing to touch only :help is offered")
  func empty() {
    #expect(drawn(.english) == "  :help\n")
    #expect(said(to: "", in: .english) == "  There is nothing to type here but :help.\n")
    #expect(said(to: "", in: .korean) == "  입력할 수 있는 것: :help\n")
    #expect(
      said(to: "1", in: .english)
        == "  That matches nothing here.\n  There is nothing to type here but :help.\n")
  }

  @Test("Return goes on with a field that was refused only behind an alert")
  func refusedField() {
    let fields = ["None", "Name", "Phone"].map { TextField(Phrase(verbatim: $0)) }
    fields[0].isEnabled = false
    show(fields.map { .field($0) })
    let (display, window) = shown(in: .english)
    func hint(above: any Screen) -> String? {
      for field in fields { field.isHighlighted = true }
      window.addSubview(above)
      defer { window.removeSubview(above) }
      display.refresh()
      return display.takeOutput().split(separator: "\n").last.map(String.init)
    }
    let plain = FieldScreen([])
    plain.elements = [.button(Button("OK"))]

    #expect(hint(above: plain) == "  Return: OK  (:help)")
    #expect(hint(above: alert { _ in }) == "  Return: OK, then fill in Name  (:help)")
    window.removeSubview(screen)
    #expect(hint(above: alert { _ in }) == "  Return: OK  (:help)", "an alert may be alone")
  }

  @Test("A refused field that does not begin, or is not there any more, is let be")
  func refusedGone() {
    let (name, refuser, other) = (TextField("Name"), Refuser(), FieldScreen([]))
    name.delegate = refuser
    for shown in [screen, other] {
      show([.field(name)])
      let display = TextDisplay(language: .english)
      let window = TextViewFactory(display: display).makeWindowView()
      let alert = alert { alert in
        window.removeSubview(alert)
        if shown === other { window.addSubview(other) }
      }
      for added in [screen, alert] as [any Screen] { window.addSubview(added) }
      window.becomeKey()
      name.isHighlighted = true

      _ = display.receive("")

      #expect(window.subviews.last === shown && window.log.diagnostics == [])
      #expect(name.isHighlighted && !name.isFirstResponder)
      for left in window.subviews { window.removeSubview(left) }
    }
    withExtendedLifetime(refuser) {}
  }

  /// An alert with one button.
  private func alert(_ whenTouched: @escaping (AlertScreen) -> Void) -> AlertScreen {
    let alert = AlertScreen()
    alert.show(
      title: nil, message: "Too short", actions: [AlertButton("OK")], preferred: nil)
    ears.whenTouched = { [unowned alert] in whenTouched(alert) }
    alert.delegate = ears
    return alert
  }

  private let ears = Ears()

  private final class Ears: AlertViewDelegate {
    var whenTouched: () -> Void = {}
    func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) { whenTouched() }
  }

  private final class Refuser: TextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { false }
  }

  @Test("As in UIKit, a delegate may let Return in the last field of a form touch its button")
  func goKey() {
    let owner = SearchForm()
    show(owner.elements)

    _ = said(to: "find", in: .english, then: ["needle"])

    #expect(owner.searches == ["needle"])
  }

  // MARK: - Fixtures

  private let screen = FieldScreen([])

  private func show(_ elements: [Element]) { screen.elements = elements }

  private func button(_ title: Phrase, _ role: Button.Role = .normal) -> Button {
    let button = Button(title)
    button.role = role
    return button
  }

  private func drawn(_ language: Language, columns: Int? = nil) -> String {
    let (display, window) = shown(in: language, columns)
    defer { window.removeSubview(screen) }
    display.refresh()
    return display.takeOutput()
  }

  private func said(to line: String, in language: Language, then more: [String] = []) -> String {
    let (display, window) = shown(in: language)
    defer { window.removeSubview(screen) }
    for line in [line] + more { _ = display.receive(line) }
    return display.takeOutput()
  }

  private func shown(in language: Language, _ columns: Int? = nil) -> (TextDisplay, WindowView) {
    let display = TextDisplay(language: language)
    display.traits.columns = columns
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    return (display, window)
  }
}

/// A form of one field, whose Return key is a Go key: its delegate touches the button.
@MainActor
private final class SearchForm: TextFieldDelegate {
  private let field = TextField("Find")
  private let button = Button("Search")
  private(set) var searches: [String] = []

  init() {
    field.delegate = self
    button.addTarget(self, action: SearchForm.search, for: .touchUpInside)
  }

  var elements: [Element] { [.field(field), .button(button)] }

  func search(_ sender: Button) { searches.append(field.text ?? "") }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.resignFirstResponder()
    return button.touch()
  }
}
