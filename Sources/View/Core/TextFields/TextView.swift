package import Model

/// A text of several lines that a person edits: UIKit's `UITextView`.
///
/// Return types a line break. At a prompt it takes lines up to one that is only a point; a line of
/// two points is a line with one. The first line replaces the text, each other one is added below.
///
/// ```swift
/// let wishes = TextView("Wishes")
/// wishes.delegate = table
/// let window = makeWindow(.textView(wishes))
/// window.touch(wishes)
/// wishes.insertText("No sugar.")
/// wishes.touchReturn()
/// wishes.insertText("Hot milk.")
/// #expect(wishes.text == "No sugar.\nHot milk." && table.lines == 2)
/// ```
public final class TextView: TextControl {
  /// The delegate, held weakly.
  public var delegate: (any TextViewDelegate)? {
    get { delegateStorage }
    set {
      delegateStorage = newValue
      notImplemented = []
      delegateRecord.didSet(newValue)
    }
  }

  private weak var delegateStorage: (any TextViewDelegate)?

  /// Whether a person can edit it: the same as `isEnabled`, so editing ends when it becomes
  /// `false`.
  public var isEditable: Bool {
    get { isEnabled }
    set { isEnabled = newValue }
  }

  /// Whether a line was typed since editing began: then the next one is added below.
  package private(set) var hasTypedLine = false

  /// Creates an empty text view.
  public override init(_ label: Phrase) { super.init(label) }

  // MARK: - What a person does

  /// Types a line break.
  @discardableResult
  public override func touchReturn() -> Bool { insertText("\n") }

  /// Types a line, as a person at a prompt does.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  package func typeLine(_ line: String) -> Bool {
    takeTurn {
      guard hasTypedLine else {
        hasTypedLine = replaceText(with: line)
        return hasTypedLine
      }
      touchReturn()
      // The delegate may have ended editing at the line break.
      return isFirstResponder && insertText(line)
    }
  }

  // MARK: - What it asks and tells

  package override var delegateObject: AnyObject? { delegateStorage }

  override var keyboardComesFirst: Bool { true }

  override var asksToDeleteNothing: Bool { true }

  override var shouldBeginEditing: Bool {
    ask(.shouldBegin) { delegateStorage?.textViewShouldBeginEditing(self) }
  }

  override var shouldEndEditing: Bool {
    ask(.shouldEnd) { delegateStorage?.textViewShouldEndEditing(self) }
  }

  override func mayChange(_ range: Range<String.Index>, to string: String) -> Bool {
    mayChange(
      "textView(\(label.english), shouldChangeTextIn: …, replacementText: \(shown(string)))"
    ) { delegateStorage?.textView(self, shouldChangeTextIn: range, replacementText: string) }
  }

  override func didBeginEditing() {
    hasTypedLine = false
    tell(.didBegin) { delegateStorage?.textViewDidBeginEditing(self) }
  }

  override func didEndEditing() {
    hasTypedLine = false
    tell(.didEnd) { delegateStorage?.textViewDidEndEditing(self) }
  }

  override func reportChange() {
    guard let input else { return tellOfChange() }
    input.tell(.text(.changed, self)) { tellOfChange() }
  }

  private func tellOfChange() {
    tell(.didChange) { delegateStorage?.textViewDidChange(self) }
  }

  override func tell(_ change: TextChange, in input: TextInputContext) {
    input.textObservers.tell {
      switch change {
      case .began: $0.textDidBeginEditing(self)
      case .changed: $0.textDidChange(self)
      case .ended: $0.textDidEndEditing(self)
      }
    }
  }

  // MARK: - What the log shows

  package override var changeCalls: [Event.Call] { [call(.didChange)] }

  package override func call(_ method: DelegateMethods) -> Event.Call {
    let name = label.english
    return switch method {
    case .shouldBegin: "textViewShouldBeginEditing(\(name))"
    case .didBegin: "textViewDidBeginEditing(\(name))"
    case .shouldEnd: "textViewShouldEndEditing(\(name))"
    case .didEnd: "textViewDidEndEditing(\(name))"
    case .shouldChange: "textView(\(name), shouldChangeTextIn: …, replacementText: …)"
    case .didChange: "textViewDidChange(\(name))"
    default: ""
    }
  }
}

/// Controls and observes the editing of text views: UIKit's methods, all optional.
///
/// ```swift
/// extension WishesController: TextViewDelegate {
///   func textView(
///     _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
///     replacementText text: String
///   ) -> Bool {
///     (textView.text ?? "").count + text.count <= 200
///   }
///
///   func textViewDidChange(_ textView: TextView) {
///     lines = (textView.text ?? "").split(separator: "\n").count
///   }
/// }
/// ```
@MainActor
public protocol TextViewDelegate: AnyObject {
  /// Whether editing may begin. Called before the text view becomes first responder.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool

  /// Editing began: the text view is first responder.
  func textViewDidBeginEditing(_ textView: TextView)

  /// Whether a key may change the text; Return types a line break.
  ///
  /// The range is in the text before the change; the text is empty when something is deleted.
  ///
  /// - Parameters:
  ///   - textView: the text view.
  ///   - range: what is replaced, in the text before the change.
  ///   - text: what is typed, or an empty text.
  /// - Returns: whether the text may change so.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool

  /// A person has changed the text.
  func textViewDidChange(_ textView: TextView)

  /// Whether editing may end; `false` keeps the text view first responder.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool

  /// Editing ended.
  func textViewDidEndEditing(_ textView: TextView)
}

// A default says so to the log, which then has no call: the delegate does not implement the method.
extension TextViewDelegate {
  /// Returns `true`.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    textView.byDefault(.shouldBegin, of: self, true)
  }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {
    textView.byDefault(.didBegin, of: self)
  }

  /// Returns `true`.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { textView.byDefault(.shouldChange, of: self, true) }

  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {
    textView.byDefault(.didChange, of: self)
  }

  /// Returns `true`.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    textView.byDefault(.shouldEnd, of: self, true)
  }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {
    textView.byDefault(.didEnd, of: self)
  }
}
