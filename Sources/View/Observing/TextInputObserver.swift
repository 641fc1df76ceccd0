/// Is told about editing in one window too: UIKit's notifications as methods, all optional.
@MainActor
public protocol TextInputObserver: KeyboardObserver {
  /// Editing of a field began; its delegate knows already.
  func textDidBeginEditing(_ textField: any TextField)
  /// A person changed the text of a field.
  func textDidChange(_ textField: any TextField)
  /// Editing of a field ended; its delegate knows already.
  func textDidEndEditing(_ textField: any TextField)
}

extension TextInputObserver {
  /// Does nothing.
  public func textDidBeginEditing(_ textField: any TextField) {}
  /// Does nothing.
  public func textDidChange(_ textField: any TextField) {}
  /// Does nothing.
  public func textDidEndEditing(_ textField: any TextField) {}
}
