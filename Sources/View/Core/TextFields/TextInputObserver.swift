/// Is also notified about editing in one window: UIKit's notifications as methods, all optional.
///
/// ```swift
/// final class EditingNotes: TextInputObserver {
///   private(set) var edited: [Phrase] = []
///
///   func textDidEndEditing(_ textField: TextField) {
///     edited.append(textField.label)
///   }
/// }
/// ```
@MainActor
public protocol TextInputObserver: KeyboardObserver {
  /// Editing of a field began; its delegate was called before.
  func textDidBeginEditing(_ textField: TextField)
  /// A person changed the text of a field.
  func textDidChange(_ textField: TextField)
  /// Editing of a field ended; its delegate was called before.
  func textDidEndEditing(_ textField: TextField)
  /// Editing of a text view began; its delegate was called before.
  func textDidBeginEditing(_ textView: TextView)
  /// A person changed the text of a text view; its delegate was called before.
  func textDidChange(_ textView: TextView)
  /// Editing of a text view ended; its delegate was called before.
  func textDidEndEditing(_ textView: TextView)
}

extension TextInputObserver {
  /// Does nothing.
  public func textDidBeginEditing(_ textField: TextField) {}
  /// Does nothing.
  public func textDidChange(_ textField: TextField) {}
  /// Does nothing.
  public func textDidEndEditing(_ textField: TextField) {}
  /// Does nothing.
  public func textDidBeginEditing(_ textView: TextView) {}
  /// Does nothing.
  public func textDidChange(_ textView: TextView) {}
  /// Does nothing.
  public func textDidEndEditing(_ textView: TextView) {}
}

/// Is notified about the keyboard of one window: UIKit's notifications as methods, all optional.
///
/// ```swift
/// extension RaisedController: KeyboardObserver {
///   func keyboardWillShow() { isRaised = true }
///   func keyboardWillHide() { isRaised = false }
/// }
/// ```
@MainActor
public protocol KeyboardObserver: AnyObject {
  /// The keyboard is about to come up.
  func keyboardWillShow()
  /// The keyboard is up.
  func keyboardDidShow()
  /// The keyboard is about to go down.
  func keyboardWillHide()
  /// The keyboard is down.
  func keyboardDidHide()
}

extension KeyboardObserver {
  /// Does nothing.
  public func keyboardWillShow() {}
  /// Does nothing.
  public func keyboardDidShow() {}
  /// Does nothing.
  public func keyboardWillHide() {}
  /// Does nothing.
  public func keyboardDidHide() {}
}
