/// The view of an alert, as its controller knows it.
public protocol AlertView: Screen {
  /// The delegate, held weakly.
  var delegate: (any AlertViewDelegate)? { get set }

  /// Shows an alert's content, with a button for each action.
  ///
  /// Return touches the action at the position `preferred`, otherwise the first whose role is
  /// cancel, otherwise the only one, unless that is destructive.
  func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?)
}

/// Receives the touches in an alert.
@MainActor
public protocol AlertViewDelegate: AnyObject {
  /// The button of the action at a position was touched.
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int)
}

/// An alert: a message and a button for each action.
public final class AlertScreen: AlertView {
  /// The delegate, held weakly.
  public weak var delegate: (any AlertViewDelegate)?

  /// The message and the buttons.
  public private(set) var elements: [Element] = []

  /// The button that Return touches.
  public private(set) var primaryButton: Button?

  /// Creates an alert without content.
  public init() {}

  /// Shows an alert's content.
  public func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?) {
    let buttons = actions.enumerated().map { index, action in
      let button = Button(
        action.title, sends: "alertView(_:didTouchActionAt: \(index))",
        to: { [weak self] in self?.delegate }
      ) { [weak self] delegate in
        if let self { delegate.alertView(self, didTouchActionAt: index) }
      }
      button.role = action.role
      return button
    }
    let text: Element =
      if let message {
        .message(message, title: title == "" ? nil : title)
      } else {
        .message(title ?? "", title: nil)
      }
    elements = [text] + buttons.map { .button($0) }
    primaryButton = Self.primary(of: buttons, preferred: preferred)
  }

  /// What Return touches: never what destroys, unless the controller prefers it.
  private static func primary(of buttons: [Button], preferred: Int?) -> Button? {
    if let preferred, buttons.indices.contains(preferred) { return buttons[preferred] }
    if let cancel = buttons.first(where: { $0.role == .cancel }) { return cancel }
    guard buttons.count == 1, buttons[0].role != .destructive else { return nil }
    return buttons[0]
  }
}
