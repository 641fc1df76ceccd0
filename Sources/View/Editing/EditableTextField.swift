/// A text field with UIKit's rules of editing (LIFECYCLE 6) and no looks: renderers show it.
///
/// What a person does to it (`insertText`, `deleteBackward`, `touchClear`, `touchReturn`) asks the
/// delegate first; what a program does (`text = …`) does not.
open class EditableTextField: TextField {
  /// The text.
  open var text = ""

  /// What stands in the field while it is empty.
  public var placeholder = ""

  /// Whether the text is hidden.
  public var isSecureTextEntry = false {
    didSet { replacesOnNextEdit = replacesOnNextEdit || (isSecureTextEntry && isFirstResponder) }
  }

  /// Who is asked and told about editing.
  public weak var delegate: (any TextFieldDelegate)?

  /// The text input of the window that the field is in, or `nil`.
  public internal(set) weak var textInput: TextInput?

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
  public var isFirstResponder: Bool { textInput?.firstResponder === self }

  /// Starts editing; the new field is asked before the old one: LIFECYCLE 6.5.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard let textInput else { return false }
    if isFirstResponder { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    return textInput.begin(self)
  }

  /// Ends editing unless the delegate refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder, let textInput else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    textInput.end()
    return true
  }

  // MARK: - What a person does

  /// Types some text at the end.
  ///
  /// - Returns: whether the delegate let the text change.
  @discardableResult
  open func insertText(_ string: String) -> Bool {
    guard mayChange(text.endIndex..<text.endIndex, to: string) else { return false }
    if replacesOnNextEdit { text = string } else { text += string }
    didChange()
    return true
  }

  /// Selects everything and types over it, as one change.
  ///
  /// - Returns: whether the delegate let the text change.
  @discardableResult
  open func replaceText(with string: String) -> Bool {
    guard mayChange(text.startIndex..<text.endIndex, to: string) else { return false }
    text = string
    didChange()
    return true
  }

  /// Deletes the last character; in a secure field's first edit, everything.
  ///
  /// - Returns: whether there was something to delete and the delegate let it go.
  @discardableResult
  open func deleteBackward() -> Bool {
    guard !text.isEmpty, mayChange(text.index(before: text.endIndex)..<text.endIndex, to: "")
    else { return false }
    if replacesOnNextEdit { text = "" } else { text.removeLast() }
    didChange()
    return true
  }

  /// Touches the clear button.
  ///
  /// - Returns: whether the delegate let the field be emptied.
  @discardableResult
  open func touchClear() -> Bool {
    guard delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    didChange()
    return true
  }

  /// Touches the Return key.
  ///
  /// By itself it neither ends editing nor submits: LIFECYCLE 6.3.
  ///
  /// - Returns: the delegate's answer.
  @discardableResult
  open func touchReturn() -> Bool {
    delegate?.textFieldShouldReturn(self) ?? true
  }

  // MARK: - What the text input tells

  func didBeginEditing() {
    replacesOnNextEdit = isSecureTextEntry
    delegate?.textFieldDidBeginEditing(self)
  }

  func didEndEditing() {
    replacesOnNextEdit = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
  }

  private func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
  }

  private func didChange() {
    replacesOnNextEdit = false
    textInput?.didChange(self)
  }
}
