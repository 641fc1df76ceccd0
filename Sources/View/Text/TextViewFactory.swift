/// Makes the windows of a text display.
public final class TextViewFactory: ViewFactory {
  private let display: TextDisplay

  /// Makes windows of one display.
  public init(display: TextDisplay) {
    self.display = display
  }

  /// A window of the display.
  public func makeWindowView() -> WindowView { TextWindowView(display: display) }
}
