public import Model

/// A field that a person edits: UIKit's `UITextField`.
///
/// It can become first responder while its screen is in a window.
///
/// ```swift
/// let tea = TextField("Tea", placeholder: "Which one?")
/// tea.delegate = controller
/// let window = makeWindow(.field(tea))
/// window.touch(tea)
/// tea.insertText("Assam")
/// #expect(tea.isFirstResponder && tea.text == "Assam")
/// ```
public final class TextField: Control {
  // Flags first: they lie beside those of `Control`, which takes 16 bytes less.

  /// Whether the text is hidden, as a password is.
  ///
  /// The first key after editing has begun, or after this became `true`, replaces the text, as in
  /// UIKit.
  public var isSecureTextEntry: Bool {
    get { flags.contains(.secure) }
    set {
      guard isSecureTextEntry != newValue else { return }
      set(.secure, newValue)
      isSecret = true
      replacesOnNextEdit = isSecureTextEntry && isFirstResponder
    }
  }

  /// What kind of text is expected, or `nil`.
  public var textContentType: TextContentType?

  /// Whether the field is highlighted; this ends when a person has seen it.
  public var isHighlighted: Bool {
    get { flags.contains(.highlighted) }
    set {
      set(.highlighted, newValue)
      if isHighlighted { note("isHighlighted = true") }
    }
  }

  /// Whether the text is shown as one that cannot be accepted, for as long as this is set; a disabled
  /// field is not shown so.
  public var isInvalid: Bool {
    get { flags.contains(.invalid) }
    set {
      guard isInvalid != newValue else { return }
      set(.invalid, newValue)
      note("isInvalid = \(newValue)")
    }
  }

  /// Whether Return ends editing, as a target of `editingDidEndOnExit` makes it in UIKit.
  ///
  /// A delegate that returns `false` from `textFieldShouldReturn(_:)` prevents it.
  public var resignsOnReturn = false

  // As in UIKit, looked up once for each delegate: to ask in vain each time makes a flow that is
  // recorded a fifth longer.
  var notImplemented: DelegateMethods = []

  private var replacesOnNextEdit = false

  // A password that is shown for a while is still a secret.
  private(set) var isSecret: Bool

