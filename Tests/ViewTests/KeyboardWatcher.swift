import Model
import View

/// Records what a text input tells its observers.
final class KeyboardWatcher: TextInputObserver {
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  /// What it was told so far, if its log records.
  var calls: [String] { log.events.map(\.description) }

  func keyboardWillShow() { record("keyboardWillShow()") }
  func keyboardDidShow() { record("keyboardDidShow()") }
  func keyboardWillHide() { record("keyboardWillHide()") }
  func keyboardDidHide() { record("keyboardDidHide()") }

  func textDidBeginEditing(_ textField: TextField) {
    record("textDidBeginEditing(\(textField.label.english))")
  }

  func textDidChange(_ textField: TextField) {
    record("textDidChange(\(textField.label.english))")
  }

  func textDidEndEditing(_ textField: TextField) {
    record("textDidEndEditing(\(textField.label.english))")
  }

  private func record(_ text: String) {
    log.record(Event(.call, "Observer", Event.Call(text)))
  }
}
