import Model
public import View

/// A message with buttons, shown over the controller that presents it: <doc:Alerts>.
///
/// Actions may be added before and after it is presented; the alert always shows them all.
///
/// ```swift
/// let alert = AlertController(
///   title: "Tea", message: "Which one shall it be?", preferredStyle: .alert)
/// alert.addAction(AlertAction(title: "OK"))
/// present(alert, animated: true)
/// ```
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
  ///
  /// Add the action first, as in UIKit, where another one is a programmer error: here it is refused
  /// with an `AlertDiagnostic`.
  public var preferredAction: AlertAction? {
    didSet {
      if let refused = preferredAction, !actions.contains(where: { $0 === refused }) {
        preferredAction = oldValue
        return log.report(AlertDiagnostic.preferredNotAdded(refused.title.english), from: debugName)
      }
      showContent()
    }
  }

  private let alertView: any AlertView
  private var fields: [TextField] = []

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

  override var presentationDetails: String {
    let text = [title, message].compactMap { $0?.english }.joined(separator: ": ")
    return " \"\(text)\" \(actions.map(\.title.english))"
  }

  /// Adds a button below the others; a second cancel action is refused with an `AlertDiagnostic`.
  public func addAction(_ action: AlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      return log.report(AlertDiagnostic.secondCancel(action.title.english), from: debugName)
    }
    action.alert = self
    actions.append(action)
    showContent()
  }

  /// Adds a field below the others, and passes it to the closure at once: <doc:Alerts#Fields>.
  ///
  /// Only an alert has fields; in an action sheet they are refused with an `AlertDiagnostic`.
  public func addTextField(configurationHandler: ((TextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      return log.report(AlertDiagnostic.fieldInActionSheet, from: debugName)
    }
    let field = TextField()
    configurationHandler?(field)
    field.addTarget(self, action: AlertController.didReturn, for: .editingDidEndOnExit)
    fields.append(field)
    showContent()
  }

  /// The fields, in order, or `nil` without any.
  public var textFields: [TextField]? { fields.isEmpty ? nil : fields }

  /// Sets the alert's view.
  public override func loadView() {
    alertView.delegate = self
    view = alertView
  }

  /// Shows what was added before the view was loaded.
  public override func viewDidLoad() {
    showContent()
  }

  /// Edits the first field, unless another was made first responder before.
  public override func viewDidAppear(_ animated: Bool) {
    if !fields.contains(where: \.isFirstResponder) { fields.first?.becomeFirstResponder() }
  }

  /// The window: Escape in an alert does nothing to what is below it.
  public override var next: (any Responder)? { window }

  /// The Escape key chooses the cancel action, if there is one.
  public override func accessibilityPerformEscape() -> Bool {
    guard let cancel = actions.first(where: { $0.style == .cancel }) else { return false }
    choose(cancel)
    return true
  }

  /// Return goes to the next field, and from the last one chooses the preferred action.
  private func didReturn(_ field: TextField) {
    let next = fields.drop { $0 !== field }.dropFirst().first
    if let next {
      next.becomeFirstResponder()
    } else if let preferredAction {
      choose(preferredAction)
    }
  }

  func showContent() {
    guard isViewLoaded else { return }
    alertView.show(fields)
    alertView.show(
      title: title, message: message, actions: actions.map(\.button),
      preferred: actions.firstIndex { $0 === preferredAction })
  }

  /// Dismisses the alert, then runs the action's handler, so that the handler may present again.
  private func choose(_ action: AlertAction) {
    guard action.isEnabled else { return }
    // The alert lives until then, for a handler that reads its fields.
    dismiss(animated: true) { [self] in run(action) }
  }

  private func run(_ action: AlertAction) { action.handler?(action) }
}

extension AlertController: AlertViewDelegate {
  /// Dismisses the alert, then runs the action's handler, so that the handler may present again.
  public func alertView(_ alertView: any AlertView, didTouchActionAt index: Int) {
    if actions.indices.contains(index) { choose(actions[index]) }
  }
}
