import Model
package import View

extension Language {
  /// One of the texts, a row of a table with a column for each language; only that text is made.
  func words(_ english: @autoclosure () -> String, ko korean: @autoclosure () -> String) -> String {
    switch self {
    case .english: english()
    case .korean: korean()
    }
  }
}

// Words in place of signs and colors.
extension Language {
  /// A phrase in this language, with everything invisible or harmful escaped.
  package func text(_ phrase: Phrase) -> String { self[phrase].printable }

  /// The words that stand for the text of a secure field when signs would be read aloud.
  package var hidden: String { words("(hidden)", ko: "(가려짐)") }

  /// The words that stand for the text of an empty field.
  var empty: String { words("(empty)", ko: "(비어 있음)") }

  /// A text of several lines in one, with their number.
  package func oneLine(_ text: String) -> String {
    let lines = text.linesByNewline.map(\.printable)
    guard lines.count > 1 else { return lines.joined() }
    let count = words("(\(lines.count) lines)", ko: "(\(lines.count)줄)")
    return ([count] + lines.filter { !$0.isEmpty }).joined(separator: " ")
  }

  /// The word beside the field that is being edited, where no prompt names it.
  package var editing: String { words("(editing)", ko: "(입력 중)") }

  /// What stands behind the title of a button that might destroy something.
  package var destructive: String { words("(careful)", ko: "(주의)") }

  /// The words beside a field that was refused: the reason, if it is known.
  package func attention(_ reason: Phrase?) -> String {
    if let reason { return "(" + text(reason) + ")" }
    return words("(needs attention)", ko: "(확인 필요)")
  }

  /// The words for what is selected or disabled; none for most.
  package func state(of item: ScreenContent.Item) -> String {
    if item.marks.isDisjoint(with: [.selected, .disabled]) { return "" }
    let selected = words("(selected)", ko: "(선택됨)")
    let disabled = words("(disabled)", ko: "(사용할 수 없음)")
    if !item.marks.contains(.disabled) { return selected }
    return item.marks.contains(.selected) ? selected + " " + disabled : disabled
  }

  /// What stands beside the name of a control, with the range of a number after it.
  package func value(of item: ScreenContent.Item, before separator: String) -> String {
    guard let (value, range) = item.value else { return "" }
    return range.map { text(value) + separator + text($0) } ?? text(value)
  }

  /// Which part of a grid is shown, or `nil` if none.
  func range(of grid: ScreenContent.Grid) -> String? {
    guard let left = grid.columns.first, let right = grid.columns.last, let top = grid.rows.first,
      let bottom = grid.rows.last
    else { return nil }
    let (columns, rows) = ((text(left), text(right)), (text(top.title), text(bottom.title)))
    return words(
      "Columns \(columns.0) to \(columns.1), rows \(rows.0) to \(rows.1)",
      ko: "열 \(columns.0)~\(columns.1), 행 \(rows.0)~\(rows.1)")
  }

  /// How far something is, in ten signs.
  static func gauge(_ fraction: Double) -> String {
    // Full only when it is.
    let full = Int((max(0, min(fraction, 1)) * 10).rounded(.down))
    return String(repeating: "#", count: full) + String(repeating: "-", count: 10 - full)
  }

  /// A name or a value, and the words for the state of its control.
  func withState(_ text: String, of item: ScreenContent.Item) -> String {
    let state = state(of: item)
    return state.isEmpty ? text : text + " " + state
  }

  /// The name, and a word of warning if that is to be known before it is touched.
  package func title(of item: ScreenContent.Item) -> String {
    let title = text(item.name)
    return item.marks.contains(.destructive) ? title + " " + destructive : title
  }

  /// A row in words: its text, its detail, whether it is done, and its state.
  func words(for row: ScreenContent.Item, isChecked: Bool?, detail: Phrase?) -> String {
    var line = text(row.name)
    if let detail { line += ", " + text(detail) }
    if isChecked == true { line += words(", done", ko: ", 완료") }
    return withState(line, of: row)
  }

  /// What the rows of a list take besides a touch, or `nil` if nothing.
  func verbs(of list: [ScreenContent.Part]) -> String? {
    var names: [Phrase] = []
    for part in list {
      for verb in part.single?.row?.verbs ?? [] where !names.contains(verb) { names.append(verb) }
    }
    guard !names.isEmpty else { return nil }
    let verbs = names.map(text).joined(separator: ", ")
    return words("A row also takes: \(verbs).", ko: "줄 번호 뒤에 입력할 수 있는 말: \(verbs)")
  }
}

// What is said below a screen.
extension Language {
  /// What Return alone does on a screen where it touches a control, or `nil` if nothing can be
  /// touched there; `refused` is the field that it goes on to edit.
  ///
  /// Where it touches nothing, it may let time pass; otherwise this is what can be typed: a cell, or
  /// any name. It is a `String` and not a `Phrase`, as it is built for every screen and used in one
  /// language.
  @MainActor
  func hint(
    on screen: any Screen, touching control: Control?, then refused: TextControl? = nil,
    passesTime: Bool = false, cell: Phrase? = nil
  ) -> String? {
    guard let control else {
      if passesTime {
        return words("Return: 1 second passes (:wait 10)", ko: "Enter: 1초 지나기 (:wait 10)")
      }
      if screen.controls.isEmpty { return nil }
      if let cell = cell.map(text) {
        return words("Type a cell, such as \(cell)", ko: "셀 이름 입력 (예: \(cell))")
      }
      return words("Type a name or its number", ko: "이름이나 번호 입력")
    }
    let label = self[control.label].printable
    let hint =
      control is TextControl
      ? words("Return: fill in " + label, ko: "Enter: " + label + " 입력")
      : words("Return: " + label, ko: "Enter: " + label)
    guard let refused else { return hint }
    let field = self[refused.label].printable
    return words(hint + ", then fill in " + field, ko: hint + " 후 " + field + " 입력")
  }

  /// How to get help, after a hint.
  static let help = "  (:help)"
}
