/// Makes the windows of a renderer: all that an application has to know of it.
@MainActor
public protocol ViewFactory: AnyObject {
  /// The view of a new window.
  func makeWindowView() -> WindowView
}

/// Makes windows that nobody sees, as a test wants them.
public final class HeadlessViewFactory: ViewFactory {
  /// Makes the factory.
  public init() {}

  /// A window that nobody sees.
  public func makeWindowView() -> WindowView { WindowView() }
}
