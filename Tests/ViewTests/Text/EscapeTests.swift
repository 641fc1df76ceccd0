import Model
import Testing
import View
import ViewText

@MainActor
@Suite("The Escape key")
struct EscapeTests {
  private let harness = ControlsHarness()

  @Test("The responders are asked first, and one that does something keeps the field")
  func responder() {
    let responder = Escaping()
    harness.window.textInput.finder = responder
    for line in ["1", "\u{1B}"] { #expect(harness.said(to: line) == []) }

    #expect(responder.count == 1)
    #expect(harness.screen.task.isFirstResponder)
    #expect(harness.window.touchEscape() && responder.count == 2)
  }

  @Test("A field that it does not leave, and that is left as it was, has changed nothing")
  func unchanged() {
    let responder = Escaping()
    harness.window.textInput.finder = responder
    harness.screen.task.text = "feed the cat"
    harness.display.refresh()

    for line in ["1", "\u{1B}", "feed the cat"] { #expect(harness.said(to: line) == []) }
    harness.display.refresh()

    #expect(responder.count == 1)
    #expect(harness.display.takeOutput() == "  Nothing on the screen changed.\n")
  }

  @Test("Only a line of it alone is the key: in a field anything else is its text")
  func text() {
    for line in ["\u{1B}\u{1B}", "\u{1B}[A", " \u{1B}"] {
      _ = harness.said(to: "1")
      _ = harness.said(to: line)
      #expect(harness.screen.task.text == line)
    }
  }

  @Test("An empty line in a field is its text, and goes through the delegate")
  func emptyLine() {
    let delegate = Refusing()
    harness.screen.task.text = "feed the cat"
    harness.screen.task.delegate = delegate
    for line in ["1", ""] { _ = harness.said(to: line) }
    #expect(harness.screen.task.text == "feed the cat" && delegate.asked == [""])

    delegate.refuses = false
    for line in ["1", ""] { _ = harness.said(to: line) }
    #expect(harness.screen.task.text == "" && delegate.asked == ["", ""])
  }
}

private final class Escaping: Responder, ResponderFinder {
  let view = WindowView()
  private(set) var count = 0
  let isActive = true

  func accessibilityPerformEscape() -> Bool {
    count += 1
    return true
  }

  func responder(showing control: Control?) -> (any Responder)? { self }

  func frontPart<Part: AnyObject>(_ kind: Part.Type) -> Part? { nil }
}

private final class Refusing: TextFieldDelegate {
  var refuses = true
  private(set) var asked: [String] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    asked.append(string)
    return !refuses
  }
}
