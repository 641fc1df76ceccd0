/// Something that a person can touch.
enum TextControl {
  case field(TextFormField)
  case button(TextButton)

  var name: Phrase {
    switch self {
    case .field(let field): field.name
    case .button(let button): button.name
    }
  }

  func touch() {
    switch self {
    case .field(let line): line.field.becomeFirstResponder()
    case .button(let button): button.touch()
    }
  }
}
