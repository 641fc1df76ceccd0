public import View

/// A message with buttons, shown over the controller that presents it: <doc:Alerts>.
///
/// Actions may be added before and after it is presented; the alert always shows them all.
public final class AlertController: ViewController {
  /// The kinds of alert: UIKit's styles with its raw values.
  public enum Style: Int, CaseIterable, Sendable {
    /// A choice of what to do with something; here it is shown as an alert is.
    case actionSheet = 0
    /// A message that has to be answered before anything else.
    case alert = 1
  }

  /// The title; a change is shown at once.
  public override var title: Phrase? {
    didSet { showContent() }
  }

  /// The message; a change is shown at once.
  public var message: Phrase? {
    didSet { showContent() }
  }

  /// The kind of alert.
  public let preferredStyle: Style

  /// The actions, in the order of their buttons.
  public private(set) var actions: [AlertAction] = []

  /// The action that Return chooses; if it is `nil`, the cancel action, otherwise the only one.
  public var preferredAction: AlertAction? {
    didSet { showContent() }
  }

  private let alertView: any AlertView

  /// Creates an alert without actions.
  ///
  /// - Parameters:
  ///   - title: a word or two, or `nil`.
  ///   - message: a sentence, or `nil`.
  ///   - preferredStyle: the kind of alert.
  ///   - view: the alert's view; a test may pass a mock.
  public init(
    title: Phrase?, message: Phrase?, preferredStyle: Style, view: any AlertView = AlertScreen()
  ) {
    self.message = message
    self.preferredStyle = preferredStyle
    alertView = view
    super.init()
    self.title = title
    modalPresentationStyle = .custom
  }

  override var summary: String {
    let text = [title, message].compactMap { $0?.english }.joined(separator: ": ")
    return "\(debugName) \"\(text)\" \(actions.map(\.title.english))"
  }

  /// Adds a button below the others.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    showContent()
  }

  /// Sets the alert's view.
  public override func loadView() {
    alertView.delegate = self
    view = alertView
  }

  /// Shows what was added before the view was loaded.
  public override func viewDidLoad() {
    showContent()
  }

  private func showContent() {
    guard isViewLoaded else { return }
    alertView.show(
      title: title, message: message, actions: actions.map(\.button),
      preferred: actions.firstIndex { $0 === preferredAction })
  }
}

extension AlertController: AlertViewDelegate {
  /// Dismisses the alert, then runs the action's handler, so that the handler may present again.
  public func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    guard actions.indices.contains(index) else { return }
    let action = actions[index]
    dismiss(animated: true) { action.handler?(action) }
  }
}
