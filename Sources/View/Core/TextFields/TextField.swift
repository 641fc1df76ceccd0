package import Model

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
public final class TextField: TextControl {
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

  /// Whether Return ends editing, as a target of `editingDidEndOnExit` makes it in UIKit.
  ///
  /// A delegate that returns `false` from `textFieldShouldReturn(_:)` prevents it.
  public var resignsOnReturn: Bool {
    get { flags.contains(.resigns) }
    set { set(.resigns, newValue) }
  }

  /// The text that is shown while the field is empty.
  public var placeholder: Phrase {
    get { hint }
    set { hint = newValue }
  }
  // Not public: else each access is guarded.
  private var hint: Phrase

  /// The delegate, held weakly.
  public var delegate: (any TextFieldDelegate)? {
    get { delegateStorage }
    set {
      delegateStorage = newValue
      notImplemented = []
      delegateRecord.didSet(newValue)
    }
  }

  // Not public: else each access is guarded, which costs a flow a tenth.
  private weak var delegateStorage: (any TextFieldDelegate)?

  /// The name of the field: its label or, if it has none, its placeholder.
  public override var label: Phrase { hasPlaceholderAsLabel ? placeholder : name }

  /// Whether it has no label of its own.
  var hasPlaceholderAsLabel: Bool { name.english.isEmpty }

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - label: its name, by which a person finds it.
  ///   - placeholder: what it shows while it is empty.
  ///   - isSecureTextEntry: whether only dots are shown of its text.
  public init(_ label: Phrase = "", placeholder: Phrase = "", isSecureTextEntry: Bool = false) {
    hint = placeholder
    super.init(label)
    isSecret = isSecureTextEntry
    set(.secure, isSecureTextEntry)
  }

  // MARK: - What a person does

  /// Touches the button that empties the field.
  @discardableResult
  public func touchClear() -> Bool {
    takeTurn {
      guard isEnabled, isInReach(),
        ask(.shouldClear, { delegateStorage?.textFieldShouldClear(self) })
      else { return false }
      didEdit("")
      return true
    }
  }

  /// Whether a person can touch the field's buttons; a touch below another screen is reported.
  private func isInReach() -> Bool {
    guard let input, input.isCovered(self) else { return true }
    decide(.clearIsBelowAnotherScreen(self))
    input.log.report(TouchDiagnostic.outOfReach(control: label.english), from: "Window")
    return false
  }

  /// Touches the Return key, and returns what the delegate returned.
  @discardableResult
  public override func touchReturn() -> Bool {
    takeTurn {
      guard takesKey() else { return false }
      let isWanted = ask(.shouldReturn) { delegateStorage?.textFieldShouldReturn(self) }
      // A target for the exit is enough to end editing: <doc:Controls#Fields>.
      if isWanted {
        let ends = endsOnReturn
        tellTargets([.editingDidEndOnExit, .primaryActionTriggered], in: input)
        if ends {
          resignFirstResponder()
        } else {
          decide(.returnDoesNotEnd(self))
        }
      } else {
        decide(.mayNotReturn(self))
      }
      return isWanted
    }
  }

  /// Whether Return ends editing, unless the delegate refuses it.
  package var endsOnReturn: Bool { resignsOnReturn || hasTarget(for: .editingDidEndOnExit) }

  package override var handlesReturn: Bool {
    delegate != nil || endsOnReturn || hasTarget(for: .primaryActionTriggered)
  }

  // MARK: - What it asks and tells

  package override var delegateObject: AnyObject? { delegateStorage }

  package override var hidesText: Bool { isSecureTextEntry }

  override var hasLostListener: Bool {
    super.hasLostListener || targets != nil && !hasTarget
  }

  override var shouldBeginEditing: Bool {
    ask(.shouldBegin) { delegateStorage?.textFieldShouldBeginEditing(self) }
  }

  override var shouldEndEditing: Bool {
    ask(.shouldEnd) { delegateStorage?.textFieldShouldEndEditing(self) }
  }

  override func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    mayChange(
      """
      textField(\(label.english), shouldChangeCharactersIn: …, \
      replacementString: \(shown(string)))
      """
    ) {
      delegateStorage?.textField(self, shouldChangeCharactersIn: range, replacementString: string)
    }
  }

  override func didBeginEditing() {
    replacesOnNextEdit = isSecureTextEntry
    tell(.didBegin) { delegateStorage?.textFieldDidBeginEditing(self) }
  }

  override func didEndEditing() {
    replacesOnNextEdit = false
    if notImplemented.contains(.didEndWithReason) {
      tell(.didEnd) { delegateStorage?.textFieldDidEndEditing(self) }
    } else {
      tell(.didEndWithReason) { delegateStorage?.textFieldDidEndEditing(self, reason: .committed) }
      // Only now is it known which of the two the delegate has.
      if !notImplemented.contains(.didEndWithReason) {
        decide(.endedWithReason(self))
      }
    }
  }

  /// The default of the method with a reason: calls the one without.
  func needsNoReason(_ delegate: any TextFieldDelegate) {
    guard delegate === delegateStorage else { return delegate.textFieldDidEndEditing(self) }
    byDefault(.didEndWithReason, of: delegate)
    tell(.didEnd) { delegateStorage?.textFieldDidEndEditing(self) }
  }

  override func reportChange() {
    if let input { input.didChange(self) } else { tellTargets(.editingChanged, in: nil) }
  }

  override func tell(_ change: TextChange, in input: TextInputContext) {
    tellTargets(change.event, in: input)
    input.textObservers.tell {
      switch change {
      case .began: $0.textDidBeginEditing(self)
      case .changed: $0.textDidChange(self)
      case .ended: $0.textDidEndEditing(self)
      }
    }
  }

  private func tellTargets(_ event: Events, in textInput: TextInputContext?) {
    guard targets != nil else { return }
    sendActions(for: event, in: textInput?.context(for: self) ?? TouchContext())
  }

  // MARK: - What the log shows

  package override var changeCalls: [Event.Call] { ["editingChanged(\(label.english))"] }

  package override func call(_ method: DelegateMethods) -> Event.Call {
    let name = label.english
    return switch method {
    case .shouldBegin: "textFieldShouldBeginEditing(\(name))"
    case .didBegin: "textFieldDidBeginEditing(\(name))"
    case .shouldEnd: "textFieldShouldEndEditing(\(name))"
    case .didEnd: "textFieldDidEndEditing(\(name))"
    case .didEndWithReason: "textFieldDidEndEditing(\(name), reason: committed)"
    case .shouldClear: "textFieldShouldClear(\(name))"
    case .shouldChange:
      "textField(\(name), shouldChangeCharactersIn: …, replacementString: …)"
    default: "textFieldShouldReturn(\(name))"
    }
  }
}

/// What kind of text a field expects: UIKit's `UITextContentType`.
///
/// ```swift
/// let email = TextField("Email")
/// email.textContentType = .emailAddress
/// let password = TextField("Password", isSecureTextEntry: true)
/// password.textContentType = .newPassword
/// ```
public enum TextContentType: Sendable {
  /// An email address.
  case emailAddress
  /// The password of an account that exists.
  case password
  /// A new password, which a person chooses. A terminal does not show it, so it is asked for twice.
  case newPassword
}
