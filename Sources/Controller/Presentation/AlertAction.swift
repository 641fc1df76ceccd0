public import View

/// A button of an alert and what it does.
@MainActor
public final class AlertAction {
  /// How a button looks: UIKit's styles.
  public enum Style: Equatable, Sendable {
    /// As most buttons.
    case `default`
    /// Leaves everything as it was.
    case cancel
    /// Might destroy something.
    case destructive
  }

  /// The title of the button.
  public let title: Phrase

  /// How the button looks.
  public let style: Style

  let handler: ((AlertAction) -> Void)?

  /// Makes an action; its handler runs once the alert is off the screen.
  public init(
    title: Phrase, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

}
