/// The costs of two things that were measured in turn, A B B A A B …, and their ratios pair by pair.
///
/// A machine's speed drifts, and that of its disk drifts more; within a pair it hardly does, so
/// ratios can be trusted where times cannot.
struct Pairing {
  /// The ratio of each pair, A to B, sorted.
  let ratios: [Double]

  /// The cost of one A and of one B: the median of all rounds.
  let a: Double
  let b: Double

  /// Takes the pairs of A and B as they were measured, at least one.
  init(_ pairs: [(a: Double, b: Double)]) {
    ratios = pairs.map { $0.a / $0.b }.sorted()
    a = pairs.map(\.a).median
    b = pairs.map(\.b).median
  }

  /// The median of the ratios.
  var ratio: Double { ratios.median }

  /// Measures the time of two things, in nanoseconds.
  ///
  /// - Parameters:
  ///   - rounds: how many pairs.
  ///   - patience: after how many seconds fewer will do, but at least three.
  ///   - count: how often each is done in a round.
  ///   - a: what is measured.
  ///   - b: what it is measured against.
  /// - Throws: what either of them throws.
  init(
    rounds: Int, within patience: Double = .infinity, count: Int = 1, _ a: Work, against b: Work
  ) throws {
    self.init(try Self.pairs(rounds, within: patience) { isA in try (isA ? a : b).time(count) })
  }

  /// Asks for the cost of A and of B in turn.
  ///
  /// Who goes first alternates too, so that neither always profits from the other. A first round
  /// warms both up, and is not counted.
  static func pairs(
    _ rounds: Int, within patience: Double = .infinity, _ cost: (_ isA: Bool) throws -> Double
  ) rethrows -> [(a: Double, b: Double)] {
    var pairs: [(a: Double, b: Double)] = []
    let end = Stopwatch.wall.now + patience * 1e9
    for round in 0...rounds where pairs.count < 4 || Stopwatch.wall.now < end {
      let isFirst = round.isMultiple(of: 2)
      let (first, second) = (try cost(isFirst), try cost(!isFirst))
      pairs.append(isFirst ? (first, second) : (second, first))
    }
    return Array(pairs.dropFirst())
  }
}

extension [Double] {
  /// The number in the middle, or the mean of the two that are.
  var median: Double {
    let sorted = sorted()
    guard let middle = sorted.dropFirst(count / 2).first else { return .nan }
    return count.isMultiple(of: 2) ? (sorted[count / 2 - 1] + middle) / 2 : middle
  }
}
