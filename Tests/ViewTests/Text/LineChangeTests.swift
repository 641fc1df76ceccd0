import Model
import Testing
import View
import ViewText

@MainActor
@Suite("A line as the text of a field")
struct LineChangeTests {
  @Test("A line at the prompt asks once, and the trace shows it whole")
  func line() {
    let log = EventLog(isRecording: true)
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    let field = TextField("Nickname")
    let delegate = RecordingTextFieldDelegate(log: EventLog())
    field.delegate = delegate
    window.log = log
    window.addSubview(FieldScreen([field]))
    window.becomeKey()
    field.text = "kim"
    _ = display.receive("nickname")
    log.removeAll()

    _ = display.receive("lee")

    let questions = log.events.map(\.description).filter { $0.contains("shouldChange") }
    #expect(
      questions == [
        "RecordingTextFieldDelegate.textField(Nickname, shouldChangeCharactersIn: …, "
          + "replacementString: \"lee\") = true"
      ])
    #expect(field.text == "lee")
  }
}
