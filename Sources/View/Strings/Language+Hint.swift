extension Language {
  /// What Return alone does on a screen, and where to ask for more.
  ///
  /// No `Phrase`: it is said below every screen, and only one language of it.
  func hint(for control: TextControl?) -> String {
    switch (self, control) {
    case (.english, .field(let field)?): hint("Return edits ", field.name.english, ".")
    case (.english, .button(let button)?): hint("Return touches ", button.name.english, ".")
    case (.korean, .field(let field)?): hint("Return: ", field.name.korean, " 입력.")
    case (.korean, .button(let button)?): hint("Return: ", button.name.korean, " 누르기.")
    case (_, nil): ":help"
    }
  }

  /// Added up in one place with room for all, which an interpolation would look for anew.
  private func hint(_ beginning: String, _ name: String, _ end: String) -> String {
    var hint = ""
    hint.reserveCapacity(64)
    hint += beginning
    hint += name
    hint += end
    hint += "  :help"
    return hint
  }
}
