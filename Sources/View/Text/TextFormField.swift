/// A text field as a line of text, with its name before it.
public final class TextFormField {
  /// What it is called, in every language.
  public let name: Phrase

  /// The field itself.
  public let field: EditableTextField

  /// Whether attention was drawn to the field since it was last drawn.
  public internal(set) var isFlashing = false

  /// Makes a field.
  public init(_ name: Phrase, field: EditableTextField) {
    self.name = name
    self.field = field
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
