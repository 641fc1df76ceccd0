import Model

/// Stands between a recording field and its delegate for one message, and records that message.
final class TextFieldDelegateRecorder: TextFieldDelegate {
  private let delegate: any TextFieldDelegate
  private let log: EventLog

  init(_ delegate: any TextFieldDelegate, log: EventLog) {
    self.delegate = delegate
    self.log = log
  }

  func textFieldShouldBeginEditing(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldBeginEditing(textField))
    return delegate.textFieldShouldBeginEditing(textField)
  }

  func textFieldDidBeginEditing(_ textField: any TextField) {
    log.record(.textFieldDidBeginEditing(textField))
    delegate.textFieldDidBeginEditing(textField)
  }

  func textFieldShouldEndEditing(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldEndEditing(textField))
    return delegate.textFieldShouldEndEditing(textField)
  }

  func textFieldDidEndEditing(_ textField: any TextField, reason: TextFieldDidEndEditingReason) {
    log.record(.textFieldDidEndEditing(textField, reason: reason))
    delegate.textFieldDidEndEditing(textField, reason: reason)
  }

  func textField(
    _ textField: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    log.record(
      .textField(textField, shouldChangeCharactersIn: range, replacementString: string))
    return delegate.textField(
      textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  func textFieldShouldClear(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldClear(textField))
    return delegate.textFieldShouldClear(textField)
  }

  func textFieldShouldReturn(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldReturn(textField))
    return delegate.textFieldShouldReturn(textField)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
