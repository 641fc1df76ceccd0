import Vestibule

/// Is told what a person has typed.
@MainActor
protocol FormulaBarDelegate: AnyObject {
  func formulaBar(_ bar: FormulaBarController, didSet content: String)
}

/// Edits one line that has a name; it knows neither cells nor formulas.
final class FormulaBarController: ViewController {
  weak var delegate: (any FormulaBarDelegate)?
  private var content = ""
  private let screen: any FormulaBarView

  init(_ screen: any FormulaBarView = FormulaBarScreen()) { self.screen = screen }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.content.isEnabled = false
    screen.content.addTarget(self, action: FormulaBarController.done, for: .editingDidEndOnExit)
  }

  /// Begins to edit what something contains, and says what that is: nothing is drawn while it is
  /// edited.
  func edit(_ content: String, of name: Phrase) {
    self.content = content
    screen.name = name
    screen.content.isEnabled = true
    screen.content.text = content
    if !content.isEmpty { window?.announce(.content(content, of: name)) }
    screen.content.becomeFirstResponder()
  }

  private func done() {
    content = screen.content.text ?? ""
    tell(delegate, "formulaBar(_:didSet:)") { $0.formulaBar(self, didSet: content) }
  }

  /// Escape discards what was typed.
  override func accessibilityPerformEscape() -> Bool {
    guard screen.content.isFirstResponder else { return false }
    screen.content.text = content
    return screen.content.resignFirstResponder()
  }
}
