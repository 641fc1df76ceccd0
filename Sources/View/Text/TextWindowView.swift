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
      edited = nil
      if !hasBannered { bannered = nil }
      subviewsDidChange(from: old)
    }
  }

  // See `PlainWindowView`.
  private var views: [any ViewInterface] = []

  private var hasBannered: Bool {
    for view in views where ObjectIdentifier(view) == bannered { return true }
    return false
  }

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

  /// Makes the display show nothing, if it shows this window.
  public func didClose() {
    if display?.window === self { display?.window = nil }
  }

  /// Says a line at once, before the screen is drawn again.
  public func announce(_ message: String) {
    display?.say(message)
  }

  /// The field of the uppermost view that is being edited.
  var editedField: TextFormField? {
    guard let field = textInput.firstResponder else { return nil }
    // Asked several times for each line that is typed.
    if let edited, edited.field === field { return edited }
    guard let elements = screen?.elements else { return nil }
    for case .field(let line) in elements where line.field === field {
      edited = line
      return line
    }
    return nil
  }

  private var edited: TextFormField?

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
