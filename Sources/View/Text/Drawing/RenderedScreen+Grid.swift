import View

extension RenderedScreen {
  /// Draws a grid: as many columns beside each other as fit, and the others below; then the
  /// buttons.
  mutating func draw(_ grid: ScreenContent.Grid) {
    let titles = grid.rows.map { language.text($0.title) }
    let head = titles.map(\.displayWidth).max() ?? 0
    let texts = grid.rows.map { row in row.cells.map { text(of: $0) } }
    // One column at least has room; in words nothing is cut that has.
    let room = traits.room(after: 4 + head + 2) ?? .max
    let limit = traits.isSpoken ? room : min(Self.widest, room)
    let widths = grid.columns.indices.map { column in
      let column = texts.map { $0[column] } + [language.text(grid.columns[column])]
      return min(limit, column.map(\.displayWidth).reduce(Self.narrowest, max))
    }
    var first = 0
    while first < widths.count {
      var (end, width) = (first, 4 + head)
      while end < widths.count, end == first || fits(width + widths[end] + 2) {
        width += widths[end] + 2
        end += 1
      }
      lines.addSpaces(4 + head)
      for column in first..<end {
        draw(language.text(grid.columns[column]), after: "  ", widths[column])
      }
      lines.endLine()
      for (row, cells) in grid.rows.enumerated() {
        lines.addSpaces(4 + head - titles[row].displayWidth)
        lines.add(titles[row])
        for column in first..<end {
          let sign = traits.isSpoken ? " " : cells.cells[column].marks.sign
          draw(texts[row][column], after: " " + sign, widths[column])
        }
        lines.endLine()
      }
      first = end
    }
    draw(grid.buttons)
  }

  private static let (narrowest, widest) = (5, 14)

  private func fits(_ width: Int) -> Bool { traits.columns.map { width <= $0 } ?? true }

  /// The text of a cell; where signs are read aloud, with the words for them.
  private func text(of cell: ScreenContent.Item) -> String {
    let text = language.text(cell.text)
    guard traits.isSpoken else { return text }
    return text.isEmpty ? language.state(of: cell) : language.withState(text, of: cell)
  }

  private mutating func draw(_ text: String, after gap: String, _ width: Int) {
    let shown = text.cut(to: width)
    lines.add(gap)
    lines.add(shown)
    // Those at the end of a line are taken away with its end.
    lines.addSpaces(max(0, width - shown.displayWidth))
  }
}
