extension Language {
  /// What Return alone does on a screen, and where to ask for more.
  ///
  /// No `Phrase`: it is said below every screen, and only one language of it.
  func hint(for control: TextControl?) -> String {
    switch (self, control) {
    case (.english, .field(let field)?): "Return edits \(field.name.english).  :help"
    case (.english, .button(let button)?): "Return touches \(button.name.english).  :help"
    case (.korean, .field(let field)?): "Return: \(field.name.korean) 입력.  :help"
    case (.korean, .button(let button)?): "Return: \(button.name.korean) 누르기.  :help"
    case (_, nil): ":help"
    }
  }
}
