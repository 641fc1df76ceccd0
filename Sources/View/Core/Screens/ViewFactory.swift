public import Model

/// Makes the windows of a renderer.
///
/// ```swift
/// final class SpokenViews: ViewFactory {
///   let said = SpokenWindowView()
///
///   func makeWindowView() -> WindowView { said }
/// }
///
/// final class SpokenWindowView: WindowView {
///   private(set) var phrases: [Phrase] = []
///
///   override func announce(_ message: Phrase) { phrases.append(message) }
/// }
/// ```
@MainActor
public protocol ViewFactory: AnyObject {
  /// The view of a new window.
  func makeWindowView() -> WindowView

  /// The language of the renderer.
  var language: Language { get }

  /// Passes the log of the application, so that the renderer can show reports.
  func showDiagnostics(of log: EventLog)
}

extension ViewFactory {
  /// English.
  public var language: Language { .english }

  /// Does nothing.
  public func showDiagnostics(of log: EventLog) {}
}

/// Makes windows that show nothing, for tests.
///
/// ```swift
/// let view = HeadlessViewFactory().makeWindowView()
/// let window = Window(view: view, log: EventLog())
/// ```
public final class HeadlessViewFactory: ViewFactory {
  /// The language of what the windows would show.
  public let language: Language

  /// Creates the factory.
  public init(language: Language = .english) {
    self.language = language
  }

  /// A window that shows nothing.
  public func makeWindowView() -> WindowView { WindowView() }
}
