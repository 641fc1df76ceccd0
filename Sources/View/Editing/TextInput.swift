/// The text input of one window: its first responder, its keyboard, and who observes them.
///
/// The order of everything it tells is LIFECYCLE 6.1, 6.4 and 6.5.
public final class TextInput {
  /// The field that is being edited, or `nil`.
  public var firstResponder: EditableTextField? { edited }

  // The field and its text input own each other while the field is edited: until it ends, at the
  // latest when its view leaves or the window goes.
  private var edited: EditableTextField?

  /// Whether the keyboard is up.
  public private(set) var isKeyboardShown = false

  private var observers: Observers<any KeyboardObserver>?
  private var textObservers: Observers<any TextInputObserver>?

  /// How many fields are just being told that editing began, one inside the other.
  private var beginnings = 0

  /// Makes the text input of a new window.
  public init() {}

  // MARK: - Observing

  /// Tells someone what happens to the keyboard and to the text from now on.
  ///
  /// The text input owns its observers until they are removed, at the latest when the window goes.
  public func addObserver(_ observer: any TextInputObserver) {
    addKeyboardObserver(observer)
    textObservers = Observers(observer, ObjectIdentifier(observer), after: textObservers)
  }

  /// Tells someone what happens to the keyboard, and not each time that a key is touched.
  ///
  /// The text input owns its observers until they are removed, at the latest when the window goes.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    observers = Observers(observer, ObjectIdentifier(observer), after: observers)
  }

  /// Tells someone no more, and lets go of them.
  public func removeObserver(_ observer: any KeyboardObserver) {
    observers = observers?.without(ObjectIdentifier(observer))
    textObservers = textObservers?.without(ObjectIdentifier(observer))
  }

  /// Whether the window has gone; the fields of its views are in none then.
  private(set) var isClosed = false

  /// Lets go of the observers, and of the field that is edited, without a word: the window goes.
  ///
  /// They and the text input own each other.
  public func close() {
    isClosed = true
    observers = nil
    textObservers = nil
    if let edited { leave(edited) }
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
      return true
    }
    return field.resignFirstResponder()
  }

  /// Lends itself to the fields of a view that has come into the window.
  public func lend(to view: any ViewInterface) {
    let fields = view.editableFields
    for index in fields.indices { join(fields[index]) }
  }

  private func join(_ field: EditableTextField) {
    if field.isFirstResponder, field.textInput !== self { field.textInput?.endEditing(true) }
    field.textInput = self
  }

  /// Takes itself back from the fields of a view that leaves the window.
  ///
  /// None can be edited from now on; what ends editing is `endEditing(outside:)`.
  public func takeBack(from view: any ViewInterface) {
    let fields = view.editableFields
    for index in fields.indices where fields[index].textInput === self {
      fields[index].textInput = nil
    }
  }

  func begin(_ field: EditableTextField) -> Bool {
    if let old = edited {
      guard old !== field else { return true }
      guard old.interlocutor?.textFieldShouldEndEditing(old) ?? true else { return false }
      if old.isEdited {
        leave(old)
        finish(old)
      }
    }
    // A delegate may have given the keyboard to someone else meanwhile, or removed the field.
    guard edited == nil else { return false }
    guard field.textInput === self, !isClosed else {
      hideKeyboard()
      return false
    }
    edited = field
    field.isEdited = true
    beginnings += 1
    field.didBeginEditing()
    beginnings -= 1
    guard field.isEdited else { return false }
    textObservers?.tell(field) { $0.textDidBeginEditing($1) }
    showKeyboard()
    return field.isEdited
  }

  /// Ends editing because the field itself gave it up.
  func resign() {
    // LIFECYCLE 6.5: resigning inside did-begin leaves the keyboard where it is.
    end(keepingKeyboard: beginnings > 0)
  }

  /// Ends editing, even against the delegate's will, unless it is in one of the views that stay.
  public func endEditing(outside views: [any ViewInterface]) {
    guard let edited else { return }
    let isInside = views.contains { view in view.editableFields.contains { $0 === edited } }
    if edited.textInput !== self || !isInside { end() }
  }

  private func end(keepingKeyboard: Bool = false) {
    guard let field = edited else { return }
    leave(field)
    if !keepingKeyboard { hideKeyboard() }
    finish(field)
  }

  private func leave(_ field: EditableTextField) {
    field.isEdited = false
    edited = nil
  }

  func didChange(_ field: EditableTextField) {
    textObservers?.tell(field) { $0.textDidChange($1) }
  }

  private func finish(_ field: EditableTextField) {
    field.didEndEditing()
    textObservers?.tell(field) { $0.textDidEndEditing($1) }
  }

  private func showKeyboard() {
    guard !isKeyboardShown else { return }
    isKeyboardShown = true
    observers?.tell(()) { observer, _ in observer.keyboardWillShow() }
    observers?.tell(()) { observer, _ in observer.keyboardDidShow() }
  }

  private func hideKeyboard() {
    guard isKeyboardShown else { return }
    observers?.tell(()) { observer, _ in observer.keyboardWillHide() }
    isKeyboardShown = false
    observers?.tell(()) { observer, _ in observer.keyboardDidHide() }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
