import Model

/// The view of an alert, as its controller knows it.
///
/// ```swift
/// final class MockAlert: AlertView {
///   weak var delegate: (any AlertViewDelegate)?
///   private(set) var message: Phrase?
///
///   func show(
///     title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?
///   ) {
///     self.message = message
///   }
/// }
/// ```
public protocol AlertView: Screen {
  /// The delegate, held weakly.
  var delegate: (any AlertViewDelegate)? { get set }

  /// Shows an alert's content, with a button for each action.
  ///
  /// Return touches the action at the position `preferred`, otherwise the first whose role is
  /// cancel, otherwise the only one, unless that is destructive.
  ///
  /// - Parameters:
  ///   - title: the title, or `nil`.
  ///   - message: the text below it, or `nil`.
  ///   - actions: the buttons, from first to last.
  ///   - preferred: the position of the preferred action, from 0, or `nil`.
  func show(title: Phrase?, message: Phrase?, actions: [AlertButton], preferred: Int?)

  /// Shows fields between the message and the buttons; a view without fields need not implement it.
  func show(_ fields: [TextField])
}

extension AlertView {
  /// Shows none of them.
  public func show(_ fields: [TextField]) {}
}

/// Receives the touches in an alert.
///
/// ```swift
/// final class Answers: AlertViewDelegate {
///   private(set) var indexes: [Int] = []
///
///   func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
///     indexes.append(index)
///   }
/// }
/// ```
@MainActor
public protocol AlertViewDelegate: AnyObject {
  /// The button of the action at a position was touched.
  func alertView(_ alertView: any AlertView, didTouchActionAt index: Int)
}

/// An alert: a message and a button for each action.
///
/// ```swift
/// let alert = AlertScreen()
/// alert.delegate = answers
/// alert.show(
///   title: "Tea", message: "Throw it away?",
///   actions: [
///     AlertButton("Keep", role: .cancel),
///     AlertButton("Throw Away", role: .destructive),
///   ], preferred: nil)
/// #expect(alert.primaryButton?.label == "Keep")
/// ```
public final class AlertScreen: AlertView {
  /// The delegate, held weakly.
  public weak var delegate: (any AlertViewDelegate)?

  /// The message, the fields and the buttons.
  public var elements: [Element] { [text] + shownFields.map { .field($0) } + buttons }

  private var text = Element.message("", title: nil)
  private var shownFields: [TextField] = []
  private var buttons: [Element] = []

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
      button.isEnabled = action.isEnabled
      return button
    }
    text =
      if let message {
        .message(message, title: title == "" ? nil : title)
      } else {
        .message(title ?? "", title: nil)
      }
    self.buttons = buttons.map { .button($0) }
    let primary = Self.primary(of: buttons, preferred: preferred)
    primaryButton = primary?.isEnabled == true ? primary : nil
  }

  /// Shows fields between the message and the buttons.
  public func show(_ fields: [TextField]) { shownFields = fields }

  /// What Return touches: never what destroys, unless the controller prefers it.
  private static func primary(of buttons: [Button], preferred: Int?) -> Button? {
    if let preferred, buttons.indices.contains(preferred) { return buttons[preferred] }
    if let cancel = buttons.first(where: { $0.role == .cancel }) { return cancel }
    guard buttons.count == 1, buttons[0].role != .destructive else { return nil }
    return buttons[0]
  }
}

/// A button of an alert, as its view shows it.
///
/// ```swift
/// let order = AlertButton("Order", role: .primary, isEnabled: false)
/// alert.show(title: nil, message: "Tea?", actions: [order], preferred: 0)
/// #expect(alert.primaryButton == nil)
/// ```
public struct AlertButton: Hashable, Sendable {
  /// The title.
  public let title: Phrase

  /// What the button is for.
  public let role: Button.Role

  /// Whether it can be touched.
  public let isEnabled: Bool

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: the title.
  ///   - role: what the button is for.
  ///   - isEnabled: whether it can be touched.
  public init(_ title: Phrase, role: Button.Role = .normal, isEnabled: Bool = true) {
    self.title = title
    self.role = role
    self.isEnabled = isEnabled
  }
}
