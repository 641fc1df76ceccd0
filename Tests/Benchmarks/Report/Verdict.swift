import Foundation

/// A budget, and what was measured.
struct Verdict {
  let budget: Budget
  let pairing: Pairing

  var isKept: Bool { budget.must.map { pairing.ratio <= $0 } ?? true }

  /// Whether it is even what the budget aims at.
  var isGood: Bool { budget.aim.map { pairing.ratio <= $0 } ?? false }

  /// One line of the table.
  var row: String {
    Table.line(
      budget.name, budget.reference,
      [pairing.ratio, pairing.ratios.first, pairing.ratios.last, budget.must]
        .map { $0.map { String(format: "%.2f", $0) } ?? "" },
      [pairing.a, pairing.b].map { "\(Quantity($0, budget.unit))" },
      budget.must == nil ? "" : isGood ? "good" : isKept ? "kept" : "BROKEN")
  }

  /// The same for a program to read.
  var json: [String: Any] {
    var json: [String: Any] = [
      "name": budget.name, "reference": budget.reference,
      "ratio": pairing.ratio, "min": pairing.ratios.first ?? 0, "max": pairing.ratios.last ?? 0,
      "a": pairing.a, "b": pairing.b, "unit": budget.unit.rawValue, "rounds": pairing.ratios.count,
      "kept": isKept, "good": isGood,
    ]
    json["must"] = budget.must
    json["aim"] = budget.aim
    return json
  }
}
