public import View

/// A button of an alert and what it does.
///
/// ```swift
/// let alert = AlertController(
///   title: nil, message: "Pour it away?", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "Keep", style: .cancel))
/// alert.addAction(
///   AlertAction(title: "Pour", style: .destructive) { _ in cup.pour() })
/// menu.present(alert, animated: true)
/// ```
@MainActor
public final class AlertAction {
  /// How a button looks: UIKit's styles with its raw values.
  public enum Style: Int, CaseIterable, Sendable {
    /// The usual look.
    case `default` = 0
    /// Leaves everything as it was.
    case cancel = 1
    /// Might destroy something.
    case destructive = 2
  }

  /// The title of the button.
  public let title: Phrase

  /// The look of the button; it also decides what Return touches: <doc:Alerts#Return>.
  public let style: Style

  /// Whether it can be touched; a change is shown at once.
  public var isEnabled = true {
    didSet { alert?.showContent() }
  }

  /// The alert that shows it.
  weak var alert: AlertController?

  let handler: ((AlertAction) -> Void)?

  /// Creates an action; its handler runs after the alert is off the screen.
  ///
  /// - Parameters:
  ///   - title: the title of its button.
  ///   - style: what it does: something, nothing, or something that destroys.
  ///   - handler: runs once, when its button was touched and the alert is off the screen.
  public init(
    title: Phrase, style: Style = .default, handler: ((AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// The action as the alert's view shows it.
  var button: AlertButton {
    let role: Button.Role =
      switch style {
      case .default: .normal
      case .cancel: .cancel
      case .destructive: .destructive
      }
    return AlertButton(title, role: role, isEnabled: isEnabled)
  }
}
