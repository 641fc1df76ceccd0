extension Language {
  /// What Return alone does on a screen, and how to get help.
  ///
  /// It is a `String` and not a `Phrase`, as it is built for every screen and used in one language.
  @MainActor
  func hint(for control: Control?) -> String {
    guard let control else { return ":help" }
    let label = self[control.label].printable
    return switch (self, control is TextField) {
    case (.english, true): "Return edits \(label).  :help"
    case (.english, false): "Return touches \(label).  :help"
    case (.korean, true): "Return: \(label) 입력.  :help"
    case (.korean, false): "Return: \(label) 누르기.  :help"
    }
  }
}
