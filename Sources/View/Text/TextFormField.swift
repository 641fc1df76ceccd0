/// A text field as a line of text, with its name before it.
public final class TextFormField: EditableTextField {
  /// What it is called, in every language.
  public let name: Phrase

  /// Whether attention was drawn to the field since it was last drawn.
  public internal(set) var isFlashing: Bool {
    get { flashes }
    set { flashes = newValue }
  }

  // See `EditableTextField`.
  private var flashes = false

  /// Makes an empty field.
  ///
  /// - Parameters:
  ///   - name: what it is called, in every language.
  ///   - placeholder: what stands in the field while it is empty.
  ///   - isSecureTextEntry: whether the text is hidden.
  public init(_ name: Phrase, placeholder: String = "", isSecureTextEntry: Bool = false) {
    self.name = name
    super.init(placeholder: placeholder, isSecureTextEntry: isSecureTextEntry)
  }

  // Cheaper than an isolated one; see `ViewController`.
  nonisolated deinit {}
}
