public import View

/// A message with buttons, shown over the controller that presents it: LIFECYCLE section 7.
///
/// Actions may be added before and after it is presented; the alert always shows them all.
public final class AlertController: ViewController {
  /// The message.
  public let message: String?

  /// The actions, in the order of their buttons.
  public private(set) var actions: [AlertAction] = []

  /// The action that Return chooses; without one, the first.
  public var preferredAction: AlertAction? {
    didSet { showContent() }
  }

  private let views: any SystemViewFactory

  /// Makes an alert without actions.
  ///
  /// - Parameters:
  ///   - title: a word or two above the message.
  ///   - message: a sentence.
  ///   - views: makes the alert's view.
  public init(title: String?, message: String?, views: any SystemViewFactory) {
    self.message = message
    self.views = views
    super.init()
    self.title = title
    modalPresentationStyle = .custom
  }

  /// Adds a button below the others.
  public func addAction(_ action: AlertAction) {
    actions.append(action)
    showContent()
  }

  /// Asks the factory for the alert's view.
  public override func loadView() {
    let alertView = views.makeAlertView()
    alertView.delegate = self
    view = alertView
  }

  /// Shows what was added before the view was loaded.
  public override func viewDidLoad() {
    showContent()
  }

  private func showContent() {
    guard let alertView = viewIfLoaded as? any AlertView else { return }
    alertView.show(
      title: title, message: message, actions: actions.map(\.title),
      preferred: actions.firstIndex { $0 === preferredAction })
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

extension AlertController: AlertViewDelegate {
  /// Dismisses the alert, then runs the action's handler, so that the handler may present again.
  public func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    guard actions.indices.contains(index) else { return }
    let action = actions[index]
    dismiss(animated: true) { action.handler?(action) }
  }
}
