/// A window that nobody sees: it keeps its views and their text input, and says nothing.
///
/// A renderer's window is one that draws what it keeps, and overrides what it wants to know of.
open class PlainWindowView: WindowView {
  /// The views in the window, from bottom to top.
  public var subviews: [any ViewInterface] { views }

  // What is public and stored is guarded against overlapping access at each use.
  private var views: [any ViewInterface] = []

  /// The window's first responder and keyboard.
  public let textInput = TextInput()

  /// Makes an empty window.
  public init() {}

  /// Puts a view above the others; one that is there stays where it is.
  public func addSubview(_ view: any ViewInterface) {
    if change({ $0.add(view) }) { didAddSubview(view) }
  }

  /// Takes a view out, if it is there.
  public func removeSubview(_ view: any ViewInterface) {
    if change({ $0.take(view) }) { didRemoveSubview(view) }
  }

  /// Takes the views out and puts them back: where no access to a property lasts, none has to be
  /// guarded.
  @inline(__always)
  private func change(_ body: (inout [any ViewInterface]) -> Bool) -> Bool {
    var taken: [any ViewInterface] = []
    swap(&taken, &views)
    let hasChanged = body(&taken)
    swap(&taken, &views)
    return hasChanged
  }

  /// A view has come: lends it the text input, and tells it.
  ///
  /// Call `super` when you override it.
  open func didAddSubview(_ view: any ViewInterface) {
    textInput.lend(to: view)
    view.didEnter(self)
  }

  /// A view has left: takes the text input back from it, and tells it.
  ///
  /// Call `super` when you override it.
  open func didRemoveSubview(_ view: any ViewInterface) {
    textInput.takeBack(from: view)
    if textInput.firstResponder != nil { textInput.endEditing(outside: views) }
    view.didLeave(self)
  }

  /// Does nothing: nobody sees the window.
  open func makeKey() {}

  /// Does nothing.
  open func didClose() {}

  /// Says nothing.
  open func announce(_ message: String) {}

  isolated deinit { textInput.close() }
}

extension [any ViewInterface] {
  /// Puts a view above the others, if it is not among them.
  ///
  /// - Returns: whether it came.
  fileprivate mutating func add(_ view: any ViewInterface) -> Bool {
    // By index: an iterator would hold on to the views once more.
    for index in indices where self[index] === view { return false }
    append(view)
    return true
  }

  /// Takes a view out, if it is there.
  ///
  /// - Returns: whether it went.
  fileprivate mutating func take(_ view: any ViewInterface) -> Bool {
    for index in indices where self[index] === view {
      remove(at: index)
      return true
    }
    return false
  }
}
