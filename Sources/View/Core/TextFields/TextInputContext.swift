package import Model

/// The text input of one window: its first responder, its keyboard, and their observers.
///
/// The order of its calls is on <doc:Text-Fields>. A delegate or observer may edit another field,
/// or none: the state changes at once, then the delegates are called, then the observers.
///
/// ```swift
/// let textInput = window.textInput
/// textInput.addObserver(notes)
/// tea.becomeFirstResponder()
/// #expect(textInput.firstResponder === tea && textInput.isKeyboardShown)
/// textInput.endEditing(true)
/// #expect(textInput.firstResponder == nil)
/// ```
@MainActor
public final class TextInputContext {
  /// The field or text view that is being edited, or `nil`.
  public var firstResponder: TextControl? { edited }

  // The field and its text input own each other until editing ends, at the latest when the view
  // leaves or the window is closed.
  private var edited: TextControl?

  /// The field whose editing has ended, until it is notified.
  private var unfinished: TextControl?

  /// The field that is beginning, whether a keyboard comes with it, and whether its delegate is
  /// already being notified: that of a text view is not while the keyboard comes.
  private var beginning: (field: TextControl, bringsKeyboard: Bool, isAnnounced: Bool)?

  /// The field that asked last to be edited, in no window, and is in this one now.
  private weak var requester: TextControl?

  /// The screens of the window, from bottom to top.
  private(set) var screens: [any Screen] = []

  /// Those of the screens that are about to leave: they cover nothing any more.
  private var leaving: [any Screen] = []

  // The text inputs of the windows that are there, the oldest first: a control that came after its
  // screen finds its window among them, as nothing else leads from it there. A window leaves them
  // when it is closed.
  private static var open: [TextInputContext] = []
  private static var lastRequest: UInt32 = 0

  // See `TextInputContext+Observing.swift`.
  var observers = Observers<any KeyboardObserver>()
  var textObservers = Observers<any TextInputObserver>()
  /// Whether an observer of the text was ever added: read at each key.
  var hasTextObservers = false
  var news: [News] = []
  /// The observers that were called with a `will…` method, and not yet with its `did…`.
  var observersOwedDid: Observers<any KeyboardObserver>?
  var isTelling = false
  var wasToldOfKeyboard = false

  /// Whether the keyboard is up or on its way; observers may not have been notified yet.
  ///
  /// It is down while another screen covers that of the edited field:
  /// <doc:Text-Fields#Under-another-screen>.
  public private(set) var isKeyboardShown: Bool {
    get { hasKeyboard }
    set { hasKeyboard = newValue }
  }
  // Not public: else each access is guarded.
  private var hasKeyboard = false

  /// Whether the window is closed.
  private(set) var isClosed = false

  /// Counts how often editing began, to tell two edits of one field apart.
  package private(set) var editing: UInt32 {
    get { edits }
    set { edits = newValue }
  }
  private var edits: UInt32 = 0

  // Set by `WindowView`.
  package var log: EventLog {
    get { eventLog }
    set { eventLog = newValue }
  }
  private var eventLog = EventLog()
  var turn: EventTurn?

  // The window, which sets it.
  package var finder: (any ResponderFinder)? {
    get { window }
    set { window = newValue }
  }
  private weak var window: (any ResponderFinder)?

  func context(for control: Control) -> TouchContext {
    // An action without a target begins at the first responder: <doc:Controls#No-target>.
    TouchContext(of: edited ?? control, in: self)
  }

  package func takeTurn<Result>(_ body: () -> Result) -> Result {
    turn?.begin()
    defer { turn?.end() }
    return body()
  }

  /// Creates the text input of a new window.
  public init() {}

  /// A window was created with this text input.
  func windowDidOpen() { Self.open.append(self) }

  /// Releases the observers and the edited field silently, because the window is closed.
  public func invalidate() {
    isClosed = true
    Self.open.removeAll { $0 === self }
    (screens, leaving) = ([], [])
    var released = observers
    observers = Observers()
    released.removeAll()
    textObservers.removeAll()
    edited = nil
    unfinished = nil
    isKeyboardShown = false
  }

  // MARK: - Editing

  /// Ends editing of whichever field is edited.
  ///
  /// - Parameter force: whether to end it even if the delegate refuses.
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

  /// Attaches itself to the fields of a screen that was added to the window.
  package func attach(_ screen: any Screen) {
    screen.container?.move(to: self)
    for element in screen.elements {
      if let text = element.textControl {
        attach(text)
      } else if let button = element.button {
        button.configure(in: self)
      } else {
        element.source?.enter(self)
      }
    }
  }

