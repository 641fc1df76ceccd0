/// What one thing may cost, against another that is measured in the same run.
struct Budget {
  /// What is measured.
  let name: String

  /// What it is measured against.
  let reference: String

  /// The most that the median of the ratios may be; `nil` where it is only shown.
  var must: Double?

  /// The ratio that would be good, where that is less.
  var aim: Double?

  /// What the two costs are counted in.
  var unit = Quantity.Unit.nanoseconds

  /// Measures both.
  let measure: () throws -> Pairing
}
