extension Language {
  /// What Return alone does on a screen, and where to ask for more.
  ///
  /// No `Phrase`: it is said below every screen, and only one language of it.
  func hint(for control: TextControl?) -> String {
    switch (self, control) {
    case (.english, .field(let field)?): hint("Return edits ", field.name.english, ".  :help")
    case (.english, .button(let button)?):
      hint("Return touches ", button.name.english, ".  :help")
    case (.korean, .field(let field)?): hint("Return: ", field.name.korean, " 입력.  :help")
    case (.korean, .button(let button)?): hint("Return: ", button.name.korean, " 누르기.  :help")
    case (_, nil): ":help"
    }
  }

  /// The three put together at once: an interpolation takes longer than the rest of a screen's line.
  private func hint(_ beginning: String, _ name: String, _ end: String) -> String {
    let length = beginning.utf8.count + name.utf8.count + end.utf8.count
    return String(unsafeUninitializedCapacity: length) { text in
      var place = text.update(fromContentsOf: beginning.utf8)
      place = text[place...].update(fromContentsOf: name.utf8)
      place = text[place...].update(fromContentsOf: end.utf8)
      return place
    }
  }
}
