/// A window as text: what is uppermost in it is what a person sees and touches.
public final class TextWindowView: PlainWindowView {
  /// The uppermost view, or `nil` while it has no text to show.
  private(set) var screen: (any TextScreen)?

  /// The view in the window below whose banner everything is drawn, or `nil`.
  var bannered: ObjectIdentifier?

  private weak var display: TextDisplay?

  init(display: TextDisplay) {
    self.display = display
  }

  /// Shows the view, which is uppermost now.
  public override func didAddSubview(_ view: any ViewInterface) {
    noteUppermost()
    super.didAddSubview(view)
  }

  /// Shows what lay below, if the view was uppermost.
  public override func didRemoveSubview(_ view: any ViewInterface) {
    if bannered == ObjectIdentifier(view) { bannered = nil }
    noteUppermost()
    super.didRemoveSubview(view)
  }

  private func noteUppermost() {
    screen = subviews.last as? any TextScreen
    edited = nil
  }

  /// Makes this the window that the display shows.
  public override func makeKey() {
    display?.window = self
  }

  /// Makes the display show nothing, if it shows this window.
  public override func didClose() {
    if display?.window === self { display?.window = nil }
  }

  /// Says a line at once, before the screen is drawn again.
  public override func announce(_ message: String) {
    display?.say(message)
  }

  /// The field of the uppermost view that is being edited.
  var editedField: TextFormField? {
    guard let field = textInput.firstResponder else { return nil }
    // Asked several times for each line that is typed.
    if let edited, edited === field { return edited }
    guard let fields = screen?.editableFields, fields.contains(where: { $0 === field }) else {
      return nil
    }
    edited = field as? TextFormField
    return edited
  }

  private var edited: TextFormField?
}
