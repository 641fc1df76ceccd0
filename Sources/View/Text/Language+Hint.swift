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
  func hint(on screen: any Screen, touching control: Control?, then refused: TextField? = nil)
    -> String?
  {
    guard let control else {
      if screen.controls.isEmpty { return nil }
      return self == .english ? "Type a name or its number" : "이름이나 번호 입력"
    }
    let label = self[control.label].printable
    let hint =
      switch (self, control is TextField) {
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

  // MARK: - Words in place of signs

  /// The words that stand for the text of a secure field when signs would be read aloud.
  var hidden: String { self == .english ? "(hidden)" : "(가려짐)" }

  /// The words that stand for the text of an empty field.
  var empty: String { self == .english ? "(empty)" : "(비어 있음)" }

  /// The word beside the field that is being edited, where no prompt names it.
  var editing: String { self == .english ? "(editing)" : "(입력 중)" }

  /// The words beside a field that was refused: the reason, if it is known.
  func attention(_ reason: Phrase?) -> String {
    if let reason { return "(" + self[reason].printable + ")" }
    return self == .english ? "(needs attention)" : "(확인 필요)"
  }

  /// Whether a switch is on.
  @MainActor
  func value(of toggle: Switch) -> String { self[toggle.isOn ? .on : .off] }

  /// The words for a control that is selected or disabled; none for most.
  @MainActor
  func state(of control: Control) -> String {
    state(isSelected: control.isSelected, isEnabled: control.isEnabled)
  }

  func state(isSelected: Bool, isEnabled: Bool) -> String {
    if !isSelected, isEnabled { return "" }
    let selected = self == .english ? "(selected)" : "(선택됨)"
    let disabled = self == .english ? "(disabled)" : "(사용할 수 없음)"
    if isEnabled { return selected }
    return isSelected ? selected + " " + disabled : disabled
  }

  /// A name or a value, and the words for the state of its control.
  @MainActor
  func withState(_ text: String, of control: Control) -> String {
    let state = state(of: control)
    return state.isEmpty ? text : text + " " + state
  }

  /// A button's title, with its role if that is to be known before it is touched.
  @MainActor
  func title(of button: Button) -> String {
    let title = self[button.label].printable
    return button.role == .destructive ? title + " " + destructive : title
  }

  /// What stands behind the title of a button that might destroy something.
  var destructive: String { self == .english ? "(careful)" : "(주의)" }
}
