/// A cost that has no limit, for a person to know.
struct Figure {
  let name: String
  let value: Double
  let unit: Quantity.Unit

  var row: String { name.padded(to: 49) + "\(Quantity(value, unit))".padded(before: 9) }

  /// The same for a program to read.
  var json: [String: Any] { ["name": name, "value": value, "unit": unit.rawValue] }
}
