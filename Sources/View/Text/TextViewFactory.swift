public import Model
public import View

/// Makes the windows of a text display.
///
/// ```swift
/// let application = Application(
///   delegate: TeaAppDelegate(), views: TextViewFactory(display: display),
///   manifest: SceneManifest { TeaSceneDelegate() })
/// try application.send(.launch())
/// ```
public final class TextViewFactory: ViewFactory {
  private let display: TextDisplay

  /// Creates a factory for one display.
  public init(display: TextDisplay) {
    self.display = display
  }

  /// The display's language.
  public var language: Language { display.language }

  /// Makes the display show the reports of the log that no program reads.
  public func showDiagnostics(of log: EventLog) {
    display.log = log
  }

  /// A window of the display.
  public func makeWindowView() -> WindowView { TextWindowView(display: display) }
}
