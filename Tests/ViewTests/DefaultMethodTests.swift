import Model
import Testing
import View

@MainActor
@Suite("Defaults of a text field's delegate")
struct DefaultMethodTests {
  private let log = EventLog(isRecording: true)
  private let window = WindowView()
  private let screen = OneFieldScreen()

  init() {
    window.log = log
    window.addSubview(screen)
  }

  @Test("Who wants no reason why editing ended is in the log without one")
  func noReason() {
    let delegate = EndOnly()
    screen.field.delegate = delegate

    for _ in 1...2 { edit() }

    let call = "EndOnly.textFieldDidEndEditing(Field)"
    #expect(log.events.map(\.description) == [call, call])
    #expect(delegate.ends == 2)
  }

  @Test("Who passes a call on to a delegate without the method is called each time")
  func passedOn() {
    let delegate = PassesOn()
    screen.field.delegate = delegate

    for _ in 1...2 { edit() }

    let call = "PassesOn.textFieldShouldReturn(Field) = true"
    #expect(log.events.map(\.description) == [call, call])
  }

  @Test("Another delegate is asked about keys, whatever the one before had to say")
  func exchanged() {
    let (silent, strict) = (NoMethods(), NoKeys())
    screen.field.delegate = silent
    edit()
    screen.field.delegate = strict

    edit()

    #expect(screen.field.text == "a")
    #expect(
      log.events.map(\.description) == [
        "NoKeys.textField(Field, shouldChangeCharactersIn: …, replacementString: \"a\") = false"
      ])
  }

  @Test("Who implements one method is called each time, whatever it leaves to the defaults")
  func oneMethod() {
    let (asked, begun) = (AskedOnly(), BegunOnly())

    for delegate in [asked, begun] as [any TextFieldDelegate] {
      screen.field.delegate = delegate
      for _ in 1...2 {
        edit()
        screen.field.touchClear()
      }
    }

    #expect(asked.count == 2 && begun.count == 2)
  }

  @Test("A text view's delegate without methods is not in the log, and the next one hears of all")
  func textView() {
    let (view, silent, next) = (TextView("Note"), NoTextMethods(), ChangeOnly())
    view.delegate = silent
    window.addSubview(ElementScreen([.textView(view)]))

    view.becomeFirstResponder()
    view.insertText("a")
    view.resignFirstResponder()

    #expect(view.text == "a" && log.events.map(\.description) == [])
    view.delegate = next
    view.becomeFirstResponder()
    view.insertText("b")
    #expect(next.changes == 1)
  }

  private func edit() {
    screen.field.becomeFirstResponder()
    screen.field.insertText("a")
    screen.field.touchReturn()
    screen.field.resignFirstResponder()
  }
}

private final class NoTextMethods: TextViewDelegate {}

private final class ChangeOnly: TextViewDelegate {
  private(set) var changes = 0

  func textViewDidChange(_ textView: TextView) { changes += 1 }
}

private final class OneFieldScreen: Screen {
  let field = TextField("Field")
  var elements: [Element] { [.field(field)] }
}

private final class NoMethods {}

extension NoMethods: TextFieldDelegate {}

private final class EndOnly {
  var ends = 0
}

extension EndOnly: TextFieldDelegate {
  func textFieldDidEndEditing(_ textField: TextField) { ends += 1 }
}

private final class AskedOnly {
  var count = 0
}

extension AskedOnly: TextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    count += 1
    return true
  }
}

private final class BegunOnly {
  var count = 0
}

extension BegunOnly: TextFieldDelegate {
  func textFieldDidBeginEditing(_ textField: TextField) { count += 1 }
}

private final class PassesOn {
  private let other = NoMethods()
}

extension PassesOn: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    other.textFieldShouldReturn(textField)
  }
}

private final class NoKeys {}

extension NoKeys: TextFieldDelegate {
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { false }
}
