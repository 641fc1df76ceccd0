extension Language {
  /// What Return alone does on a screen, and where to ask for more.
  @MainActor
  func hint(for control: Control?) -> String {
    guard let control else { return ":help" }
    let phrase =
      control is TextField
      ? Phrase("Return edits \(control.label.english)", ko: "Return: \(control.label.korean) 입력")
      : Phrase("Return touches \(control.label.english)", ko: "Return: \(control.label.korean) 누르기")
    return self[phrase].printable + ".  :help"
  }
}
