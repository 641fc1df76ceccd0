public import View

/// A message with buttons, shown over the controller that presents it: <doc:Alerts>.
///
/// Actions may be added before and after it is presented; the alert always shows them all.
public final class AlertController: ViewController {
  /// The message.
  public let message: Phrase?

  /// The actions, in the order of their buttons.
  public private(set) var actions: [AlertAction] = []

  /// The action that Return chooses; without one, the first.
  public var preferredAction: AlertAction? {
    didSet { showContent() }
  }

  private let alertView: any AlertView

  /// Makes an alert without actions: a title of a word or two, and a sentence.
  public init(title: Phrase?, message: Phrase?, view: any AlertView = AlertScreen()) {
    self.message = message
    alertView = view
    super.init()
    self.title = title
    modalPresentationStyle = .custom
  }

  override var summary: String {
    let text = [title, message].compactMap { $0?.english }.joined(separator: ": ")
    return "\(name) \"\(text)\" \(actions.map(\.title.english))"
  }

  /// Adds a button below the others.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    showContent()
  }

  /// Takes the alert's view.
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
      title: title, message: message, actions: actions.map(\.title),
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
