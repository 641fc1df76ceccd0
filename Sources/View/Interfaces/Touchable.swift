/// Something in a view that a person can touch, and what it is called.
public enum Touchable {
  /// A field, which a touch begins to edit.
  case field(Phrase, EditableTextField)
  /// A button, whether anybody is told of a touch, and what a touch does.
  case button(Phrase, isHeard: Bool = true, () -> Void)

  /// What it is called, in every language.
  public var name: Phrase {
    switch self {
    case .field(let name, _), .button(let name, _, _): name
    }
  }

  /// The field, or `nil` for a button.
  public var field: EditableTextField? {
    if case .field(_, let field) = self { field } else { nil }
  }

  /// Whether anybody is told of a touch: a button whose delegate is nobody does nothing.
  ///
  /// A field can be edited without a delegate.
  public var isHeard: Bool {
    switch self {
    case .field: true
    case .button(_, let isHeard, _): isHeard
    }
  }

  /// Touches it.
  public func touch() {
    switch self {
    case .field(_, let field): field.becomeFirstResponder()
    case .button(_, _, let action): action()
    }
  }
}
