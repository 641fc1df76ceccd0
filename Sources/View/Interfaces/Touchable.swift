/// Something in a view that a person can touch, and what it is called.
public enum Touchable {
  /// A field, which a touch begins to edit.
  case field(Phrase, EditableTextField)
  /// A button, and what a touch does.
  case button(Phrase, () -> Void)

  /// What it is called, in every language.
  public var name: Phrase {
    switch self {
    case .field(let name, _), .button(let name, _): name
    }
  }

  /// The field, or `nil` for a button.
  public var field: EditableTextField? {
    if case .field(_, let field) = self { field } else { nil }
  }

  /// Touches it.
  public func touch() {
    switch self {
    case .field(_, let field): field.becomeFirstResponder()
    case .button(_, let action): action()
    }
  }
}
