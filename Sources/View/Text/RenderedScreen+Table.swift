// A table as text: a line for each row, and below everything what else a row takes.
extension RenderedScreen {
  mutating func draw(_ table: TableView) {
    let column = detailColumn(of: table)
    for line in table.lines {
      switch line {
      case .header(let title), .footer(let title): draw(.label(title))
      case .row(let cell): draw(cell, detailsAt: column)
      case .button(let button): draw(.button(button))
      }
    }
  }

  /// Makes room for the labels of what the rows hold.
  mutating func widen(to table: TableView) {
    for element in table.visibleCells.flatMap(\.contentElements) where element.isShown {
      switch element {
      case .field(let field): widen(to: field)
      case .toggle(let toggle): widen(to: toggle)
      case .table(let table): widen(to: table)
      default: break
      }
    }
  }

  /// The widest text that has a detail beside it, as far as both fit on the paper.
  private func detailColumn(of table: TableView) -> Int {
    let widest = table.visibleCells.reduce(0) { widest, cell in
      cell.detailText == nil
        ? widest : max(widest, language.title(of: cell, on: traits).displayWidth)
    }
    guard let room = traits.room(after: 7) else { return widest }
    return min(widest, max(1, room * 2 / 3))
  }

  private mutating func draw(_ cell: TableViewCell, detailsAt column: Int) {
    guard cell.contentElements.isEmpty else {
      for element in cell.contentElements where element.isShown { draw(element) }
      return
    }
    lines.beginPart()
    let start = addNumber(of: cell)
    var row = language.title(of: cell, on: traits)
    if let detail = cell.detailText {
      row = row.cut(to: column)
      row += String(repeating: " ", count: column - row.displayWidth + 3) + text(detail)
    }
    lines.add(row.cut(to: traits.room(after: start)))
    lines.endLine()
  }

  /// Draws what else the rows of all tables take, as a person has to know the words.
  mutating func drawVerbs(of elements: [Element]) {
    for case .table(let table) in elements {
      guard let verbs = language.verbs(table.actionNames) else { continue }
      lines.beginPart()
      lines.addParagraph(verbs, after: "  ", on: traits)
    }
  }
}

@MainActor
extension Language {
  /// The text of a row with its box, or with words for that and for its sign.
  fileprivate func title(of cell: TableViewCell, on traits: TextTraits) -> String {
    if traits.isSpoken { return words(for: cell, detail: nil) }
    let text = self[cell.text].printable
    guard let isChecked = cell.isChecked else { return text }
    return (isChecked ? "[x] " : "[ ] ") + text
  }

  /// A row in words: its text, its detail, whether it is done, and its sign.
  func words(for cell: TableViewCell, detail: Phrase?) -> String {
    var words = self[cell.text].printable
    if let detail { words += ", " + self[detail].printable }
    if cell.isChecked == true { words += self == .english ? ", done" : ", 완료" }
    if cell.isSelected { words += self == .english ? " (selected)" : " (선택됨)" }
    if !cell.isEnabled { words += self == .english ? " (disabled)" : " (사용할 수 없음)" }
    return words
  }

  /// What a row takes besides a touch, or `nil` if nothing.
  func verbs(_ names: [Phrase]) -> String? {
    guard !names.isEmpty else { return nil }
    let verbs = names.map { self[$0].printable }.joined(separator: ", ")
    return self == .english ? "A row also takes: \(verbs)." : "줄 번호 뒤에 입력할 수 있는 말: \(verbs)"
  }
}
