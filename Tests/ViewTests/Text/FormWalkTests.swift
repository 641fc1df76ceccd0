import Testing
import View
import ViewText

@MainActor
@Suite("A form is walked by Return alone")
struct FormWalkTests {
  private let fields = ["Name", "Phone", "Note"].map { TextField(Phrase(verbatim: $0)) }
  private let save = Button("Save")
  private let screen = FieldScreen([])
  private let display = TextDisplay(language: .english)
  private let window: WindowView
  private let owner = ControlsScreen()

  init() {
    window = TextViewFactory(display: display).makeWindowView()
    for field in fields { field.resignsOnReturn = true }
    save.role = .primary
    save.addTarget(
      owner, action: { owner in { owner.touched(Button("Save")) } }, for: .touchUpInside)
    screen.elements = fields.map { .field($0) } + [.button(save)]
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()
  }

  /// What Return alone would do after some lines.
  private func hint(after lines: String...) -> String? {
    for line in lines {
      _ = display.receive(line)
      display.refresh()
    }
    display.read()
    return display.takeOutput().split(separator: "\n").last.map { String($0.dropFirst(2)) }
  }

  @Test("Each empty field is asked for once, then Return touches the primary button")
  func walk() {
    #expect(hint() == "Return: fill in Name  (:help)")
    #expect(hint(after: "", "Kim") == "Return: fill in Phone  (:help)")
    #expect(hint(after: "", "") == "Return: fill in Note  (:help)")
    #expect(hint(after: "", "") == "Return: Save  (:help)")
    #expect(owner.events.isEmpty)
    #expect(hint(after: "") == "Return: fill in Phone  (:help)", "it begins again")
    #expect(owner.events == ["touched Save"])
  }

  @Test("While the primary button cannot be touched, the fields are asked for again")
  func disabled() {
    save.isEnabled = false

    #expect(hint(after: "", "", "", "", "", "") == "Return: fill in Name  (:help)")
  }

  @Test("A field that did not take its text is asked for again")
  func refused() {
    let refuser = Refuser()
    fields[0].delegate = refuser

    #expect(hint(after: "", "Kim") == "Return: fill in Name  (:help)")
    withExtendedLifetime(refuser) {}
  }

  private final class Refuser: TextFieldDelegate {
    func textField(
      _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
      replacementString string: String
    ) -> Bool { false }
  }

  @Test("A new screen begins with its first empty field")
  func anotherScreen() {
    #expect(hint(after: "", "") == "Return: fill in Phone  (:help)")

    window.removeSubview(screen)
    window.addSubview(screen)

    #expect(hint() == "Return: fill in Name  (:help)")
  }
}
