package import View

// Numbers as a person counts with them: 0.1 and two steps of 0.1 are 0.3.
extension Double {
  /// The number without a point if it is a whole one.
  package var plain: String {
    self == rounded() && abs(self) < 1e15 ? "\(Int(self))" : "\(self)"
  }

  /// The number with as few decimals as twelve digits leave: 0.3 for 0.30000000000000004.
  package var shortened: String {
    guard let scale = decimalScale(within: 1e-12) else { return plain }
    return ((self * scale).rounded() / scale).plain
  }

  /// The sum of the number and some steps, as it is in decimals.
  package func adding(_ count: Double, of step: Double) -> Double {
    // What a few operations may be off the decimal number that is meant.
    let tolerance = 4 * Double.ulpOfOne
    guard let own = decimalScale(within: tolerance),
      let other = step.decimalScale(within: tolerance)
    else { return self + count * step }
    let scale = max(own, other)
    return ((self * scale).rounded() + count * (step * scale).rounded()) / scale
  }

  /// The least power of ten that makes the number a whole one; `nil` if it has more than 15
  /// decimals, or is too large to have any.
  private func decimalScale(within tolerance: Double) -> Double? {
    var scale = 1.0
    while scale <= 1e15, abs(self * scale) <= 0x1p53 {
      if abs((self * scale).rounded() / scale - self) <= abs(self) * tolerance { return scale }
      scale *= 10
    }
    return nil
  }
}

extension Phrase {
  /// The least and the greatest number that a control takes.
  package static func range(_ range: ClosedRange<Double>) -> Phrase {
    let (least, greatest) = (range.lowerBound.shortened, range.upperBound.shortened)
    return Phrase("\(least) to \(greatest)", ko: "\(least)~\(greatest)")
  }
}
