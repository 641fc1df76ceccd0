import Model

/// Stands between a text field and its delegate for one message, and writes it down.
///
/// What was typed is never written down, only that something was.
final class TracingTextFieldDelegate: TextFieldDelegate {
  private let delegate: any TextFieldDelegate
  private let name: String
  private let log: EventLog

  init(_ delegate: any TextFieldDelegate, of name: String, log: EventLog) {
    self.delegate = delegate
    self.name = name
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: any TextField) -> Bool {
    ask("textFieldShouldBeginEditing(\(name))") { $0.textFieldShouldBeginEditing(textField) }
  }

  func textFieldDidBeginEditing(_ textField: any TextField) {
    tell("textFieldDidBeginEditing(\(name))") { $0.textFieldDidBeginEditing(textField) }
  }

  func textFieldShouldEndEditing(_ textField: any TextField) -> Bool {
    ask("textFieldShouldEndEditing(\(name))") { $0.textFieldShouldEndEditing(textField) }
  }

  func textFieldDidEndEditing(_ textField: any TextField, reason: TextFieldDidEndEditingReason) {
    tell("textFieldDidEndEditing(\(name), reason: \(reason))") {
      $0.textFieldDidEndEditing(textField, reason: reason)
    }
  }

  func textField(
    _ textField: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    ask("textField(\(name), shouldChangeCharactersIn: …, replacementString: …)") {
      $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  func textFieldShouldClear(_ textField: any TextField) -> Bool {
    ask("textFieldShouldClear(\(name))") { $0.textFieldShouldClear(textField) }
  }

  func textFieldShouldReturn(_ textField: any TextField) -> Bool {
    ask("textFieldShouldReturn(\(name))") { $0.textFieldShouldReturn(textField) }
  }

  private func ask(_ call: String, _ body: (any TextFieldDelegate) -> Bool) -> Bool {
    log.record(event(call), answering: { "\($0)" }, during: { body(delegate) })
  }

  private func tell(_ call: String, _ body: (any TextFieldDelegate) -> Void) {
    log.record(event(call)) { body(delegate) }
  }

  private func event(_ call: String) -> Event {
    Event(.call, "\(type(of: delegate))", call, from: .view, to: .controller)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
