import Model
import View

/// Records what a text input tells its observers.
final class KeyboardWatcher: TextInputObserver {
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
  }

  func keyboardWillShow() { record("keyboardWillShow()") }
  func keyboardDidShow() { record("keyboardDidShow()") }
  func keyboardWillHide() { record("keyboardWillHide()") }
  func keyboardDidHide() { record("keyboardDidHide()") }

  func textDidBeginEditing(_ textField: any TextField) {
    record("textDidBeginEditing(\(textField.placeholder))")
  }

  func textDidChange(_ textField: any TextField) {
    record("textDidChange(\(textField.placeholder))")
  }

  func textDidEndEditing(_ textField: any TextField) {
    record("textDidEndEditing(\(textField.placeholder))")
  }

  private func record(_ text: String) {
    log.record(Event(.call, "Observer", text))
  }
}
