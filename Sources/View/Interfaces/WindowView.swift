/// What a window shows: its views, one above the other, and its text input.
@MainActor
public protocol WindowView: AnyObject {
  /// The views in the window, from bottom to top; only the uppermost can be touched.
  var subviews: [any ViewInterface] { get }

  /// Puts a view above the others, unless it is there; its fields may become first responder.
  func addSubview(_ view: any ViewInterface)

  /// Takes a view out, with the first responder if that is one of its fields: takes the text input
  /// back from it, and ends editing outside the views that stay.
  func removeSubview(_ view: any ViewInterface)

  /// The window's first responder and keyboard; to be closed when the window goes.
  var textInput: TextInput { get }

  /// Makes this the window that is seen and touched.
  func makeKey()

  /// The window is gone, or hidden: it is no longer the one that is seen and touched.
  func didClose()

  /// Says one line that belongs to no view, as `UIAccessibility`'s announcements do.
  func announce(_ message: String)
}

extension WindowView {
  /// Does nothing.
  public func didClose() {}
}
