import Model
import View
import ViewKit

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
    case .ambiguous(let positions): refuse(positions, among: names)
    case .ambiguousValue(let values, _): refuse(listing: values) { .ambiguous($0) }
    case .unknownValue(let position): refuse(.unknownValue(of: names.controls[position]))
    case .verbWithoutName(let verb, let position): refuse(.verbWithoutName(verb, of: position))
    case .several: refuse(.several)
    case .unknown(let nearest):
      let suggestion = suggestion(for: line)?.label
      refuse(
        .unknown(nearest: suggestion ?? nearest.map { names.controls[$0].label }),
        listing: names.numberedNames
      ) { .available($0) }
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

  /// Finds what a line means elsewhere in a grid, or on the other pages of a list, unless something on the screen has the
  /// whole name; the page of what was found is shown.
  func find(
    _ line: String, elsewhereOn screen: any Screen, unless meaning: LineMeaning,
    among names: ScreenNames
  ) -> (meaning: LineMeaning, names: ScreenNames)? {
    let views = screen.shownElements.compactMap(\.source)
    for case let grid as CollectionView in views where !names.has(line.lowercased()) {
      guard let place = grid.indexPath(named: line), grid.cellForItem(at: place) == nil else {
        continue
      }
      grid.scrollToItem(at: place)
      let names = ScreenNames(of: screen)
      return (names.meaning(of: line), names)
    }
    for case let table as TableView in views where table.hasPages {
      if let position = meaning.position, names.isWhole(line, at: position) { return nil }
      let verbs = table.actionNames.flatMap(\.translations).map { $0.lowercased() }
      let lines = line.lowercased().withoutVerb(of: verbs)
      let rows = table.rowsElsewhere { name in lines.contains { name.isCalled($0) } }
      guard let row = rows.first else { continue }
      if rows.count > 1 { return (.several, names) }
      table.scrollToRow(at: row)
      let names = ScreenNames(of: screen)
      return (names.meaning(of: line), names)
    }
    return nil
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
  /// A line, and what is left of it without one of some verbs before or behind it.
  fileprivate func withoutVerb(of verbs: [String]) -> [String] {
    var lines = [self]
    for verb in verbs {
      if hasSuffix(" " + verb) { lines.append(String(dropLast(verb.count)).trimmed) }
      if hasPrefix(verb + " ") { lines.append(String(dropFirst(verb.count)).trimmed) }
    }
    return lines
  }

  /// Whether a line is the Escape key.
  package var isEscapeKey: Bool { utf8.first == 0x1B && utf8.count == 1 }
}
