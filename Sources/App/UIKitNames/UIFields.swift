public import Foundation
import Model
public import View

/// Which view stands for which control, for the methods of delegates; held weakly.
@MainActor
enum Views {
  private static var entries: [ObjectIdentifier: Entry] = [:]

  private struct Entry { weak var view: UIView? }

  static func note(_ view: UIView, for object: AnyObject) {
    entries[ObjectIdentifier(object)] = Entry(view: view)
  }

  static func forget(_ object: AnyObject) { entries[ObjectIdentifier(object)] = nil }

  static func of<Kind: UIView>(_ object: AnyObject, _ kind: Kind.Type = Kind.self) -> Kind? {
    entries[ObjectIdentifier(object)]?.view as? Kind
  }
}

/// A field with one line of text.
///
/// Return leaves it, unless its delegate refuses: at a prompt there is no touch elsewhere.
open class UITextField: UIControl, UITextInputTraits {
  /// The field that it stands for.
  let core: TextField

  /// The field on the screen.
  open override var control: Control { core }

  override var ownElements: [Element] { [.field(core)] }

  /// Creates a field.
  public override init(frame: CGRect) {
    core = TextField()
    core.resignsOnReturn = true
    super.init(frame: frame)
    Views.note(self, for: core)
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  /// Creates the view of a field that is there.
  init(of field: TextField) {
    core = field
    super.init(frame: .zero)
    Views.note(self, for: core)
  }

  isolated deinit { Views.forget(core) }

  /// The text; setting it calls no method of the delegate.
  open var text: String? {
    get { core.text }
    set { core.text = newValue }
  }

  /// The text; how it looks is not drawn.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }

  /// What is shown while it is empty: its name, if no label is right above it.
  open var placeholder: String? {
    get { core.placeholder == "" ? nil : core.placeholder.english }
    set { core.placeholder = Phrase(verbatim: newValue ?? "") }
  }

  /// The same; how it looks is not drawn.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }

  /// A name for one without a placeholder.
  open override var accessibilityLabel: String? {
    didSet { if core.placeholder == "" { core.rename(Phrase(verbatim: accessibilityLabel ?? "")) } }
  }

  override func takesName(_ name: String) -> Bool {
    guard core.placeholder == "", accessibilityLabel == nil else { return false }
    core.rename(Phrase(verbatim: name))
    return true
  }

  /// The delegate, held weakly.
  open weak var delegate: (any UITextFieldDelegate)? {
    didSet { core.delegate = delegate }
  }

  /// Whether the text is hidden, as a password is.
  open var isSecureTextEntry: Bool {
    get { core.isSecureTextEntry }
    set { core.isSecureTextEntry = newValue }
  }

  /// What kind of text is expected, or `nil`.
  open var textContentType: UITextContentType? {
    didSet { core.textContentType = textContentType?.kind }
  }

  /// Whether it is edited.
  open var isEditing: Bool { core.isFirstResponder }
  /// Whether there is any text.
  open var hasText: Bool { core.hasText }
  /// Whether it is edited.
  open override var isFirstResponder: Bool { core.isFirstResponder }
  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Starts editing it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { core.becomeFirstResponder() }
  /// Ends editing it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { core.resignFirstResponder() }

  /// Whether it is emptied when editing begins: a person at a prompt types a new text anyway.
  open var clearsOnBeginEditing = false
  /// When a button empties it: not drawn; `:clear` at a prompt does it.
  open var clearButtonMode = ViewMode.never
  /// What is in front of the text: not drawn.
  open var leftView: UIView?
  /// When that is shown: not drawn.
  open var leftViewMode = ViewMode.never
  /// What is behind the text: not drawn.
  open var rightView: UIView?
  /// When that is shown: not drawn.
  open var rightViewMode = ViewMode.never
  /// A border: not drawn.
  open var borderStyle = BorderStyle.none
  /// What comes in place of a keyboard: nothing.
  open var inputView: UIView?
  /// What is above a keyboard: nothing.
  open var inputAccessoryView: UIView?
  /// Whether the text becomes smaller: not drawn.
  open var adjustsFontSizeToFitWidth = false

  /// The kind of keyboard, which is kept.
  open var keyboardType = UIKeyboardType.default
  /// What the Return key is called, which is kept.
  open var returnKeyType = UIReturnKeyType.default
  /// What becomes a capital, which is kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected, which is kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked, which is kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether Return needs a text, which is kept.
  open var enablesReturnKeyAutomatically = false

  /// A border.
  public enum BorderStyle: Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A bezel.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When something is shown.
  public enum ViewMode: Sendable {
    /// Never.
    case never
    /// During editing.
    case whileEditing
    /// Except during editing.
    case unlessEditing
    /// Always.
    case always
  }
}

/// Decides about a field and is told of it: all methods are optional.
@MainActor
public protocol UITextFieldDelegate: TextFieldDelegate {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether a key may change the text; the range is in the text before it.
  ///
  /// - Parameters: those that UIKit has.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the clear button may empty the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// The Return key was touched.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// The selection changed: it never does.
  func textFieldDidChangeSelection(_ textField: UITextField)
}

// A default says so to the log, as those of the framework do.
extension UITextFieldDelegate {
  /// Returns `true`.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.core.byDefault(.shouldBegin, of: self, true)
  }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.core.byDefault(.didBegin, of: self)
  }
  /// Returns `true`.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.core.byDefault(.shouldEnd, of: self, true)
  }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    textField.core.byDefault(.didEnd, of: self)
  }
  /// Returns `true`.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { textField.core.byDefault(.shouldChange, of: self, true) }
  /// Returns `true`.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    textField.core.byDefault(.shouldClear, of: self, true)
  }
  /// Returns `true`.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.core.byDefault(.shouldReturn, of: self, true)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Asks the method with UIKit's name.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    Views.of(textField).map(textFieldShouldBeginEditing) ?? true
  }
  /// Calls the method with UIKit's name.
  public func textFieldDidBeginEditing(_ textField: TextField) {
    Views.of(textField).map(textFieldDidBeginEditing)
  }
  /// Asks the method with UIKit's name.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    Views.of(textField).map(textFieldShouldEndEditing) ?? true
  }
  /// Calls the method with UIKit's name.
  public func textFieldDidEndEditing(_ textField: TextField) {
    Views.of(textField).map(textFieldDidEndEditing)
  }
  /// Asks the method with UIKit's name.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: Range<String.Index>,
    replacementString string: String
  ) -> Bool {
    guard let view = Views.of(textField, UITextField.self) else { return true }
    let range = NSRange(range, in: textField.text ?? "")
    return self.textField(view, shouldChangeCharactersIn: range, replacementString: string)
  }
  /// Asks the method with UIKit's name.
  public func textFieldShouldClear(_ textField: TextField) -> Bool {
    Views.of(textField).map(textFieldShouldClear) ?? true
  }
  /// Asks the method with UIKit's name.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool {
    Views.of(textField).map(textFieldShouldReturn) ?? true
  }
}

