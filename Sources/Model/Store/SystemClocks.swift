import Foundation

/// Tells the time, so that a test can tell it another.
public struct SystemClocks: Sendable {
  /// The time now, by both clocks.
  public let moment: @Sendable () -> ClockReading

  /// Makes a clock from a function that returns the moment.
  public init(moment: @escaping @Sendable () -> ClockReading) {
    self.moment = moment
  }

  /// The time of day now, in seconds since 1970.
  public func now() -> Int64 { moment().time / 1_000 }

  /// The system's clocks.
  public static let system = SystemClocks {
    let uptime = read(CLOCK_MONOTONIC)
    // Twenty years: what counts from 1970 instead is a time of day under another name.
    let isUptime = uptime < 20 * 365 * ClockReading.day
    return ClockReading(time: read(CLOCK_REALTIME), uptime: isUptime ? uptime : -1)
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var reading = timespec()
    clock_gettime(clock, &reading)
    return Int64(reading.tv_sec) * 1_000 + Int64(reading.tv_nsec) / 1_000_000
  }
}
