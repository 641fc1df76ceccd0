/// A line of text that a program changes: UIKit's `UILabel`.
@MainActor
public final class Label {
  /// The text, or `nil` for none.
  public var text: Phrase?

  /// Whether it is left out of its screen.
  public var isHidden = false

  /// Creates a label.
  public init(_ text: Phrase? = nil) { self.text = text }
}
