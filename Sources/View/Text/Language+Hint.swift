import View

extension Language {
  /// What Return alone does in a window, or `nil` if nothing can be touched there.
  @MainActor
  func hint(in window: TextWindowView) -> String? {
    guard let screen = window.screen else { return nil }
    return hint(on: screen, touching: window.nextControl, then: window.refusedField)
  }

  /// What Return alone does on a screen where it touches a control, or `nil` if nothing can be
  /// touched there; `refused` is the field that it goes on to edit.
  ///
  /// It is a `String` and not a `Phrase`, as it is built for every screen and used in one language.
  @MainActor
  func hint(on screen: any Screen, touching control: Control?, then refused: TextControl? = nil)
    -> String?
  {
    guard let control else {
      if screen.controls.isEmpty { return nil }
      return self == .english ? "Type a name or its number" : "이름이나 번호 입력"
    }
    let label = self[control.label].printable
    let hint =
      switch (self, control is TextControl) {
      case (.english, true): "Return: fill in " + label
      case (.english, false): "Return: " + label
      case (.korean, true): "Enter: " + label + " 입력"
      case (.korean, false): "Enter: " + label
      }
    guard let refused else { return hint }
    let field = self[refused.label].printable
    return self == .english ? hint + ", then fill in " + field : hint + " 후 " + field + " 입력"
  }

  /// How to get help, after a hint.
  static let help = "  (:help)"
}
