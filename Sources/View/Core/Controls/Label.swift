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
  public var text: Phrase?

  /// Whether it is left out of its screen.
  public var isHidden = false

  /// What a person sees of it: the text, unless it is hidden.
  public var shownText: Phrase { isHidden ? "" : text ?? "" }

  /// Whether a person sees anything of it.
  var isShown: Bool { shownText != "" }

  /// Creates a label.
  public init(_ text: Phrase? = nil) { self.text = text }
}
