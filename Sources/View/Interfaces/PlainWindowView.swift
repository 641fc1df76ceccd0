/// A window that nobody sees: it keeps its views and their text input, and says nothing.
public final class PlainWindowView: WindowView {
  /// The views in the window, from bottom to top.
  public var subviews: [any ViewInterface] {
    get { views }
    set {
      let old = views
      views = newValue
      subviewsDidChange(from: old)
    }
  }

  // What is public and stored is guarded against overlapping access at each use.
  private var views: [any ViewInterface] = []

  /// The window's first responder and keyboard.
  public let textInput = TextInput()

  /// Makes an empty window.
  public init() {}

  /// Does nothing: nobody sees the window.
  public func makeKey() {}

  /// Says nothing.
  public func announce(_ message: String) {}

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
