/// Counts time up to a duration, in whole milliseconds.
struct StopWatch: Equatable {
  /// The longest duration, in seconds.
  static let longest = 30

  private(set) var elapsed = 0

  /// Set to whole tenths of a second, from 0 to the longest; time that has passed stays as it is.
  var duration = 15_000 {
    didSet { duration = max(0, min((duration + 50) / 100 * 100, Self.longest * 1_000)) }
  }

  /// Whether time counts.
  var isRunning: Bool { elapsed < duration }

  /// How much of the duration has passed: all of it, if that is none.
  var progress: Double { isRunning ? Double(elapsed) / Double(duration) : 1 }

  /// Time has passed; it counts up to the duration.
  mutating func tick(by milliseconds: Int) {
    if isRunning { elapsed += max(0, min(milliseconds, duration - elapsed)) }
  }

  mutating func reset() { elapsed = 0 }
}
