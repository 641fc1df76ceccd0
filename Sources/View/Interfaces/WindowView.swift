/// What a window shows: its views, one above the other, and its text input.
public protocol WindowView: AnyObject {
  /// The views in the window, from bottom to top; only the uppermost can be touched.
  ///
  /// A view that leaves gives up the first responder; one that comes may take it.
  var subviews: [any ViewInterface] { get set }

  /// The window's first responder and keyboard.
  var textInput: TextInput { get }

  /// Makes this the window that is seen and touched.
  func makeKey()

  /// Says one line that belongs to no view, as `UIAccessibility`'s announcements do.
  func announce(_ message: String)
}
