/// An alert as text.
public final class TextAlertView: AlertView, TextScreen {
  /// Who is told of touches.
  public weak var delegate: (any AlertViewDelegate)?

  /// The buttons, one for each action.
  public private(set) var buttons: [TextButton] = []

  /// The button that Return touches.
  public private(set) var primaryButton: TextButton?

  private var message: TextElement?

  /// Makes an alert without content.
  public init() {}

  /// Shows an alert's content.
  public func show(title: String?, message: String?, actions: [String], preferred: Int?) {
    self.message = .alert(title: title ?? "", message: message ?? "")
    buttons = actions.enumerated().map { index, action in
      TextButton(
        Phrase.named(action), isHeard: { [weak self] in self?.delegate != nil }
      ) { [weak self] in
        guard let self else { return }
        delegate?.alertView(self, didTouchActionAt: index)
      }
    }
    primaryButton =
      preferred.flatMap { buttons.indices.contains($0) ? buttons[$0] : nil }
      ?? buttons.first
  }

  /// The message and the buttons.
  public var elements: [TextElement] {
    (message.map { [$0] } ?? []) + buttons.map { .button($0) }
  }

  /// No fields.
  public var editableFields: [EditableTextField] { [] }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
