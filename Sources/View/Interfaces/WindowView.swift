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

  /// The window is gone: it can no longer be the one that is seen and touched.
  func didClose()

  /// Says one line that belongs to no view, as `UIAccessibility`'s announcements do.
  func announce(_ message: String)
}

extension WindowView {
  /// Does nothing.
  public func didClose() {}

  /// Does what every window does once its subviews have changed: lends its text input to the fields
  /// that came, takes it back from those that left, and tells every view that moved.
  ///
  /// - Parameter old: the subviews as they were.
  public func subviewsDidChange(from old: [any ViewInterface]) {
    // By index: an iterator would hold on to the views once more.
    let new = subviews
    textInput.move(from: old, to: new)
    for index in old.indices where !new.has(old[index]) { old[index].didLeave(self) }
    for index in new.indices where !old.has(new[index]) { new[index].didEnter(self) }
  }
}

extension [any ViewInterface] {
  func has(_ view: any ViewInterface) -> Bool {
    for index in indices where self[index] === view { return true }
    return false
  }
}
