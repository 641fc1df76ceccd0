public import Model
public import View

/// A window as text, which shows its uppermost screen.
///
/// ```swift
/// #expect(display.window === window.view)
/// window.isHidden = true
/// #expect(display.window == nil)
/// ```
public final class TextWindowView: WindowView {
  /// The uppermost screen, or `nil` while there is none.
  package var screen: (any Screen)? { subviews.last }

  /// What Return alone touches, or `nil`: <doc:Without-A-Terminal>.
  package var nextControl: Control? { screen?.nextControl(after: passedFields) }

  /// The fields that Return alone has left empty since something else was touched.
  private var passedFields: [ObjectIdentifier] = []

  /// The text view that Return alone led to, until a line is typed there: an empty line leaves it.
  var walkedText: ObjectIdentifier?

  /// The width of the window where it is narrower than the display; `nil` for all of it.
  package var columns: Int?

  /// Whether a person can touch it: its scene is active.
  var canBeTouched: Bool { textInput.finder?.isActive ?? true }

  /// Whether its uppermost screen has come and was not drawn yet.
  var isUndrawn = false

  /// The screen whose banner was drawn, or `nil`.
  var screenWithBanner: ObjectIdentifier?

  private weak var display: TextDisplay?

  init(display: TextDisplay) {
    self.display = display
  }

  /// Lets Return alone begin with the first empty field of a new screen.
  public override func didAddSubview(_ screen: any Screen) {
    passedFields = []
    isUndrawn = true
    super.didAddSubview(screen)
  }

  /// Forgets the banner of a removed screen.
  public override func didRemoveSubview(_ screen: any Screen) {
    passedFields = []
    isUndrawn = false
    if screenWithBanner == ObjectIdentifier(screen) { screenWithBanner = nil }
    super.didRemoveSubview(screen)
  }

  /// Makes this the window that the display shows.
  public override func becomeKey() {
    display?.window = self
  }

  /// Makes the display show nothing, if it shows this window.
  public override func didResignVisible() {
    if display?.window === self { display?.window = nil }
  }

  /// Shows a line at once, before the screen is drawn again.
  public override func announce(_ message: Phrase) {
    display?.say(message, .success)
  }

  /// A person has left a field empty: Return alone goes on to the next one.
  func pass(_ field: TextControl) { passedFields.append(ObjectIdentifier(field)) }

  /// A person touches something: after a button, Return alone begins again.
  @discardableResult
  public override func touch(_ control: Control) -> Bool {
    if !(control is TextControl) { passedFields = [] }
    return super.touch(control)
  }

  /// The field that the alert on the screen refused: the first one below it that is highlighted.
  var refusedField: TextControl? {
    let screens = subviews
    guard screens.count > 1, screens[screens.count - 1] is any AlertView else { return nil }
    return screens[screens.count - 2].highlightedFields.first(where: \.isEnabled)
  }
}

/// Makes the windows of a text display.
///
/// ```swift
/// let application = Application(
///   delegate: TeaAppDelegate(), views: TextViewFactory(display: display),
///   manifest: SceneManifest { TeaSceneDelegate() })
/// try application.send(.launch())
/// ```
public final class TextViewFactory: ViewFactory {
  private let display: TextDisplay

  /// Creates a factory for one display.
  public init(display: TextDisplay) {
    self.display = display
  }

  /// The display's language.
  public var language: Language { display.language }

  /// Makes the display show the reports of the log that no program reads.
  public func showDiagnostics(of log: EventLog) {
    display.log = log
  }

  /// A window of the display.
  public func makeWindowView() -> WindowView { TextWindowView(display: display) }
}

extension Screen {
  /// What Return alone touches: the first empty field that was not passed, otherwise the primary
  /// button, otherwise the first empty field again; nothing that is disabled.
  func nextControl(after passed: [ObjectIdentifier] = []) -> Control? {
    var firstEmpty: TextControl?
    for element in elements {
      guard let field = element.textControl, !field.hasText, field.isEnabled, !field.isHidden else {
        continue
      }
      if !passed.contains(ObjectIdentifier(field)) { return field }
      firstEmpty = firstEmpty ?? field
    }
    if let button = primaryButton, button.isEnabled { return button }
    return firstEmpty
  }
}
