import Model

/// The text input of one window: its first responder, its keyboard, and who observes them.
///
/// The order of everything it tells is on <doc:Text-Fields>. Whoever is told may edit
/// another field, or none: what is so changes at once, then the delegates are told, and the
/// observers when they have heard the rest.
@MainActor
public final class TextInputContext {
  /// The field that is being edited, or `nil`.
  public var firstResponder: TextField? { edited }

  // The field and its text input own each other while the field is edited: until it ends, at the
  // latest when its view leaves or the window goes.
  private var edited: TextField?

  /// The field that is edited no more, as long as it has not been told.
  private var unfinished: TextField?

  /// The field that is just being told that editing began.
  private var beginning: TextField?

  /// How often a field began to be edited: tells one time from another of the same field.
  private var editing = 0

  // What observers are told; see `TextInputContext+Observing.swift`.
  var observers: [WeakObserver] = []
  var observesText = false
  var news: [News] = []
  /// Who was told that the keyboard will come or go, and not yet that it did.
  var audience: [WeakObserver]?
  var isTelling = false
  var wasToldOfKeyboard = false

  /// Whether the keyboard is up, or on its way; observers may not have heard of it yet.
  public private(set) var isKeyboardShown = false

  /// Whether the window has gone; the fields of its views are in none then.
  private(set) var isClosed = false

  // What the window view was given; see `WindowView`.
  var log = EventLog()
  var turn: EventTurn?

  func takeTurn<Result>(_ body: () -> Result) -> Result {
    if let turn { turn.run(body) } else { body() }
  }

  /// Makes the text input of a new window.
  public init() {}

  /// Lets go of the observers and of the field that is edited, silently: the window goes.
  ///
  /// The field and the text input own each other.
  public func close() {
    isClosed = true
    observers = []
    observesText = false
    audience = nil
    edited = nil
    unfinished = nil
    isKeyboardShown = false
  }

  // MARK: - Editing

  /// Ends editing, whichever field is edited.
  ///
  /// - Parameter force: whether to end it even against the delegate's will.
  /// - Returns: whether no field is edited any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let field = firstResponder else { return true }
    if force {
      end()
      return edited == nil
    }
    return field.resignFirstResponder() && edited == nil
  }

  /// Lends itself to the fields of a screen that has come into the window.
  package func attach(_ screen: any Screen) {
    for case .field(let field) in screen.elements { attach(field) }
  }

  func attach(_ field: TextField) {
    if field.isFirstResponder, field.textInput !== self { field.textInput?.endEditing(true) }
    field.textInput = self
  }

  /// Takes itself back from the fields of a screen that leaves the window.
  ///
  /// None can be edited from now on; what ends editing is `endEditing(outside:)`.
  package func detach(_ screen: any Screen) {
    for case .field(let field) in screen.elements where field.textInput === self {
      field.textInput = nil
    }
  }

  /// Edits a field that its delegate wants to be edited, unless the old one's refuses.
  ///
  /// - Returns: whether the field is being edited now.
  func begin(_ field: TextField) -> Bool {
    // Whoever is asked or told here may edit another field, or remove this one.
    guard canBegin(field) else { return false }
    if let old = edited {
      guard old !== field else { return true }
      guard old.shouldEndEditing else { return false }
      if old.isFirstResponder, canBegin(field) { leave(old) }
    }
    // The old field is told that it ended before the new one begins, whatever made it begin.
    finish()
    guard edited == nil else { return edited === field }
    guard canBegin(field) else {
      hideKeyboard()
      return false
    }
    return start(field)
  }

  private func canBegin(_ field: TextField) -> Bool {
    field.textInput === self && !isClosed
  }

  private func start(_ field: TextField) -> Bool {
    edited = field
    editing += 1
    let (this, outer) = (editing, beginning)
    beginning = field
    field.didBeginEditing()
    beginning = outer
    // What has changed meanwhile was told by what changed it.
    guard field.isFirstResponder, this == editing else { return field.isFirstResponder }
    isKeyboardShown = true
    tell(.began(field))
    tell(.keyboard)
    return field.isFirstResponder
  }

  /// Ends editing because the field itself gave it up.
  func resign() {
    // Resigning inside did-begin leaves the keyboard where it is: see the page Text-Fields.
    end(keepingKeyboard: edited === beginning)
  }

  /// Ends editing, even against the delegate's will, unless it is in one of the screens that stay.
  public func endEditing(outside screens: [any Screen]) {
    guard let edited else { return }
    let isInside = screens.contains { $0.has(edited) }
    if edited.textInput !== self || !isInside { end() }
  }

  private func end(keepingKeyboard: Bool = false) {
    guard let field = edited else { return }
    leave(field)
    if !keepingKeyboard { hideKeyboard() }
    finish()
  }

  private func leave(_ field: TextField) {
    edited = nil
    unfinished = field
  }

  private func finish() {
    guard let field = unfinished else { return }
    unfinished = nil
    // Before what the delegate does because of it.
    tell(.ended(field)) { field.didEndEditing() }
  }

  private func hideKeyboard() {
    isKeyboardShown = false
    tell(.keyboard)
  }
}
