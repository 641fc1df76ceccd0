/// Is asked and told about the editing of text fields: UIKit's methods, all optional.
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin. Asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Editing began: the field is first responder.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether editing may end. A `false` keeps the field first responder.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Editing ended. Called in place of the method without a reason.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)

  /// Editing ended.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether a key may change the text.
  ///
  /// The range is of the text before; the string is empty when something is deleted.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool

  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// The Return key was touched. Whether the field should do what it does by itself: nothing.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextField {
  /// Why editing ended: UIKit's reasons on iOS.
  public enum DidEndEditingReason: Equatable, Sendable {
    /// The field resigned; what was typed stays.
    case committed
  }
}

// A default is no method of the delegate's, so it does not stay in the log as one.
extension TextFieldDelegate {
  /// Yes.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    textField.byDefault(true)
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) { textField.byDefault() }

  /// Yes.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    textField.byDefault(true)
  }

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    textField.needsNoReason(self)
    textFieldDidEndEditing(textField)
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) { textField.byDefault() }

  /// Yes.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { textField.changesByDefault() }

  /// Yes.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { textField.byDefault(true) }

  /// Yes.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { textField.byDefault(true) }
}
