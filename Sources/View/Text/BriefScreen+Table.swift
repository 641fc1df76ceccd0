// A table as it is said: a line for each row.
extension BriefScreen {
  mutating func add(_ table: TableView, _ reason: Phrase?, in language: Language) {
    var buttons: [Element] = []
    for line in table.lines {
      switch line {
      case .header(let title), .footer(let title):
        lines.append(ScreenLine(text: language[title].printable))
      case .row(let cell) where cell.contentElements.isEmpty:
        lines.append(
          ScreenLine(
            text: language.words(for: cell, detail: cell.detailText),
            name: language[cell.text].printable))
      case .row(let cell):
        let row = BriefScreen(of: cell.contentElements, reason: reason, in: language)
        lines += row.lines
        hints += row.hints
      case .button(let button): buttons.append(.button(button))
      }
    }
    lines += BriefScreen(of: buttons, reason: reason, in: language).lines
    if let verbs = language.verbs(table.actionNames) { hints.append(verbs) }
  }
}
