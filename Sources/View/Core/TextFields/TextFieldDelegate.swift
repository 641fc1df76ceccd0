/// Controls and observes the editing of text fields: UIKit's methods, all optional.
///
/// ```swift
/// extension OrderController: TextFieldDelegate {
///   func textField(
///     _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
///     replacementString string: String
///   ) -> Bool {
///     string.allSatisfy { $0.isLetter || $0 == " " }
///   }
///
///   func textFieldShouldReturn(_ textField: TextField) -> Bool {
///     textField.resignFirstResponder()
///   }
/// }
/// ```
@MainActor
public protocol TextFieldDelegate: AnyObject {
  /// Whether editing may begin. Called before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Editing began: the field is first responder.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Whether editing may end; `false` keeps the field first responder.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Editing ended. Called instead of the method without a reason.
  func textFieldDidEndEditing(_ textField: TextField, reason: TextField.DidEndEditingReason)

  /// Editing ended.
  func textFieldDidEndEditing(_ textField: TextField)

  /// Whether a key may change the text.
  ///
  /// The range is in the text before the change; the string is empty when text is deleted.
  ///
  /// - Parameters:
  ///   - textField: the field.
  ///   - range: what is replaced, in the text before the change.
  ///   - string: what is typed, or an empty text.
  /// - Returns: whether the text may change so.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool

  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// The Return key was touched. Whether the field should do its default: to end
  /// editing, if a target listens to `editingDidEndOnExit`.
  func textFieldShouldReturn(_ textField: TextField) -> Bool
}

extension TextField {
  /// Why editing ended: UIKit's reasons on iOS.
  ///
  /// ```swift
  /// func textFieldDidEndEditing(
  ///   _ textField: TextField, reason: TextField.DidEndEditingReason
  /// ) {
  ///   if reason == .committed { texts.append(textField.text ?? "") }
  /// }
  /// ```
  public enum DidEndEditingReason: Equatable, Sendable {
    /// The field resigned; what was typed stays.
    case committed
  }
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension TextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    textField.byDefault(.shouldBegin, of: self, true)
  }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    textField.byDefault(.didBegin, of: self)
  }

  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    textField.byDefault(.shouldEnd, of: self, true)
  }

  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: TextField, reason: TextField.DidEndEditingReason
  ) {
    textField.needsNoReason(self)
  }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {
    textField.byDefault(.didEnd, of: self)
  }

  /// Returns `true`.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool { textField.byDefault(.shouldChange, of: self, true) }

  /// Returns `true`.
  public func textFieldShouldClear(_ textField: TextField) -> Bool {
    textField.byDefault(.shouldClear, of: self, true)
  }

  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.byDefault(.shouldReturn, of: self, true)
  }
}
