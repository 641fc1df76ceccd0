import Foundation

/// What one thing may cost, measured against another in the same run.
struct Budget {
  let name: String
  /// What it is measured against.
  let reference: String
  /// The most that the median of the ratios may be.
  let must: Double
  let pairing: Pairing

  var isKept: Bool { pairing.ratio <= must }

  /// One line of the table.
  var row: String {
    let figures = [pairing.ratio, pairing.ratios.first ?? 0, pairing.ratios.last ?? 0, must]
      .map { String(format: "%8.2f", $0) }.joined()
    let times = [pairing.a, pairing.b].map { String(format: "%12.0f", $0) }.joined()
    return name.padding(toLength: 34, withPad: " ", startingAt: 0) + figures + times
      + (isKept ? "  kept" : "  BROKEN") + "  against \(reference)"
  }

  static let header =
    "what".padding(toLength: 34, withPad: " ", startingAt: 0)
    + "   ratio     min     max    must        A ns        B ns"

  /// The same for a program to read.
  var json: [String: Any] {
    [
      "name": name, "reference": reference, "must": must, "ratio": pairing.ratio,
      "min": pairing.ratios.first ?? 0, "max": pairing.ratios.last ?? 0, "a_ns": pairing.a,
      "b_ns": pairing.b, "kept": isKept,
    ]
  }
}
