import Model

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

  /// Whether anybody is told of a touch.
  var isHeard: Bool {
    switch self {
    case .field: true
    case .button(let button): button.isHeard
    }
  }

  /// Touches it.
  func touch() {
    switch self {
    case .field(let field): field.becomeFirstResponder()
    case .button(let button): button.touch()
    }
  }
}

extension [TextElement] {
  /// The control with a number, from 0, or `nil` where there are fewer.
  func control(at position: Int) -> TextControl? {
    var left = position
    for index in indices {
      guard let control = self[index].control else { continue }
      if left == 0 { return control }
      left -= 1
    }
    return nil
  }

  /// The number of the first control with a whole name, from 0: what most lines are, and quicker
  /// than any search.
  func positionOfControl(called name: String) -> Int? {
    let name = name.lowercased()
    let isASCII = name.hasBytesOnly(in: 0...0x7F)
    // To change the case of what cannot be equal takes longer than all the rest.
    func isCalled(_ other: String) -> Bool {
      other.hasBytesOnly(in: 0...0x7F) == isASCII && other.lowercased() == name
    }
    var position = 0
    for index in indices {
      guard let phrase = self[index].control?.name else { continue }
      if isCalled(phrase.english) || isCalled(phrase.korean) { return position }
      position += 1
    }
    return nil
  }
}

extension TextElement {
  /// The element as something to touch, or `nil` if it is none.
  var control: TextControl? {
    switch self {
    case .field(let field): .field(field)
    case .button(let button): .button(button)
    default: nil
    }
  }
}
