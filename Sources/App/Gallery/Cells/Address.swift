/// The place of a cell: A0 to Z99.
struct Address: Hashable, Sendable {
  static let (columns, rows) = (26, 100)

  let column: Int
  let row: Int

  init?(column: Int, row: Int) {
    guard (0..<Self.columns).contains(column), (0..<Self.rows).contains(row) else { return nil }
    (self.column, self.row) = (column, row)
  }

  /// The place of a name, in either case.
  init?(_ name: some StringProtocol) {
    guard let match = String(name).wholeMatch(of: /([A-Za-z])(0|[1-9][0-9]?)/),
      let letter = match.1.uppercased().utf8.first, let row = Int(match.2)
    else { return nil }
    self.init(column: Int(letter - UInt8(ascii: "A")), row: row)
  }

  var name: String { Self.letter(column) + "\(row)" }

  static func letter(_ column: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(column)))
  }
}