  /// The text; setting it calls no method of the delegate.
  ///
  /// It is optional as in UIKit, and never `nil` when it is read: `nil` empties the field.
  public var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      guard let input else { return }
      input.log.record(
        Event(
          .call, label.english, "text = \(shown(content))", from: .controller, to: .view))
      guard input.log.isExplaining else { return }
      omit([.shouldChange], because: .textSetByProgram)
      input.log.omit("editingChanged(\(label.english))", of: nil, because: .textSetByProgram)
    }
  }

  // The text, never `nil`. Not public: else each access is guarded.
  private(set) var content = ""

  /// The text that is shown while the field is empty.
  public var placeholder: Phrase

  /// The delegate, held weakly.
  public var delegate: (any TextFieldDelegate)? {
    get { delegateStorage }
    set {
      delegateStorage = newValue
      notImplemented = []
      set(.delegated, newValue != nil)
    }
  }

  /// The text input of the window that shows the field, or `nil`.
  public var textInput: TextInputContext? { input }

  // Not public: else each access is guarded, which costs a flow a tenth.
  weak var delegateStorage: (any TextFieldDelegate)?
  var input: TextInputContext?

  /// Whether this is the field that is being edited.
  public var isFirstResponder: Bool { input?.firstResponder === self }

  /// The name of the field: its label or, if it has none, its placeholder.
  public override var label: Phrase { hasPlaceholderAsLabel ? placeholder : name }

  /// Creates an empty field.
  public init(_ label: Phrase = "", placeholder: Phrase = "", isSecureTextEntry: Bool = false) {
    self.placeholder = placeholder
    isSecret = isSecureTextEntry
    super.init(label)
    set(.secure, isSecureTextEntry)
  }

  // MARK: - Managing the responder

  /// Starts editing this field, and ends editing the one that was edited before.
  ///
  /// - Returns: `false` when the field is in no window, or when a delegate refused.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    if input == nil { TextInputContext.attachLate(self) }
    guard let textInput, !textInput.isClosed, isEnabled else {
      omit([.shouldBegin, .didBegin], because: .controlIsDisabled(control: label.english))
      return false
    }
    if isFirstResponder {
      omit([.shouldBegin, .didBegin], because: .fieldIsEdited(field: label.english))
      return true
    }
    return textInput.takeTurn {
      guard shouldBeginEditing else {
        omit([.didBegin], because: .mayNotBegin(field: label.english))
        return false
      }
      return textInput.begin(self)
    }
  }

  /// Ends editing this field.
  ///
  /// - Returns: `false` when the delegate refused.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder, let textInput else { return true }
    return textInput.takeTurn {
      guard shouldEndEditing else {
        omit([.didEnd, .didEndWithReason], because: .mayNotEnd(field: label.english))
        return false
      }
      // The delegate may have made another field first responder.
      if isFirstResponder { textInput.resign() }
      return !isFirstResponder
    }
  }

  // MARK: - What a person does

  /// Begins editing.
  ///
  /// - Returns: `true`; `false` if its delegate or all its targets are gone.
  public override func touched(in context: TouchContext) -> Bool {
    becomeFirstResponder()
    return !hasLostListener
  }

  // In a window only the first responder takes keys, unless another screen is above it; a field in
  // no window, as in a unit test, always does. Each key is a turn of the application. These return
  // whether the field took the key; one that is lost is reported.

  /// Types at the end of the text.
  @discardableResult
  public func insertText(_ string: String) -> Bool {
    takeTurn {
      let end = content.endIndex
      guard takesKey(), mayChange(end..<end, to: string) else { return false }
      content = replacesOnNextEdit ? string : content + string
      didChange()
      return true
    }
  }

  /// Selects all and types.
  @discardableResult
  public func replaceText(with string: String) -> Bool {
    takeTurn {
      guard takesKey(), mayChange(content.startIndex..<content.endIndex, to: string) else {
        return false
      }
      content = string
      didChange()
      return true
    }
  }

  /// Deletes the last character, if there is one.
  @discardableResult
  public func deleteBackward() -> Bool {
    takeTurn {
      guard takesKey(), !content.isEmpty,
        mayChange(content.index(before: content.endIndex)..<content.endIndex, to: "")
      else { return false }
      // The delegate may have emptied the field in `shouldChangeCharactersIn`.
      content = replacesOnNextEdit ? "" : String(content.dropLast())
      didChange()
      return true
    }
  }

  /// Touches the button that empties the field.
  @discardableResult
  public func touchClear() -> Bool {
    takeTurn {
      guard isEnabled, isInReach(), ask(.shouldClear, { $0.textFieldShouldClear(self) }) else {
        return false
      }
      content = ""
      didChange()
      return true
    }
  }

  /// Touches the Return key, and returns what the delegate returned.
  @discardableResult
  public func touchReturn() -> Bool {
    takeTurn {
      guard takesKey() else { return false }
      let isWanted = ask(.shouldReturn) { $0.textFieldShouldReturn(self) }
      // Whoever listens to the exit ends editing by that alone: <doc:Controls#Fields>.
      if isWanted {
        let ends = endsOnReturn
        tellTargets([.editingDidEndOnExit, .primaryActionTriggered], in: input)
        if ends {
          resignFirstResponder()
        } else {
          omit(
            [.shouldEnd, .didEnd, .didEndWithReason],
            because: .returnDoesNotEnd(field: label.english))
        }
      } else {
        omit(
          [.shouldEnd, .didEnd, .didEndWithReason], because: .mayNotReturn(field: label.english))
      }
      return isWanted
    }
  }

  override func attach(to textInput: TextInputContext) { textInput.attach(self) }

  private func takeTurn(_ body: () -> Bool) -> Bool {
    let turn = input?.turn
    turn?.begin()
    defer { turn?.end() }
    return body()
  }

  // MARK: - Calls of the text input

  func didBeginEditing() {
    replacesOnNextEdit = isSecureTextEntry
    tell(.didBegin) { $0.textFieldDidBeginEditing(self) }
  }

  func didEndEditing() {
    replacesOnNextEdit = false
    if notImplemented.contains(.didEndWithReason) {
      tell(.didEnd) { $0.textFieldDidEndEditing(self) }
    } else {
      tell(.didEndWithReason) { $0.textFieldDidEndEditing(self, reason: .committed) }
      // Only now is it known which of the two the delegate has.
      if !notImplemented.contains(.didEndWithReason) {
        omit([.didEnd], because: .endedWithReason)
      }
    }
  }

  private func didChange() {
    replacesOnNextEdit = false
    if let input { input.didChange(self) } else { tellTargets(.editingChanged, in: nil) }
  }

  func tellTargets(_ event: Events, in textInput: TextInputContext?) {
    guard targets != nil else { return }
    sendActions(for: event, in: textInput?.context(for: self) ?? TouchContext())
  }
}

// A field may hold a password: `dump` of a view, a controller or a window must not print it.
extension TextField: nonisolated Redacted {}
