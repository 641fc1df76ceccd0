@testable import View
@testable import ViewText

/// What a terminal shows of what was written to it: as much of one as the editor of lines needs.
nonisolated struct ShownScreen {
  /// How wide it is now.
  var columns: Int
  /// How far up its cursor can go.
  private let height: Int
  /// How often it was to ring.
  private(set) var bells = 0
  /// What it did not understand.
  private(set) var unknown: [String] = []
  /// A cell for each column; the second one of a wide character is empty.
  private var rows: [[String]] = [[]]
  private var (row, column) = (0, 0)

  init(columns: Int, height: Int = 24) {
    (self.columns, self.height) = (columns, height)
  }

  /// Its rows, with a sign where the cursor is.
  var text: String {
    var shown = rows.map { $0.joined() }
    shown[row] = (padded(row, to: column).prefix(column) + ["‸"] + rows[row].dropFirst(column))
      .joined()
    while shown.count > row + 1, shown.last?.allSatisfy({ $0 == " " }) == true {
      shown.removeLast()
    }
    return shown.map { line in
      String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// Writes a text with sequences of control characters.
  mutating func write(_ text: String) {
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\r": column = 0
      case "\n": (row, column) = (row + 1, 0)
      case "\u{8}": column = max(0, min(column, columns - 1) - 1)
      case "\u{7}": bells += 1
      case "\u{1B}": perform(&rest)
      default: put(scalar)
      }
      while rows.count <= row { rows.append([]) }
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = scalar.displayWidth
    guard width > 0 else {
      if column > 0, rows[row].count >= column {
        rows[row][column - 1].unicodeScalars.append(scalar)
      }
      return
    }
    // A full row is left by the next character only.
    if column + width > columns { (row, column) = (row + 1, 0) }
    while rows.count <= row { rows.append([]) }
    rows[row] = padded(row, to: column + width)
    // Half a wide character is none.
    if rows[row][column].isEmpty { rows[row][column - 1] = " " }
    if column + width < rows[row].count, rows[row][column + width].isEmpty {
      rows[row][column + width] = " "
    }
    rows[row][column] = String(scalar)
    if width == 2 { rows[row][column + 1] = "" }
    column += width
  }

  private func padded(_ row: Int, to count: Int) -> [String] {
    rows[row] + Array(repeating: " ", count: max(0, count - rows[row].count))
  }

  /// Performs the sequence that follows an Escape.
  private mutating func perform(_ rest: inout ArraySlice<Unicode.Scalar>) {
    if rest.first == "]" {
      while let scalar = rest.popFirst(), scalar != "\u{7}" {
        if scalar == "\u{1B}", rest.popFirst() == "\\" { break }
      }
      return
    }
    var parameters = ""
    guard rest.popFirst() == "[" else { return unknown.append("an Escape") }
    while let scalar = rest.popFirst() {
      if ("0"..."?").contains(scalar) {
        parameters.unicodeScalars.append(scalar)
        continue
      }
      // None and zero are one.
      let number = max(1, Int(parameters) ?? 1)
      column = min(column, columns - 1)
      switch scalar {
      case "A": row = max(0, rows.count - height, row - number)
      case "B": row = min(rows.count - 1, row + number)
      case "C": column = min(columns - 1, column + number)
      case "D": column = max(0, column - number)
      case "G": column = min(columns, number) - 1
      case "J" where parameters.isEmpty:
        rows.removeSubrange((row + 1)...)
        rows[row] = Array(rows[row].prefix(column))
      case "K" where parameters.isEmpty: rows[row] = Array(rows[row].prefix(column))
      case "P":
        rows[row].removeSubrange(
          min(column, rows[row].count)..<min(column + number, rows[row].count))
      case "@":
        rows[row] = padded(row, to: column)
        rows[row].insert(contentsOf: Array(repeating: " ", count: number), at: column)
      case "m": break
      default: unknown.append("\(parameters)\(scalar)")
      }
      return
    }
  }
}
