/// A window as text: what is uppermost in it is what a person sees and touches.
public final class TextWindowView: WindowView {
  /// The window's first responder and keyboard.
  public let textInput = TextInput()

  /// The views in the window, from bottom to top.
  public var subviews: [any ViewInterface] {
    get { views }
    set {
      let old = views
      views = newValue
      screen = views.last as? any TextScreen
      if !views.contains(where: { ObjectIdentifier($0) == bannered }) { bannered = nil }
      subviewsDidChange(from: old)
    }
  }

  // See `PlainWindowView`.
  private var views: [any ViewInterface] = []

  /// The uppermost view, or `nil` while it has no text to show.
  private(set) var screen: (any TextScreen)?

  /// What the window showed when it was last drawn.
  var drawn = TextPicture()

  /// The view in the window below whose banner everything is drawn, or `nil`.
  var bannered: ObjectIdentifier?

  private weak var display: TextDisplay?

  init(display: TextDisplay) {
    self.display = display
  }

  /// Makes this the window that the display shows.
  public func makeKey() {
    display?.window = self
  }

  /// Says a line at once, before the screen is drawn again.
  public func announce(_ message: String) {
    display?.say(message)
  }

  /// The field of the uppermost view that is being edited.
  var editedField: TextFormField? {
    guard textInput.firstResponder != nil, let elements = screen?.elements else { return nil }
    for case .field(let field) in elements where field.field.isFirstResponder { return field }
    return nil
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
