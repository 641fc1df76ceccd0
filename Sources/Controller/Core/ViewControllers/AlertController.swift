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

  // This and the fields give way to those of `UIKitNames`, which its users mean.

  /// Adds a field below the others, and passes it to the closure at once: <doc:Alerts#Fields>.
  ///
  /// Only an alert has fields; in an action sheet they are refused with an `AlertDiagnostic`.
  @_disfavoredOverload
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
  @_disfavoredOverload public var textFields: [TextField]? { fields.isEmpty ? nil : fields }

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

/// A misuse of an alert, and what to do instead.
///
/// It is reported, never trapped.
///
/// ```swift
/// sheet.addTextField()
/// let misuse = AlertDiagnostic.fieldInActionSheet
/// #expect(window.log.diagnostics.map(\.text) == [misuse.description])
/// ```
public enum AlertDiagnostic: Equatable, Sendable {
  /// An action sheet has no fields.
  case fieldInActionSheet
  /// The alert has a cancel action already.
  case secondCancel(_ action: String)
  /// The preferred action is not one of the alert's actions.
  case preferredNotAdded(_ action: String)
}

extension AlertDiagnostic: CustomStringConvertible {
  /// What happened, in UIKit's words, and the remedy.
  public var description: String {
    switch self {
    case .fieldInActionSheet:
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert. "
        + "Use the style .alert."
    case .secondCancel(let action):
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel. "
        + "Give \"\(action)\" the style .default."
    case .preferredNotAdded(let action):
      "The preferredAction \"\(action)\" is not one of the alert's actions, so it is not preferred. "
        + "Add it with addAction(_:) first."
    }
  }
}

// The two alerts that nearly every app has, in one call each.
extension ViewController {
  /// Presents a message with an OK button.
  public func presentNotice(_ message: Phrase) {
    let alert = AlertController(title: .notice, message: message, preferredStyle: .alert)
    alert.addAction(AlertAction(title: .ok))
    present(alert, animated: true)
  }

  /// Asks before something is lost: a destructive button, which calls the closure, and a button
  /// that leaves everything as it was.
  ///
  /// - Parameters:
  ///   - question: the title of the alert.
  ///   - title: the destructive button, a verb.
  ///   - cancelTitle: the button that leaves everything as it was.
  ///   - handler: runs after the destructive button was touched.
  public func presentQuestion(
    _ question: Phrase, destructive title: Phrase, cancel cancelTitle: Phrase = .cancel,
    handler: @escaping () -> Void
  ) {
    let alert = AlertController(title: nil, message: question, preferredStyle: .actionSheet)
    alert.addAction(AlertAction(title: title, style: .destructive) { _ in handler() })
    alert.addAction(AlertAction(title: cancelTitle, style: .cancel))
    present(alert, animated: true)
  }
}
