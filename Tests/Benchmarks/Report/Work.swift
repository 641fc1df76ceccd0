/// Something whose time is measured.
struct Work {
  /// Does it once.
  let run: () throws -> Void

  /// Makes undone what a round of it did, or looks whether it was done; not timed.
  var tidy: () throws -> Void = {}

  /// How its time is taken.
  var stopwatch: Stopwatch

  init(
    _ run: @escaping () throws -> Void, by stopwatch: Stopwatch = .wall,
    tidy: @escaping () throws -> Void = {}
  ) {
    (self.run, self.stopwatch, self.tidy) = (run, stopwatch, tidy)
  }

  /// The time of doing it once, in nanoseconds, from doing it some times in a row.
  func time(_ count: Int) throws -> Double {
    let start = stopwatch.now
    for _ in 0..<count { try run() }
    let elapsed = stopwatch.now - start
    try tidy()
    return elapsed / Double(count)
  }
}
