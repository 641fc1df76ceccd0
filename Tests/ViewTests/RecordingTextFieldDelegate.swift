import Model
import View

/// A text field's delegate that records what it is asked and told, and answers as a test wishes.
final class RecordingTextFieldDelegate: TextFieldDelegate {
  var shouldBeginEditing = true
  var shouldEndEditing = true
  var shouldChangeCharacters = true
  var shouldClear = true
  var shouldReturn = true
  var whenEditingBegan: ((TextField) -> Void)?
  var whenEditingEnded: ((TextField) -> Void)?
  var whenAskedToChange: ((TextField) -> Void)?
  var whenReturnTouched: ((TextField) -> Void)?

  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    record("textFieldShouldBeginEditing(\(textField.label.english))", shouldBeginEditing)
    return shouldBeginEditing
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    record("textFieldDidBeginEditing(\(textField.label.english))")
    whenEditingBegan?(textField)
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    record("textFieldShouldEndEditing(\(textField.label.english))", shouldEndEditing)
    return shouldEndEditing
  }

  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason) {
    record("textFieldDidEndEditing(\(textField.label.english), reason: \(reason))")
    whenEditingEnded?(textField)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    let start = text.distance(from: text.startIndex, to: range.lowerBound)
    let end = start + text.distance(from: range.lowerBound, to: range.upperBound)
    record(
      "textField(\(textField.label.english), shouldChangeCharactersIn: \(start)..<\(end), "
        + "replacementString: \"\(string)\")", shouldChangeCharacters)
    whenAskedToChange?(textField)
    return shouldChangeCharacters
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    record("textFieldShouldClear(\(textField.label.english))", shouldClear)
    return shouldClear
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    record("textFieldShouldReturn(\(textField.label.english))", shouldReturn)
    whenReturnTouched?(textField)
    return shouldReturn
  }

  private func record(_ call: String, _ answer: Bool? = nil) {
    log.record(Event(.call, "TextFieldDelegate", Event.Call(call), result: answer.map { "\($0)" }))
  }
}
