import Foundation

/// A way to take the time of some work.
enum Stopwatch {
  /// The time that passes: for what waits for a disk or for another process.
  case wall
  /// The time that a processor spends on this thread: for what only computes, since it is not
  /// longer when others use the machine.
  case processor

  /// The time now, in nanoseconds from some beginning.
  var now: Double {
    var time = timespec()
    clock_gettime(self == .wall ? CLOCK_MONOTONIC : CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
