/// A table of budgets, 98 columns wide.
enum Table {
  static let header = line(
    "what", "against", ["ratio", "min", "max", "must"], ["it", "against"], "")

  static func line(
    _ name: String, _ reference: String, _ ratios: [String], _ costs: [String], _ verdict: String
  ) -> String {
    name.padded(to: 29) + reference.padded(to: 20) + ratios.map { $0.padded(before: 6) }.joined()
      + costs.map { $0.padded(before: 9) }.joined() + "  " + verdict
  }
}

extension String {
  /// The text with spaces behind it.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it.
  func padded(before width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
