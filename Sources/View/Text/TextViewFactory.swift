public import Model

/// Makes the windows of a text display.
public final class TextViewFactory: ViewFactory {
  private let display: TextDisplay

  /// Makes windows of one display.
  public init(display: TextDisplay) {
    self.display = display
  }

  /// The display's language.
  public var language: Language { display.language }

  /// Makes the display say what is reported in the log while nobody listens.
  public func showDiagnostics(of log: EventLog) {
    display.log = log
  }

  /// A window of the display.
  public func makeWindowView() -> WindowView { TextWindowView(display: display) }
}
