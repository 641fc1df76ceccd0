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
