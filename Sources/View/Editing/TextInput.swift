/// The text input of one window: its first responder, its keyboard, and who observes them.
///
/// The order of everything it tells is LIFECYCLE 6.1, 6.4 and 6.5.
public final class TextInput {
  /// The field that is being edited, or `nil`.
  public var firstResponder: EditableTextField? { edited }

  // The field and its text input own each other while the field is edited: until another one is, its
  // view leaves, or the window goes.
  private var edited: EditableTextField?

  /// Whether the keyboard is up.
  public private(set) var isKeyboardShown = false

  private var observers: [WeakObserver] = []
  private var textObservers: [WeakTextObserver] = []
  /// Asked at each key, and cheaper to ask than the array.
  private var hasTextObservers = false

  /// How many fields are just being told that editing began, one inside the other.
  private var beginnings = 0

  // An object, since a weak reference itself is expensive to copy.
  private final class WeakObserver {
    private(set) weak var observer: (any KeyboardObserver)?

    init(_ observer: any KeyboardObserver) {
      self.observer = observer
    }

    func isGone(or other: any KeyboardObserver) -> Bool {
      // Looked at once: each look at a weak reference costs.
      guard let observer else { return true }
      return observer === other
    }

    // Cheaper than an isolated one; see `ViewController`.
    nonisolated deinit {}
  }

  private struct WeakTextObserver {
    weak var observer: (any TextInputObserver)?
  }

  /// Makes the text input of a new window.
  public init() {}

  // MARK: - Observing

  /// Tells someone what happens to the keyboard and to the text from now on.
  ///
  /// Observers are held weakly.
  public func addObserver(_ observer: any TextInputObserver) {
    addKeyboardObserver(observer)
    textObservers.append(WeakTextObserver(observer: observer))
    hasTextObservers = true
  }

  /// Tells someone what happens to the keyboard, and not each time that a key is touched.
  ///
  /// Observers are held weakly.
  public func addKeyboardObserver(_ observer: any KeyboardObserver) {
    removeObserver(observer)
    change { $0.append(WeakObserver(observer)) }
  }

  /// Tells someone no more.
  public func removeObserver(_ observer: any KeyboardObserver) {
    // Those that are gone are let go of too. Backwards, so that removing one moves none that are
    // still to be looked at.
    change { observers in
      for index in observers.indices.reversed() where observers[index].isGone(or: observer) {
        observers.remove(at: index)
      }
    }
    guard hasTextObservers else { return }
    textObservers.removeAll { $0.observer == nil || $0.observer === observer }
    hasTextObservers = !textObservers.isEmpty
  }

  /// Takes the observers out and puts them back: where no access to a property lasts, none has to be
  /// guarded.
  @inline(__always)
  private func change(_ body: (inout [WeakObserver]) -> Void) {
    var taken: [WeakObserver] = []
    swap(&taken, &observers)
    body(&taken)
    swap(&taken, &observers)
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

  /// Takes itself back from the fields of a view that has left the window.
  ///
  /// If one of them is being edited, that ends, even against its delegate's will.
  public func takeBack(from view: any ViewInterface) {
    var isEdited = false
    let fields = view.editableFields
    for index in fields.indices where fields[index].textInput === self {
      fields[index].textInput = nil
      if fields[index].isEdited { isEdited = true }
    }
    // Ended only now, so that no delegate can hand the keyboard to another field that leaves.
    if isEdited { end() }
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
    guard field.textInput === self else {
      hideKeyboard()
      return false
    }
    edited = field
    field.isEdited = true
    beginnings += 1
    field.didBeginEditing()
    beginnings -= 1
    guard field.isEdited else { return false }
    tellText { $0.textDidBeginEditing(field) }
    showKeyboard()
    return field.isEdited
  }

  /// Ends editing because the field itself gave it up.
  func resign() {
    // LIFECYCLE 6.5: resigning inside did-begin leaves the keyboard where it is.
    end(keepingKeyboard: beginnings > 0)
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

  /// Forgets the field that is edited without a word, because the window goes.
  func forget() {
    if let edited { leave(edited) }
  }

  func didChange(_ field: EditableTextField) {
    if hasTextObservers { tellText { $0.textDidChange(field) } }
  }

  private func finish(_ field: EditableTextField) {
    field.didEndEditing()
    tellText { $0.textDidEndEditing(field) }
  }

  private func showKeyboard() {
    guard !isKeyboardShown else { return }
    isKeyboardShown = true
    tell { $0.keyboardWillShow() }
    tell { $0.keyboardDidShow() }
  }

  private func hideKeyboard() {
    guard isKeyboardShown else { return }
    tell { $0.keyboardWillHide() }
    isKeyboardShown = false
    tell { $0.keyboardDidHide() }
  }

  // By index: a copy of a weak reference costs far more than a look at it; and an observer may come
  // or go meanwhile.

  private func tell(_ message: (any KeyboardObserver) -> Void) {
    var index = 0
    while index < observers.count {
      if let observer = observers[index].observer { message(observer) }
      index += 1
    }
  }

  private func tellText(_ message: (any TextInputObserver) -> Void) {
    var index = 0
    while index < textObservers.count {
      if let observer = textObservers[index].observer { message(observer) }
      index += 1
    }
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
