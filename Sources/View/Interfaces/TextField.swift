/// A field that a person edits, as a controller sees it.
@MainActor
public protocol TextField: AnyObject {
  /// The text. Setting it asks and tells the delegate nothing: LIFECYCLE 6.2.
  var text: String { get set }

  /// What stands in the field while it is empty.
  var placeholder: String { get set }

  /// Whether the text is hidden, as a password is.
  var isSecureTextEntry: Bool { get set }

  /// Who is asked and told about editing. Weak.
  var delegate: (any TextFieldDelegate)? { get set }

  /// Whether this is the field that is being edited.
  var isFirstResponder: Bool { get }

  /// Starts editing this field, and ends editing the one that was edited before.
  ///
  /// - Returns: whether the field is being edited now. `false` when it is in no window, or when
  ///   a delegate did not want it.
  @discardableResult
  func becomeFirstResponder() -> Bool

  /// Ends editing this field.
  ///
  /// - Returns: whether the field is no longer edited. `false` when the delegate did not want it.
  @discardableResult
  func resignFirstResponder() -> Bool
}
