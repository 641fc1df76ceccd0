/// The times of two things measured in turn, A B A B …, and their ratios pair by pair.
///
/// A machine's speed drifts; within a pair it hardly does, so ratios can be trusted where times
/// cannot.
struct Pairing {
  /// The ratio of each pair, A to B, sorted.
  let ratios: [Double]
  /// The time of one A and of one B, in nanoseconds: the median of all rounds.
  let a: Double
  let b: Double

  /// Measures.
  ///
  /// - Parameters:
  ///   - rounds: how many pairs.
  ///   - count: how often each is run in a round.
  ///   - a: what is measured.
  ///   - b: what it is measured against.
  /// - Throws: what either of them throws.
  init(
    rounds: Int, count: Int, _ a: () throws -> Void, against b: () throws -> Void
  ) throws {
    var (times, ratios): ([(Double, Double)], [Double]) = ([], [])
    // The first round warms up, and is not counted.
    for round in 0...rounds {
      // Who goes first alternates too, so that neither always profits from the other.
      let first = try Self.time(count, round.isMultiple(of: 2) ? a : b)
      let second = try Self.time(count, round.isMultiple(of: 2) ? b : a)
      let pair = round.isMultiple(of: 2) ? (first, second) : (second, first)
      guard round > 0 else { continue }
      times.append(pair)
      ratios.append(pair.0 / pair.1)
    }
    self.ratios = ratios.sorted()
    self.a = times.map(\.0).sorted()[rounds / 2]
    self.b = times.map(\.1).sorted()[rounds / 2]
  }

  /// The median of the ratios.
  var ratio: Double { ratios[ratios.count / 2] }

  private static func time(_ count: Int, _ body: () throws -> Void) throws -> Double {
    let start = ContinuousClock.now
    for _ in 0..<count { try body() }
    let elapsed = ContinuousClock.now - start
    let nanoseconds =
      Double(elapsed.components.seconds) * 1e9
      + Double(elapsed.components.attoseconds) / 1e9
    return nanoseconds / Double(count)
  }
}
