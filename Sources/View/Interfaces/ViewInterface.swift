// The actor is spelled out for the sake of other modules: without it the compiler does not see
// that a class or a protocol of theirs belongs to the main actor too. So it is at every protocol
// that is public.

/// Anything that a controller can show in a window.
///
/// A renderer gives every screen a class of its own; a controller knows only the protocols that
/// refine this one.
@MainActor
public protocol ViewInterface: AnyObject {
  /// The fields of the view that can be edited, from top to bottom.
  ///
  /// A window lends them its text input as long as the view is in it.
  var editableFields: [EditableTextField] { get }

  /// What a person can touch in the view, from top to bottom.
  ///
  /// A scenario finds fields and buttons here by their names.
  var touchables: [Touchable] { get }

  /// The view itself; of a decorator, the view that it decorates.
  var undecorated: any ViewInterface { get }

  /// The view has come into a window.
  func didEnter(_ window: any WindowView)

  /// The view has left a window; it may be in another one already.
  func didLeave(_ window: any WindowView)
}

extension ViewInterface {
  /// No fields.
  public var editableFields: [EditableTextField] { [] }

  /// Nothing.
  public var touchables: [Touchable] { [] }

  /// Does nothing.
  public func didEnter(_ window: any WindowView) {}

  /// Does nothing.
  public func didLeave(_ window: any WindowView) {}

  /// Itself.
  public var undecorated: any ViewInterface { self }
}

/// A view that shows nothing: what a controller gets that loads no view of its own.
public final class PlainView: ViewInterface {
  /// Makes the view.
  public init() {}

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
