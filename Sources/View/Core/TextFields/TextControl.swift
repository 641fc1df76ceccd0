public import Model

/// Something that holds a text which a person edits: what a `TextField` and a `TextView` share.
///
/// It can become first responder while its screen is in a window.
///
/// ```swift
/// let window = makeWindow(.field(tea), .textView(wishes))
/// let texts: [TextControl] = [tea, wishes]
/// for text in texts {
///   window.touch(text)
///   text.insertText("Hot")
/// }
/// #expect(texts.allSatisfy { $0.text == "Hot" } && wishes.isFirstResponder)
/// ```
public class TextControl: Control {
  // Flags first: they lie beside those of `Control`, which takes 16 bytes less.

  /// What kind of text is expected, or `nil`.
  public final var textContentType: TextContentType?

  // As in UIKit, looked up once for each delegate: to ask in vain each time makes a flow that is
  // recorded a fifth longer.
  final var notImplemented: DelegateMethods = []

  final var delegateRecord = DelegateRecord()

  /// Whether the next key replaces the whole text.
  final var replacesOnNextEdit = false

  /// The number of its request to be edited, made in no window; 0 without one.
  final var pendingRequest: UInt32 = 0

  // A password that is shown for a while is still a secret.
  final var isSecret = false

  /// Whether its text is a secret, for a renderer: a stored property of a package is guarded.
  package final var holdsSecret: Bool { isSecret }

  /// Whether the text is highlighted; this ends when a person has seen it.
  public final var isHighlighted: Bool {
    get { flags.contains(.highlighted) }
    set {
      set(.highlighted, newValue)
      if isHighlighted { note("isHighlighted = true") }
    }
  }

  /// Whether the text is shown as one that cannot be accepted, for as long as this is set; what is
  /// disabled is not shown so.
  public final var isInvalid: Bool {
    get { flags.contains(.invalid) }
    set {
      guard isInvalid != newValue else { return }
      set(.invalid, newValue)
      note("isInvalid = \(newValue)")
    }
  }

  /// The text; setting it calls no method of the delegate.
  ///
  /// It is optional as in UIKit, and never `nil` when it is read: `nil` empties it.
  public final var text: String? {
    get { content }
    set {
      content = newValue ?? ""
      guard let input else { return }
      input.log.record(
        Event(
          .call, label.english, "text = \(shown(content))", from: .controller, to: .view))
      input.log.decide(.textSetByProgram(self))
    }
  }

  // The text, never `nil`. Not public: else each access is guarded.
  private(set) final var content = ""

  final var input: TextInputContext?

  /// The text input of the window that shows it, or `nil`.
  public final var textInput: TextInputContext? { input }

  /// Whether this is what is being edited.
  public final var isFirstResponder: Bool { input?.firstResponder === self }

  /// Whether a person can use it; editing ends, and the delegate is not asked, when this becomes
  /// `false`: <doc:Text-Fields#Ending>.
  public final override var isEnabled: Bool {
    didSet { if !isEnabled { endEditingUnasked() } }
  }

  /// Whether it is left out of its screen; editing ends as when it is disabled.
  public final override var isHidden: Bool {
    didSet { if isHidden, !oldValue { endEditingUnasked() } }
  }

  private func endEditingUnasked() {
    pendingRequest = 0
    if isFirstResponder { input?.endEditing(true) }
  }

  /// Whether there is any text.
  public final var hasText: Bool { !content.isEmpty }

  /// The text, never `nil`, for a renderer.
  package final var typedText: String { content }

  /// The text without white space around it.
  public final var trimmedText: String { content.trimmed }

  // MARK: - What a field and a text view do in their own ways

  /// The delegate, or `nil`.
  package var delegateObject: AnyObject? { nil }

  /// Whether the text is hidden.
  package var hidesText: Bool { false }

  /// Whether Return calls a delegate or a target, or changes anything.
  package var handlesReturn: Bool { true }

  /// A method of the delegate as the log shows it; nothing for one that this kind does not have.
  package func call(_ method: DelegateMethods) -> Event.Call { "" }

  /// The calls that report a change, as the log shows them.
  package var changeCalls: [Event.Call] { [] }

  /// Whether the keyboard comes before the delegate is notified of the beginning.
  var keyboardComesFirst: Bool { false }
  /// Whether the delegate is asked about Delete where there is no text.
  var asksToDeleteNothing: Bool { false }

  var shouldBeginEditing: Bool { true }
  var shouldEndEditing: Bool { true }
  func mayChange(_ range: Range<String.Index>, to string: String) -> Bool { true }
  func didBeginEditing() {}
  func didEndEditing() {}
  /// A person has changed the text.
  func reportChange() {}
  /// Tells targets and observers of what a person did.
  func tell(_ change: TextChange, in input: TextInputContext) {}
  /// Whether its delegate was released, or all its targets were: then an event calls none of them.
  var hasLostListener: Bool { delegateRecord.isReleased(delegateObject) }

