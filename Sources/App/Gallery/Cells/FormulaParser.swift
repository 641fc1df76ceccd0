import Vestibule

/// Reads a formula: `E` is a number, a cell, or a function of such and of ranges.
struct FormulaParser {
  private var rest: Substring
  private var depth = 0

  /// The formula behind the sign `=`, or `nil` if it is none.
  static func formula(_ text: String) -> Formula? {
    var parser = FormulaParser(rest: text[...])
    guard let formula = parser.expression() else { return nil }
    return parser.rest.isEmpty ? formula : nil
  }

  /// The number that a text is: a sign, digits, at most one point with a digit beside it.
  static func number(_ text: some StringProtocol) -> Double? {
    let text = String(text).trimmed
    guard text.wholeMatch(of: /[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)/) != nil,
      let number = Double(text), number.isFinite
    else { return nil }
    return number
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func expression() -> Formula? {
    let word = word()
    if let number = Self.number(word) { return .number(number) }
    if let address = Address(word) { return .cell(address) }
    // A line is short; a formula that nests deeper than this is no use.
    guard let function = Formula.Function(rawValue: word.lowercased()), depth < 500, take("(")
    else { return nil }
    depth += 1
    defer { depth -= 1 }
    var parts: [Formula] = []
    repeat {
      guard let more = argument() else { return nil }
      parts += more
    } while take(",")
    guard take(")"), function.takesAny || parts.count == 2 else { return nil }
    return .call(function, parts)
  }

  /// An expression, or all cells of a range, row by row.
  private mutating func argument() -> [Formula]? {
    let beginning = rest
    guard let first = Address(word()), take(":") else {
      rest = beginning
      return expression().map { [$0] }
    }
    guard let last = Address(word()) else { return nil }
    let columns = min(first.column, last.column)...max(first.column, last.column)
    let rows = min(first.row, last.row)...max(first.row, last.row)
    return rows.flatMap { row in
      columns.compactMap { Address(column: $0, row: row).map(Formula.cell) }
    }
  }

  /// What goes on up to a sign that ends it.
  private mutating func word() -> Substring {
    skipBlanks()
    let word = rest.prefix { !"(),: ".contains($0) }
    rest = rest.dropFirst(word.count)
    return word
  }

  private mutating func take(_ sign: Character) -> Bool {
    skipBlanks()
    guard rest.first == sign else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }
}
