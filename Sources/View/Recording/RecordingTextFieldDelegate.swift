public import Model

/// A text field's delegate that records what it is asked and told, and answers as a test wishes.
///
/// Fields are named after `RecordingTextField.name`, others after their placeholder.
public final class RecordingTextFieldDelegate: TextFieldDelegate {
  /// The answer to `textFieldShouldBeginEditing(_:)`.
  public var shouldBeginEditing = true

  /// The answer to `textFieldShouldEndEditing(_:)`.
  public var shouldEndEditing = true

  /// The answer to `textField(_:shouldChangeCharactersIn:replacementString:)`.
  public var shouldChangeCharacters = true

  /// The answer to `textFieldShouldClear(_:)`.
  public var shouldClear = true

  /// The answer to `textFieldShouldReturn(_:)`.
  public var shouldReturn = true

  /// What to do when editing began, or `nil`.
  public var whenEditingBegan: ((any TextField) -> Void)?

  /// What to do when editing ended, or `nil`.
  public var whenEditingEnded: ((any TextField) -> Void)?

  /// What to do before answering whether the text may change, or `nil`.
  public var whenAskedToChange: ((any TextField) -> Void)?

  /// What to do before answering the Return key, or `nil`.
  public var whenReturnTouched: ((any TextField) -> Void)?

  private let log: EventLog

  /// Makes a delegate that says yes to everything.
  ///
  /// - Parameter log: where it records.
  public init(log: EventLog = EventLog(isListening: true)) {
    self.log = log
  }

  /// Records the question and gives the test's answer.
  public func textFieldShouldBeginEditing(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldBeginEditing(textField, result: shouldBeginEditing))
    return shouldBeginEditing
  }

  /// Records that editing began, then does what the test wishes.
  public func textFieldDidBeginEditing(_ textField: any TextField) {
    log.record(.textFieldDidBeginEditing(textField))
    whenEditingBegan?(textField)
  }

  /// Records the question and gives the test's answer.
  public func textFieldShouldEndEditing(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldEndEditing(textField, result: shouldEndEditing))
    return shouldEndEditing
  }

  /// Records that editing ended, then does what the test wishes.
  public func textFieldDidEndEditing(
    _ textField: any TextField, reason: TextFieldDidEndEditingReason
  ) {
    log.record(.textFieldDidEndEditing(textField, reason: reason))
    whenEditingEnded?(textField)
  }

  /// Records the question, does what the test wishes and gives its answer.
  public func textField(
    _ textField: any TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    log.record(
      .textField(
        textField, shouldChangeCharactersIn: range, replacementString: string,
        result: shouldChangeCharacters))
    whenAskedToChange?(textField)
    return shouldChangeCharacters
  }

  /// Records the question and gives the test's answer.
  public func textFieldShouldClear(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldClear(textField, result: shouldClear))
    return shouldClear
  }

  /// Records the question, does what the test wishes and gives its answer.
  public func textFieldShouldReturn(_ textField: any TextField) -> Bool {
    log.record(.textFieldShouldReturn(textField, result: shouldReturn))
    whenReturnTouched?(textField)
    return shouldReturn
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