  // MARK: - Managing the responder

  /// Starts editing this, and ends editing what was edited before.
  ///
  /// In no window, as in `viewDidLoad`, it is edited as soon as it is in one:
  /// <doc:Text-Fields#Before-the-window>.
  ///
  /// - Returns: `false` when it is in no window, when it is disabled, or when a delegate refused.
  @discardableResult
  public final func becomeFirstResponder() -> Bool {
    if input == nil { TextInputContext.attachLate(self) }
    guard isEnabled else {
      decide(.beginningIsDisabled(self))
      return false
    }
    guard let textInput, !textInput.isClosed else {
      TextInputContext.remember(self)
      return false
    }
    pendingRequest = 0
    textInput.forgetRequest()
    if isFirstResponder {
      decide(.isEdited(self))
      return true
    }
    return textInput.takeTurn {
      guard shouldBeginEditing else {
        decide(.mayNotBegin(self))
        return false
      }
      return textInput.begin(self)
    }
  }

  /// Ends editing this, or withdraws what it asked for in no window.
  ///
  /// - Returns: `false` when the delegate refused.
  @discardableResult
  public final func resignFirstResponder() -> Bool {
    pendingRequest = 0
    guard isFirstResponder, let textInput else { return true }
    return textInput.takeTurn {
      guard shouldEndEditing else {
        decide(.mayNotEnd(self))
        return false
      }
      // The delegate may have made something else first responder.
      if isFirstResponder { textInput.resign() }
      return !isFirstResponder
    }
  }

  // MARK: - What a person does

  /// Begins editing.
  ///
  /// - Returns: `true`; `false` if its delegate or all its targets are gone.
  public final override func touched(in context: TouchContext) -> Bool {
    becomeFirstResponder()
    return !hasLostListener
  }

  // In a window only the first responder takes keys, unless another screen is above it; what is in
  // no window, as in a unit test, always does. Each key is a turn of the application. These return
  // whether the key was taken; one that is lost is reported.

  /// Types at the end of the text.
  @discardableResult
  public final func insertText(_ string: String) -> Bool {
    takeTurn {
      let end = content.endIndex
      guard takesKey(), mayChange(end..<end, to: string) else { return false }
      didEdit(replacesOnNextEdit ? string : content + string)
      return true
    }
  }

  /// Selects all and types.
  @discardableResult
  public final func replaceText(with string: String) -> Bool {
    takeTurn {
      guard takesKey(), mayChange(content.startIndex..<content.endIndex, to: string) else {
        return false
      }
      didEdit(string)
      return true
    }
  }

  /// Deletes the last character, if there is one.
  ///
  /// In an empty text view its delegate is asked, and nothing changes:
  /// <doc:Text-Fields#Text-views>.
  @discardableResult
  public final func deleteBackward() -> Bool {
    takeTurn {
      let wasEmpty = content.isEmpty
      guard takesKey(), !wasEmpty || asksToDeleteNothing else { return false }
      let end = content.endIndex
      guard mayChange((wasEmpty ? end : content.index(before: end))..<end, to: ""), !wasEmpty
      else { return false }
      // The delegate may have emptied the text in the meantime.
      didEdit(replacesOnNextEdit ? "" : String(content.dropLast()))
      return true
    }
  }

  /// Touches the Return key: see the subclasses.
  @discardableResult
  public func touchReturn() -> Bool { false }

  final func takeTurn(_ body: () -> Bool) -> Bool {
    let turn = input?.turn
    turn?.begin()
    defer { turn?.end() }
    return body()
  }

  /// A person has changed the text to another one.
  final func didEdit(_ text: String) {
    content = text
    replacesOnNextEdit = false
    reportChange()
  }

  /// Whether a key is taken; one that is lost in a window is reported.
  // Inlined, as each key asks.
  @inline(__always)
  final func takesKey() -> Bool {
    if let input, input.isEditingUppermost(self) { return true }
    return mayTakeKey()
  }

  private final func mayTakeKey() -> Bool {
    guard isEnabled else {
      decide(.keyIsDisabled(self))
      return false
    }
    guard let input, input.firstResponder !== self || input.isCovered(self) else { return true }
    decide(input.isCovered(self) ? .keyIsBelowAnotherScreen(self) : .isNotEdited(self))
    input.log.report(TouchDiagnostic.keyLost(field: label.english), from: "Window")
    return false
  }
}

/// What a person did to a text.
enum TextChange {
  case began, changed, ended

  /// The event of a field's targets.
  var event: Control.Events {
    switch self {
    case .began: .editingDidBegin
    case .changed: .editingChanged
    case .ended: .editingDidEnd
    }
  }
}

// It may hold a password: `dump` of a view, a controller or a window must not print it.
extension TextControl: nonisolated Redacted {}
