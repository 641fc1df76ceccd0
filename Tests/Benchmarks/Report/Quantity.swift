import Foundation

/// A cost as a person reads it: three digits and a unit.
struct Quantity: CustomStringConvertible {
  /// What a cost is counted in.
  nonisolated enum Unit: String {
    case nanoseconds = "ns"
    case bytes = "B"
    case instructions = "instr"
  }

  let value: Double
  let unit: Unit

  init(_ value: Double, _ unit: Unit) {
    (self.value, self.unit) = (value, unit)
  }

  var description: String {
    var (value, index) = (value, 0)
    while value >= 999.5, index < names.count - 1 {
      value /= 1000
      index += 1
    }
    // Three digits are as many as a noisy machine can tell.
    let digits = index == 0 && unit != .nanoseconds || value >= 99.5 ? 0 : value >= 9.95 ? 1 : 2
    return String(format: "%.\(digits)f ", value) + names[index]
  }

  private var names: [String] {
    switch unit {
    case .nanoseconds: ["ns", "µs", "ms", "s"]
    case .bytes: ["B", "kB", "MB", "GB"]
    case .instructions: ["i", "ki", "Mi", "Gi"]
    }
  }
}
