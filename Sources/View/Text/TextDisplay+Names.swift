// What a line does that names something on the screen, and the Escape key.
extension TextDisplay {
  /// The control that was asked for its value by the last line, while it is on the screen.
  var askedControl: (any ValueControl)? {
    guard let asked = askedForValue, let screen = window?.screen else { return nil }
    return screen.valueControls.contains { $0 === asked } ? asked : nil
  }

  /// Does what a line means; otherwise says why nothing was done, and what can be.
  func follow(
    _ meaning: LineMeaning, of line: String, among names: ScreenNames, in window: TextWindowView
  ) {
    switch meaning {
    case .touch(let position): touch(names.controls[position], in: window)
    case .set(let position, let touched):
      guard isUsable(names.controls[position]), let touched else { return }
      touch(touched, in: window)
    case .perform(let action, let position):
      let control = names.controls[position]
      if isUsable(control) { window.perform(action, on: control) }
    case .ambiguous(let positions): refuse(.ambiguous(positions, among: names))
    case .ambiguousValue(let values, _): refuse(.ambiguous(values))
    case .unknownValue(let position): refuse(.unknownValue(of: names.controls[position]))
    case .verbAlone(let verb, let position): refuse(.verbAlone(verb.name, of: position))
    case .unknown(let nearest):
      let suggestion = suggestion(for: line)?.label
      refuse(.unknown(nearest: suggestion ?? nearest.map { names.controls[$0].label }))
      say(.available(names))
    }
  }

  private func touch(_ control: Control, in window: TextWindowView) {
    guard isUsable(control) else { return }
    guard control.asksForValue, let control = control as? any ValueControl else {
      window.touch(control)
      return
    }
    askedForValue = control
    say(.askForValue(of: control))
  }

  /// Whether a control is enabled; otherwise says that it is not.
  private func isUsable(_ control: Control) -> Bool {
    if control.isEnabled { return true }
    refuse(.disabled(control.label))
    return false
  }

  func touchEscape() {
    if window?.editedField == nil, askedControl != nil { return askedForValue = nil }
    guard let window, window.screen != nil else { return refuse(.nothingShown) }
    let wasEdited = window.editedField != nil
    let isDone = window.touchEscape()
    if wasEdited, window.editedField == nil { drawAgain() }
    if !isDone { refuse(.escapeDoesNothing) }
  }

  /// Lets the screen be drawn even if nothing changed: a person must see that a field was left.
  func drawAgain() {
    drawn = TextBuffer()
    said.isLost = true
  }
}

extension ScreenNames {
  /// Finds what a line means, also as the value that was asked for.
  func meaning(of line: String, answering asked: Control?) -> LineMeaning {
    guard let asked, let position = controls.firstIndex(where: { $0 === asked }) else {
      return meaning(of: line)
    }
    return meaning(ofValue: line, for: position)
  }
}

extension Screen {
  /// The controls that take a value after their names.
  var valueControls: [any ValueControl] {
    ScreenNames(of: self).controls.compactMap { $0 as? any ValueControl }
  }
}

extension String {
  /// Whether a line is the Escape key.
  package var isEscapeKey: Bool { utf8.first == 0x1B && utf8.count == 1 }
}