/// A text of several lines.
open class UITextView: UIScrollView, UITextInputTraits {
  let core = TextView("")

  override var ownElements: [Element] { [.textView(core)] }

  /// Creates a text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Views.note(self, for: core)
  }

  /// Nothing: there are no storyboards.
  public required init?(coder: NSCoder) { return nil }

  isolated deinit { Views.forget(core) }

  /// The text on the screen: a test touches it.
  public var control: Control { core }

  /// The text; setting it calls no method of the delegate.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { core.text }
    set { core.text = newValue }
  }

  /// The text; how it looks is not drawn.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { NSAttributedString(string: text) }
    set { text = newValue?.string }
  }

  /// Its name, if no label is right above it.
  open override var accessibilityLabel: String? {
    didSet { core.rename(Phrase(verbatim: accessibilityLabel ?? "")) }
  }

  override func takesName(_ name: String) -> Bool {
    guard accessibilityLabel == nil else { return false }
    core.rename(Phrase(verbatim: name))
    return true
  }

  /// The delegate, held weakly.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { core.delegate = delegate }
  }

  /// Whether a person can edit it.
  open var isEditable: Bool {
    get { core.isEditable }
    set { core.isEditable = newValue }
  }

  /// Whether it is left out of the screen.
  open override var isHidden: Bool { didSet { core.isHidden = isHidden } }
  /// Whether a person can select a part: nothing is selected here.
  open var isSelectable = true
  /// Whether there is any text.
  open var hasText: Bool { core.hasText }
  /// What is around the text: not drawn.
  open var textContainerInset = UIEdgeInsets.zero
  /// Whether it is edited.
  open override var isFirstResponder: Bool { core.isFirstResponder }
  /// Whether it can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Starts editing it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { core.becomeFirstResponder() }
  /// Ends editing it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { core.resignFirstResponder() }
  /// What comes in place of a keyboard: nothing.
  open var inputView: UIView?
  /// What is above a keyboard: nothing.
  open var inputAccessoryView: UIView?
  /// The kind of keyboard, which is kept.
  open var keyboardType = UIKeyboardType.default
  /// What the Return key is called, which is kept.
  open var returnKeyType = UIReturnKeyType.default
  /// What becomes a capital, which is kept.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether mistakes are corrected, which is kept.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether mistakes are marked, which is kept.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether Return needs a text, which is kept.
  open var enablesReturnKeyAutomatically = false
}

