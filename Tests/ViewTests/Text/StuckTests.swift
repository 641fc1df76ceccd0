import Testing
import View
import ViewText

@MainActor
@Suite("Stuck in a field")
struct StuckTests {
  @Test(
    "A text that begins with a colon is answered after it is taken",
    arguments: [
      (Language.english, "  That is now the email. Ctrl-C leaves the field.\n"),
      (.korean, "  방금 입력한 줄은 이메일의 내용이 되었습니다. Ctrl-C로 입력란에서 나갑니다.\n"),
    ])
  func colon(language: Language, answer: String) {
    let (display, fields) = form(in: language)

    #expect(said(by: display, to: ["1", ":quit"]) == answer)
    #expect(fields[0].text == ":quit")
  }

  @Test("Once no field is edited any more, Ctrl-C would leave the program, and is not named")
  func lastField() {
    let (display, fields) = form(in: .english)
    fields[0].resignFirstResponder()

    let said = said(by: display, to: ["3", ":home"])

    #expect(said == "  That is now the Room Number.\n")
  }

  @Test("A field whose delegate takes its text away at Return says so too, by what it is")
  func takenAway() {
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    let field = TextField("What is new?")
    field.delegate = emptier
    window.addSubview(FieldScreen([field]))
    window.becomeKey()

    let said = said(by: display, to: ["1", ":help"])

    #expect(said == "  That is now the text of the field. Ctrl-C leaves the field.\n")
    #expect(field.text == "")
    #expect(self.said(by: display, to: ["1", "lee"]) == "", "it is not its text")
  }

  @Test(
    "While a field is still edited after Return, the display says how to leave it",
    arguments: [
      (Phrase("Nickname", ko: "내 별명"), "nickname"), (Phrase(verbatim: "URL"), "URL"),
      (Phrase(verbatim: "Room number"), "Room number"),
    ])
  func noDelegate(label: Phrase, named: String) {
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    let field = TextField(label)
    window.addSubview(FieldScreen([field]))
    window.becomeKey()

    let said = said(by: display, to: ["1", "lee"])

    #expect(said == "  That is now the \(named). Ctrl-C leaves the field.\n")
    #expect(field.isFirstResponder && field.text == "lee")
  }

  @Test("Nothing is said of a secret, even while it is shown, nor of a text that was refused")
  func secret() {
    let (display, fields) = form(in: .english)

    #expect(said(by: display, to: ["2", ":secret"]) == "")
    fields[1].isSecureTextEntry = false
    #expect(said(by: display, to: ["2", ":secret"]) == "")
    guardian.refuses = true
    #expect(said(by: display, to: ["1", ":quit"]) == "")
  }

  // MARK: - Fixtures

  private let guardian = Guardian()
  private let emptier = Emptier()
  private let owner = Owner()

  private func form(
    in language: Language, _ commands: [TextCommand] = []
  ) -> (TextDisplay, [TextField]) {
    let display = TextDisplay(language: language, commands: commands)
    let fields = [
      TextField(.email), TextField(.password, isSecureTextEntry: true), TextField("Room Number"),
    ]
    for field in fields { field.delegate = guardian }
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(FieldScreen(fields))
    window.becomeKey()
    owner.windows.append(window)
    guardian.next = { $0 === fields[0] ? fields[1] : nil }
    return (display, fields)
  }

  private func said(by display: TextDisplay, to lines: [String]) -> String {
    _ = display.leaveField()
    for line in lines { _ = display.receive(line) }
    return display.takeOutput()
  }

  /// Keeps what a display knows weakly.
  private final class Owner {
    var windows: [WindowView] = []
  }
}

/// Moves on to the next field, and refuses keys on request.
@MainActor
private final class Guardian: TextFieldDelegate {
  var refuses = false
  var next: (TextField) -> TextField? = { _ in nil }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { !refuses }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    next(textField)?.becomeFirstResponder() ?? textField.resignFirstResponder()
  }
}

/// Takes a text away at Return, and goes on with the next one.
@MainActor
private final class Emptier: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.text = ""
    return false
  }
}
