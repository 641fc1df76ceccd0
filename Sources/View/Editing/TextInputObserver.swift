/// Is told about the keyboard and about editing in one window: UIKit's notifications as methods.
///
/// All methods are optional.
public protocol TextInputObserver: AnyObject {
  /// The keyboard is about to come up.
  func keyboardWillShow()
  /// The keyboard is up.
  func keyboardDidShow()
  /// The keyboard is about to go.
  func keyboardWillHide()
  /// The keyboard is gone.
  func keyboardDidHide()
  /// Editing of a field began; its delegate knows already.
  func textDidBeginEditing(_ textField: any TextField)
  /// A person changed the text of a field.
  func textDidChange(_ textField: any TextField)
  /// Editing of a field ended; its delegate knows already.
  func textDidEndEditing(_ textField: any TextField)
}

extension TextInputObserver {
  /// Does nothing.
  public func keyboardWillShow() {}
  /// Does nothing.
  public func keyboardDidShow() {}
  /// Does nothing.
  public func keyboardWillHide() {}
  /// Does nothing.
  public func keyboardDidHide() {}
  /// Does nothing.
  public func textDidBeginEditing(_ textField: any TextField) {}
  /// Does nothing.
  public func textDidChange(_ textField: any TextField) {}
  /// Does nothing.
  public func textDidEndEditing(_ textField: any TextField) {}
}