/// Decides about a text view and is told of it: all methods are optional.
@MainActor
public protocol UITextViewDelegate: TextViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether a key may change the text; the range is in the text before it.
  ///
  /// - Parameters: those that UIKit has.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    textView.core.byDefault(.shouldBegin, of: self, true)
  }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {
    textView.core.byDefault(.didBegin, of: self)
  }
  /// Returns `true`.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { textView.core.byDefault(.shouldChange, of: self, true) }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {
    textView.core.byDefault(.didChange, of: self)
  }
  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    textView.core.byDefault(.shouldEnd, of: self, true)
  }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {
    textView.core.byDefault(.didEnd, of: self)
  }

  /// Asks the method with UIKit's name.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    Views.of(textView).map(textViewShouldBeginEditing) ?? true
  }
  /// Calls the method with UIKit's name.
  public func textViewDidBeginEditing(_ textView: TextView) {
    Views.of(textView).map(textViewDidBeginEditing)
  }
  /// Asks the method with UIKit's name.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool {
    guard let view = Views.of(textView, UITextView.self) else { return true }
    let range = NSRange(range, in: textView.text ?? "")
    return self.textView(view, shouldChangeTextIn: range, replacementText: text)
  }
  /// Calls the method with UIKit's name.
  public func textViewDidChange(_ textView: TextView) {
    Views.of(textView).map(textViewDidChange)
  }
  /// Asks the method with UIKit's name.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    Views.of(textView).map(textViewShouldEndEditing) ?? true
  }
  /// Calls the method with UIKit's name.
  public func textViewDidEndEditing(_ textView: TextView) {
    Views.of(textView).map(textViewDidEndEditing)
  }
}

/// What is set of a keyboard: it is kept, and no keyboard is drawn.
@MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// What the Return key is called.
  var returnKeyType: UIReturnKeyType { get set }
  /// What becomes a capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether mistakes are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
}

/// A kind of keyboard: kept, and nothing else.
public enum UIKeyboardType: Sendable {
  /// The usual one.
  case `default`
  /// Letters without accents.
  case asciiCapable
  /// Numbers and signs.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Numbers alone.
  case numberPad
  /// Numbers of telephones.
  case phonePad
  /// Names and numbers of telephones.
  case namePhonePad
  /// Addresses of mails.
  case emailAddress
  /// Numbers with a point.
  case decimalPad
  /// Short messages.
  case twitter
  /// What is looked for.
  case webSearch
}

/// What the Return key is called: kept, and nothing else.
public enum UIReturnKeyType: Sendable {
  /// Return.
  case `default`
  /// Go.
  case go
  /// Join.
  case join
  /// Next.
  case next
  /// Search.
  case search
  /// Send.
  case send
  /// Done.
  case done
  /// Continue.
  case `continue`
}

/// What becomes a capital: kept, and nothing else.
public enum UITextAutocapitalizationType: Sendable {
  /// Nothing.
  case none
  /// Each word.
  case words
  /// Each sentence.
  case sentences
  /// All letters.
  case allCharacters
}

/// Whether mistakes are corrected: kept, and nothing else.
public enum UITextAutocorrectionType: Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// Whether mistakes are marked: kept, and nothing else.
public enum UITextSpellCheckingType: Sendable {
  /// As usual.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// What kind of text a field expects; those that are here are known, others are kept.
public struct UITextContentType: Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// An address of a mail.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that comes once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// A number of a telephone.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")

  var kind: TextContentType? {
    let kinds: [(UITextContentType, TextContentType)] = [
      (.emailAddress, .emailAddress), (.password, .password), (.newPassword, .newPassword),
    ]
    return kinds.first { $0.0 == self }?.1
  }
}