  /// Attaches itself to tables, grids and pickers, which may have been added after their screen.
  package func attachSources(of screen: any Screen) {
    for element in screen.elements where element.isShown { element.source?.enter(self) }
  }

  /// Attaches itself to a control that is touched, which may have been added after its screen.
  func attach(_ control: Control, on screen: any Screen) {
    if let text = control as? TextControl { return attach(text) }
    for element in screen.elements {
      if let source = element.source, source.has(control) { source.enter(self) }
    }
  }

  /// Attaches a field that came after its screen to the window that shows it, if there is one.
  static func attachLate(_ field: TextControl) {
    guard let input = listing(field) else { return }
    for screen in input.staying where screen.lists(field) { return input.attach(screen) }
  }

  /// That of the window which shows a control.
  static func listing(_ control: Control) -> TextInputContext? {
    open.first { input in input.staying.contains { $0.lists(control) } }
  }

  /// Those that have a screen, itself or in a container: one or none.
  package static func showing(_ screen: any Screen) -> TextInputContext? {
    open.first { input in
      input.screens.contains { $0 === screen || $0.container?.holds(screen) == true }
    }
  }

  /// Tracks what is read, if the application does that.
  package var tracker: (any ChangeTracker)? { turn?.tracker }

  /// Makes a call whose reads are tracked, if the application does that.
  package func track(_ call: TrackedCall, of object: AnyObject, _ body: () -> Void) {
    guard let tracker else { return body() }
    tracker.track(call, of: object, body)
  }

  /// The log of the window that shows a control with a value, if it is observed.
  static func observedLog(of control: Control) -> EventLog? {
    // First, as nearly no log is observed, and each value that a program sets asks.
    guard open.contains(where: \.log.isObserved) else { return nil }
    return log(of: control, where: \.isObserved)
  }

  /// The log of the window that shows a control with a value: of several, of the oldest.
  package static func log(of control: Control, where isMeant: (EventLog) -> Bool = { _ in true })
    -> EventLog?
  {
    for input in open where isMeant(input.log) {
      for screen in input.screens where screen.elements.contains(where: { $0.isValue(control) }) {
        return input.log
      }
    }
    return nil
  }

  package func attach(_ field: TextControl) {
    if field.isFirstResponder, field.textInput !== self { field.textInput?.endEditing(true) }
    field.input = self
    guard field.pendingRequest > 0, field !== requester else { return }
    // The last one that asked is edited.
    if let requester, requester.pendingRequest > field.pendingRequest {
      field.pendingRequest = 0
    } else {
      forgetRequest()
      requester = field
    }
  }

  /// Detaches a field that is in no window any more.
  package func detach(_ field: TextControl) { field.input = nil }

  // MARK: - Asked before the window

  /// A field in no window asks to be edited.
  static func remember(_ field: TextControl) {
    lastRequest &+= 1
    field.pendingRequest = lastRequest
  }

  /// Another field is edited, so the one that asked before is not.
  func forgetRequest() {
    requester?.pendingRequest = 0
    requester = nil
  }

  /// Begins to edit the field that asked for it in no window, unless it has withdrawn that, or as
  /// soon as no other screen is above its own.
  package func beginRequested() {
    guard let field = requester, !isCovered(field) else { return }
    requester = nil
    if field.pendingRequest > 0, field.input === self { field.becomeFirstResponder() }
  }

  /// Detaches itself from the fields of a screen that leaves.
  ///
  /// None can be edited from now on; `endEditing(outside:)` ends editing.
  func detach(_ screen: any Screen) {
    screen.container?.move(to: nil)
    for element in screen.elements {
      if let text = element.textControl, text.textInput === self { text.input = nil }
      element.source?.leave(self)
    }
  }

  /// Edits a field, unless its delegate or that of the old field refuses.
  ///
  /// - Returns: whether the field is being edited now.
  func begin(_ field: TextControl) -> Bool {
    takeTurn { beginInTurn(field) }
  }

  private func beginInTurn(_ field: TextControl) -> Bool {
    // A delegate may edit another field here, or remove this one.
    guard canBegin(field) else { return false }
    if let old = edited {
      guard old !== field else { return true }
      guard old.shouldEndEditing else {
        old.decide(.mayNotEnd(old))
        field.decide(.waits(field, forEndOf: old))
        return false
      }
      if old.isFirstResponder, canBegin(field) { leave(old) }
    }
    // The old field is notified that editing ended before the new one begins.
    finish()
    guard edited == nil else { return edited === field }
    guard canBegin(field) else {
      hideKeyboard()
      return false
    }
    return start(field)
  }

