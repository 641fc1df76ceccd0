/// Controls and observes the editing of text views: UIKit's methods, all optional.
///
/// ```swift
/// extension WishesController: TextViewDelegate {
///   func textView(
///     _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
///     replacementText text: String
///   ) -> Bool {
///     (textView.text ?? "").count + text.count <= 200
///   }
///
///   func textViewDidChange(_ textView: TextView) {
///     lines = (textView.text ?? "").split(separator: "\n").count
///   }
/// }
/// ```
@MainActor
public protocol TextViewDelegate: AnyObject {
  /// Whether editing may begin. Called before the text view becomes first responder.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool

  /// Editing began: the text view is first responder.
  func textViewDidBeginEditing(_ textView: TextView)

  /// Whether a key may change the text; Return types a line break.
  ///
  /// The range is in the text before the change; the text is empty when something is deleted.
  ///
  /// - Parameters:
  ///   - textView: the text view.
  ///   - range: what is replaced, in the text before the change.
  ///   - text: what is typed, or an empty text.
  /// - Returns: whether the text may change so.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool

  /// A person has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Whether editing may end; `false` keeps the text view first responder.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool

  /// Editing ended.
  func textViewDidEndEditing(_ textView: TextView)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension TextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    textView.byDefault(.shouldBegin, of: self, true)
  }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {
    textView.byDefault(.didBegin, of: self)
  }

  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { textView.byDefault(.shouldChange, of: self, true) }

  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {
    textView.byDefault(.didChange, of: self)
  }

  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    textView.byDefault(.shouldEnd, of: self, true)
  }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {
    textView.byDefault(.didEnd, of: self)
  }
}
