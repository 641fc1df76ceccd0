/// A line of text that a program changes: UIKit's `UILabel`.
///
/// ```swift
/// let sum = Label()
/// sum.text = "\(3) cups"
/// let elements: [Element] = [.title("Order"), .label(sum)]
/// ```
@MainActor
public final class Label {
  /// The text, or `nil` for none.
  public var text: Phrase? {
    get { content }
    set { content = newValue }
  }

  /// Whether it is left out of its screen.
  public var isHidden: Bool {
    get { isLeftOut }
    set { isLeftOut = newValue }
  }

  // Not public: else each access is guarded at run time.
  private var content: Phrase?
  private var isLeftOut = false

  /// What a person sees of it: the text, unless it is hidden.
  public var shownText: Phrase { isLeftOut ? "" : content ?? "" }

  /// Whether a person sees anything of it.
  var isShown: Bool {
    guard !isLeftOut, let content else { return false }
    return !content.english.isEmpty || !content.korean.isEmpty
  }

  /// Creates a label.
  public init(_ text: Phrase? = nil) { content = text }
}
