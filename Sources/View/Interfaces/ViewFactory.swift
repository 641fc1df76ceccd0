public import Model

/// Makes the windows of a renderer: all that an application has to know of it.
@MainActor
public protocol ViewFactory: AnyObject {
  /// The view of a new window.
  func makeWindowView() -> WindowView

  /// The language in which the renderer names things.
  var language: Language { get }

  /// Takes the log of the application whose windows it makes: it may show what is reported there.
  func showDiagnostics(of log: EventLog)
}

extension ViewFactory {
  /// English.
  public var language: Language { .english }

  /// Shows nothing of it.
  public func showDiagnostics(of log: EventLog) {}
}

/// Makes windows that nobody sees, as a test wants them.
public final class HeadlessViewFactory: ViewFactory {
  /// Makes the factory.
  public init() {}

  /// A window that nobody sees.
  public func makeWindowView() -> WindowView { WindowView() }
}
