import SystemEdit

// What libedit cannot draw: its rows and columns go wrong where wide characters change in the
// middle of a line, and where the terminal gets another width.
extension LineEditor {
  /// Moves to the end of the line, so that what is written next is not in it.
  func moveToEnd() {
    let end = place(after: characters, of: shown.columns)
    let rows = String(repeating: "\n", count: max(0, end.row - cursor.row))
    output.write(rows + move(to: end.column))
  }

  /// Draws a line with wide characters again after a key that did more than to add or erase at the
  /// end, or to move within a row.
  func redraw() {
    let (line, before) = (characters, shown.line)
    shown.line = line
    if (prompt + line + before).allSatisfy(\.isNarrow) { return }
    // A search for an earlier line has a row of its own below.
    if line.contains(where: \.isNewline) { return }
    let (end, cursor) = (place(after: line, of: shown.columns), cursor)
    if line == before {
      if end.row == 0 { return }
    } else if afterCursor.isEmpty {
      if line.starts(with: before) || before.starts(with: line) { return }
    }
    // The terminal wraps it; a row that is full to its last column is left by one more character.
    output.write(clearing(from: cursor.row) + end.text + (end.column == 0 ? " \r" : ""))
    if end.row > cursor.row { output.write("\u{1B}[\(end.row - cursor.row)A") }
    output.write(move(to: cursor.column))
  }

  /// Makes room for another character, or for several: libedit writes beyond its own rows
  /// otherwise, and crashes.
  func grow(for added: [EditedCharacter] = []) {
    // A character has eight columns at most.
    let widest = 8
    let more = 3 + widest / shown.columns
    let count = prompt.count + length + added.count
    guard count * widest / shown.columns + more > rows else { return }
    let needed = place(after: characters + added, of: shown.columns).row + more
    guard needed > rows else { return }
    rows = needed * 2
    output.write(clearing(from: cursor.row))
    vestibule_edit_grow(library, editor, Int32(rows))
    vestibule_edit_draw(library, editor)
  }

  /// Draws the line again after the terminal has got another width.
  func resize() {
    let columns = output.columns
    guard columns != shown.columns, isSmall else { return }
    let rows = max(
      place(after: characters, of: columns).row, place(after: characters, of: shown.columns).row)
    // How a terminal wrapped several rows again is unknown: they stay, and the line is drawn below.
    if rows > 0 { output.write(String(repeating: "\n", count: rows + 1)) }
    shown.columns = columns
    output.write(clearing(from: 0))
    vestibule_edit_resize(library, editor)
    self.rows = output.rows
    vestibule_edit_draw(library, editor)
    grow()
  }

  /// Clears everything from the prompt on, while the terminal's cursor is in some row of the line.
  private func clearing(from row: Int) -> String {
    "\r" + (row > 0 ? "\u{1B}[\(row)A" : "") + "\u{1B}[J"
  }

  private func move(to column: Int) -> String {
    "\r" + (column > 0 ? "\u{1B}[\(column)C" : "")
  }

  private var cursor: (row: Int, column: Int) {
    let cursor = place(after: beforeCursor, of: shown.columns)
    // A wide character that does not fit into its row takes the cursor with it.
    guard let next = afterCursor.first?.parts(at: cursor.column).first,
      cursor.column + next.columns > shown.columns
    else { return (cursor.row, cursor.column) }
    return (cursor.row + 1, 0)
  }

  /// The place after some characters, from the prompt on, and what is shown up to there.
  private func place(
    after characters: [EditedCharacter], of columns: Int
  ) -> (row: Int, column: Int, text: String) {
    var (row, column, text) = (0, 0, "")
    for character in prompt + characters {
      for part in character.parts(at: column) {
        if column + part.columns > columns { (row, column) = (row + 1, 0) }
        text += part.text
        column += part.columns
        if column >= columns { (row, column) = (row + 1, 0) }
      }
    }
    return (row, column, text)
  }
}
