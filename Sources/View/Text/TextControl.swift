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

  /// Touches it.
  func touch() {
    switch self {
    case .field(let line): line.field.becomeFirstResponder()
    case .button(let button): button.touch()
    }
  }
}

extension [TextControl] {
  /// The first control with a whole name: what most lines are, and quicker than any search.
  func firstIndex(called name: String) -> Int? {
    let name = name.lowercased()
    let isASCII = name.hasBytesOnly(in: 0...0x7F)
    // To change the case of what cannot be equal takes longer than all the rest.
    func isCalled(_ other: String) -> Bool {
      other.hasBytesOnly(in: 0...0x7F) == isASCII && other.lowercased() == name
    }
    for index in indices {
      let phrase = self[index].name
      if isCalled(phrase.english) || isCalled(phrase.korean) { return index }
    }
    return nil
  }
}