  private func canBegin(_ field: TextControl) -> Bool {
    field.textInput === self && !isClosed && field.isEnabled
  }

  private func start(_ field: TextControl) -> Bool {
    edited = field
    editing += 1
    let (this, outer) = (editing, beginning)
    var goesOn = false
    let isFirst = field.keyboardComesFirst
    beginning = (field, bringsKeyboard: isFirst && !isKeyboardShown, isAnnounced: !isFirst)
    if isFirst {
      isKeyboardShown = !isCovered(field)
      tell(.keyboard)
      guard field.isFirstResponder, this == editing else {
        beginning = outer
        screensDidChange()
        return field.isFirstResponder
      }
      beginning?.isAnnounced = true
    }
    tell(.text(.began, field)) {
      field.didBeginEditing()
      beginning = outer
      // Whatever changed meanwhile has called its delegates itself.
      goesOn = field.isFirstResponder && this == editing
      if goesOn { isKeyboardShown = !isCovered(field) }
    }
    if goesOn { tell(.keyboard) } else { screensDidChange() }
    return field.isFirstResponder
  }

  /// Ends editing because the field resigned.
  func resign() {
    // Resigning in `didBeginEditing` keeps the keyboard: see the page Text-Fields.
    end(keepingKeyboard: beginning.map { $0.field === edited && !$0.bringsKeyboard } ?? false)
  }

  /// Ends editing, even if the delegate refuses, unless the field is in one of the screens that
  /// stay.
  public func endEditing(outside screens: [any Screen]) {
    guard let edited else { return }
    let isInside = screens.contains { $0.has(edited) }
    if edited.textInput !== self || !isInside { end() }
  }

  private func end(keepingKeyboard: Bool = false) {
    guard let field = edited else { return }
    field.decide(.endsUnasked(field))
    takeTurn {
      leave(field)
      if !keepingKeyboard { hideKeyboard() }
      finish()
    }
  }

  private func leave(_ field: TextControl) {
    edited = nil
    // A delegate that was not notified of the beginning is not notified of the end.
    let isUnannounced = beginning.map { $0.field === field && !$0.isAnnounced } ?? false
    if !isUnannounced { unfinished = field }
  }

  private func finish() {
    guard let field = unfinished else { return }
    unfinished = nil
    // Before whatever the delegate does next.
    tell(.text(.ended, field)) { field.didEndEditing() }
  }

  private func hideKeyboard() {
    isKeyboardShown = false
    tell(.keyboard)
  }

  // MARK: - Under another screen

  /// Adds a screen above the others.
  func add(_ screen: any Screen) { change { $0.append(screen) } }

  /// Removes a screen; returns whether it was there.
  func remove(_ screen: any Screen) -> Bool {
    for index in screens.indices where screens[index] === screen {
      change { $0.remove(at: index) }
      if !leaving.isEmpty { leaving.removeAll { $0 === screen } }
      return true
    }
    return false
  }

  /// A screen is about to leave the window: its fields can't be edited any more, and those below it
  /// can.
  package func prepareToRemove(_ screen: any Screen) {
    if screens.contains(where: { $0 === screen }) { leaving.append(screen) }
    detach(screen)
  }

  /// Changes the screens while they are taken out: if they were changed in place, each access to
  /// them would be guarded, for 15 % of present and dismiss.
  private func change(_ body: (inout [any Screen]) -> Void) {
    var taken = screens
    screens = []
    body(&taken)
    screens = taken
  }

  /// The screens that are not about to leave.
  private var staying: [any Screen] {
    leaving.isEmpty ? screens : screens.filter { screen in !leaving.contains { $0 === screen } }
  }

  /// Whether a field is edited in a window of one screen, which nothing can cover.
  @inline(__always)
  func isEditingUppermost(_ field: TextControl) -> Bool { edited === field && screens.count < 2 }

  /// Whether a field is on a screen below another one, where no person can reach it.
  func isCovered(_ field: TextControl) -> Bool {
    guard screens.count > 1, staying.last?.lists(field) == false else { return false }
    return staying.contains { $0.lists(field) }
  }

  /// The window's screens have changed: the keyboard goes while another screen covers that of the
  /// edited field, and comes back.
  func screensDidChange() {
    beginRequested()
    guard let edited, edited !== beginning?.field, isKeyboardShown == isCovered(edited) else {
      return
    }
    isKeyboardShown.toggle()
    tell(.keyboard)
  }
}
