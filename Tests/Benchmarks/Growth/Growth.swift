import Foundation
import Workshop

/// How the cost of one thing grows with the number of others.
struct Growth {
  /// What is measured.
  let name: String

  /// The largest slope: 1 is linear, 0 is flat; `nil` where it is only shown.
  var must: Double?

  /// How many others there are, from few to many.
  let sizes: [Int]

  /// Whether it waits for the disk, whose drift only many rounds see through.
  var isDurable = false

  /// Prepares the work among so many others.
  let work: (Int) throws -> Work

  /// Measures all sizes in turn, from few to many and back, so that a drift of the machine meets
  /// them all.
  func measure(rounds count: Int, within patience: Double = .infinity) throws -> Curve {
    let works = try sizes.map(work)
    // As often as takes some milliseconds.
    let counts = try works.map { work in
      max(1, min(1000, Int(5e6 / (try work.time(1)))))
    }
    var rounds: [[Double]] = []
    let end = Stopwatch.wall.now + patience * 1e9
    for round in 0..<count where rounds.count < 3 || Stopwatch.wall.now < end {
      var times = sizes.map { _ in 0.0 }
      for index in round.isMultiple(of: 2) ? Array(sizes.indices) : sizes.indices.reversed() {
        times[index] = try works[index].time(counts[index])
      }
      rounds.append(times)
    }
    return Curve(growth: self, rounds: rounds)
  }
}

/// What was measured of a growth.
struct Curve {
  let growth: Growth

  /// The cost of one at each size in each round, in nanoseconds.
  let rounds: [[Double]]

  /// The cost of one at each size: the median of all rounds.
  var costs: [Double] { growth.sizes.indices.map { index in rounds.map { $0[index] }.median } }

  /// The power of the size with which the cost grows: from each size to the next.
  ///
  /// The ratios are the medians of those within each round.
  var slopes: [Double] {
    growth.sizes.indices.dropFirst().map { index in
      let ratio = rounds.map { $0[index] / $0[index - 1] }.median
      return log(ratio) / log(Double(growth.sizes[index]) / Double(growth.sizes[index - 1]))
    }
  }

  /// The steepest of them.
  var slope: Double { slopes.max() ?? 0 }

  var isKept: Bool { growth.must.map { slope <= $0 } ?? true }

  static let header =
    "growth".padded(to: 21) + "at: cost of one".padded(to: 60)
    + "slope".padded(before: 5) + "must".padded(before: 6)

  /// One line of the table.
  var row: String {
    let cells = zip(growth.sizes, costs).map { size, cost in
      "\(size.short): \(Quantity(cost, .nanoseconds))".padded(to: 15)
    }
    return growth.name.padded(to: 21) + cells.joined().padded(to: 60)
      + String(format: "%.2f", slope).padded(before: 5)
      + (growth.must.map { String(format: "%.2f", $0) } ?? "").padded(before: 6)
      + (growth.must == nil ? "" : isKept ? "  kept" : "  BROKEN")
  }

  /// The same for a program to read.
  var json: [String: Any] {
    var json: [String: Any] = [
      "name": growth.name, "sizes": growth.sizes, "costs_ns": costs, "slopes": slopes,
      "slope": slope,
      "kept": isKept,
    ]
    json["must"] = growth.must
    return json
  }
}

extension Int {
  /// The number as 1k or 1M, where it is one.
  fileprivate var short: String {
    if self >= 1_000_000 { return "\(self / 1_000_000)M" }
    return self >= 1000 ? "\(self / 1000)k" : "\(self)"
  }
}
