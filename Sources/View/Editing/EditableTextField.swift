public import Model

/// A text field with UIKit's rules of editing (LIFECYCLE 6) and no looks: renderers show it.
///
/// What a person does to it (`insertText`, `deleteBackward`, `touchClear`, `touchReturn`) asks the
/// delegate first; what a program does (`text = …`) does not. In a window, keys go to the first
/// responder alone; a field in no window, as in the test of one controller, takes them always.
open class EditableTextField: TextField {
  /// The text.
  open var text: String {
    get { content }
    set { content = newValue }
  }

  /// The text as a person's keys change it; `text` is what a program changes.
  private var content = ""

  /// What stands in the field while it is empty.
  public var placeholder = ""

  /// Whether the text is hidden.
  public var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      replacesOnNextEdit = isSecureTextEntry && isFirstResponder
    }
  }

  /// Who is asked and told about editing; held weakly.
  public var delegate: (any TextFieldDelegate)? {
    get { listener }
    set { listener = newValue }
  }

  /// The text input of the window that the field is in, or `nil`.
  ///
  /// A window lends it, and takes it back when the field leaves; it owns the field that is edited.
  public internal(set) var textInput: TextInput? {
    get { lent }
    set { lent = newValue }
  }

  // What every key needs is kept to this file: then the compiler proves that no access to it can
  // overlap, which would else be checked at each.
  private weak var listener: (any TextFieldDelegate)?
  private var lent: TextInput?

  /// Whether the field is its text input's first responder; the text input says so.
  var isEdited = false

  /// Whether the next key replaces the whole text: LIFECYCLE 6.6.
  private var replacesOnNextEdit = false

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - placeholder: what stands in the field while it is empty.
  ///   - isSecureTextEntry: whether the text is hidden.
  public init(placeholder: String = "", isSecureTextEntry: Bool = false) {
    self.placeholder = placeholder
    self.isSecureTextEntry = isSecureTextEntry
  }

  // MARK: - Managing the responder

  /// Whether this is the field that is being edited.
  public var isFirstResponder: Bool { isEdited }

  /// Starts editing; the new field is asked before the old one: LIFECYCLE 6.5.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let textInput, !textInput.isClosed else { return false }
    if isFirstResponder { return true }
    return textInput.takeTurn {
      guard interlocutor?.textFieldShouldBeginEditing(self) ?? true else { return false }
      return textInput.begin(self)
    }
  }

  /// Ends editing unless the delegate refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, let textInput else { return true }
    return textInput.takeTurn {
      guard interlocutor?.textFieldShouldEndEditing(self) ?? true else { return false }
      // While it was asked, the delegate may have given the keyboard to another field.
      if isFirstResponder { textInput.resign() }
      return !isFirstResponder
    }
  }

  // MARK: - What a person does

  /// Whether keys reach the field: in a window, only while it is edited.
  var takesKeys: Bool { lent == nil || isEdited }

  /// Types some text at the end.
  ///
  /// - Returns: whether the field took it: it is edited, and the delegate let the text change.
  @discardableResult
  open func insertText(_ string: String) -> Bool {
    takeTurn {
      let end = content.endIndex
      guard mayChange(end..<end, to: string) else { return false }
      if replacesOnNextEdit { content = string } else { append(string) }
      didChange()
      return true
    }
  }

  /// Selects everything and types over it, as one change.
  ///
  /// - Returns: whether the field took it: it is edited, and the delegate let the text change.
  @discardableResult
  open func replaceText(with string: String) -> Bool {
    takeTurn {
      guard mayChange(text.startIndex..<text.endIndex, to: string) else { return false }
      content = string
      didChange()
      return true
    }
  }

  /// Deletes the last character; in a secure field's first edit, everything.
  ///
  /// - Returns: whether there was something to delete and the delegate let it go.
  @discardableResult
  open func deleteBackward() -> Bool {
    takeTurn {
      guard !text.isEmpty, mayChange(text.index(before: text.endIndex)..<text.endIndex, to: "")
      else { return false }
      // The delegate may have emptied the field while it was asked.
      content = replacesOnNextEdit ? "" : String(content.dropLast())
      didChange()
      return true
    }
  }

  /// Touches the clear button.
  ///
  /// - Returns: whether the delegate let the field be emptied.
  @discardableResult
  open func touchClear() -> Bool {
    takeTurn {
      guard interlocutor?.textFieldShouldClear(self) ?? true else { return false }
      content = ""
      didChange()
      return true
    }
  }

  /// Touches the Return key.
  ///
  /// By itself it neither ends editing nor submits: LIFECYCLE 6.3.
  ///
  /// - Returns: the delegate's answer; `false` when the field is not edited.
  @discardableResult
  open func touchReturn() -> Bool {
    takeTurn {
      guard takesKeys else { return false }
      return interlocutor?.textFieldShouldReturn(self) ?? true
    }
  }

  /// Each key is a turn of the application that the field's window belongs to.
  @inline(__always)
  private func takeTurn(_ body: () -> Bool) -> Bool {
    guard let lent else { return body() }
    return lent.takeTurn(body)
  }

  // MARK: - What recording fields listen in on

  /// Where the field writes down what it asks and tells its delegate, or `nil` for nowhere.
  private var trace: Trace?

  private final class Trace {
    let log: EventLog
    /// What the field is called there.
    let name: String

    init(log: EventLog, name: String) {
      (self.log, self.name) = (log, name)
    }

    // Cheaper than an isolated one; see `ViewController`.
    nonisolated deinit {}
  }

  func trace(in log: EventLog, as name: String) {
    trace = Trace(log: log, name: name)
  }

  /// Who is really asked and told: the delegate, or someone who writes down and passes on.
  var interlocutor: (any TextFieldDelegate)? {
    guard let trace, trace.log.isListening, let delegate else { return delegate }
    return TracingTextFieldDelegate(delegate, of: trace.name, log: trace.log)
  }

  /// Changes the text without a word, on behalf of the form that the field is in.
  func change(to string: String) {
    content = string
  }

  // MARK: - What the text input tells

  func didBeginEditing() {
    replacesOnNextEdit = isSecureTextEntry
    interlocutor?.textFieldDidBeginEditing(self)
  }

  func didEndEditing() {
    replacesOnNextEdit = false
    interlocutor?.textFieldDidEndEditing(self, reason: .committed)
  }

  private func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    guard takesKeys else { return false }
    return interlocutor?
      .textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  // Taken out and put back: where no access to a property lasts, none has to be guarded.
  private func append(_ string: String) {
    var text = ""
    swap(&text, &content)
    text += string
    swap(&text, &content)
  }

  private func didChange() {
    replacesOnNextEdit = false
    textInput?.didChange(self)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}

// A field may hold a password, so whoever dumps a view, a controller or a window finds nothing in it.
extension EditableTextField: nonisolated Redacted {}
