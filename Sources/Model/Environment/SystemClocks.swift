import Foundation

/// The clocks that tell the time; a test passes its own.
///
/// ```swift
/// let noon = SystemClocks { ClockReading(time: 43_200_000, uptime: 0) }
/// let session = LoginSession(store: MemoryStore(), clock: noon)
/// #expect(noon.secondsSince1970() == 43_200)
/// ```
public struct SystemClocks: Sendable {
  /// The time now, by both clocks.
  public let moment: @Sendable () -> ClockReading

  /// Creates clocks from a function that returns the moment.
  public init(moment: @escaping @Sendable () -> ClockReading) {
    self.moment = moment
  }

  /// The time of day now, in seconds since 1970.
  public func secondsSince1970() -> Int64 { moment().time / 1_000 }

  /// The system's clocks.
  public static let system = SystemClocks {
    let uptime = read(sinceStart)
    // Twenty years: a longer uptime is a time of day, counted from 1970.
    let isUptime = uptime < 20 * 365 * ClockReading.day
    return ClockReading(time: read(CLOCK_REALTIME), uptime: isUptime ? uptime : -1)
  }

  /// The clock that goes on while the system sleeps.
  private static var sinceStart: clockid_t {
    #if os(Linux)
      CLOCK_BOOTTIME
    #else
      CLOCK_MONOTONIC
    #endif
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var reading = timespec()
    clock_gettime(clock, &reading)
    return Int64(reading.tv_sec) * 1_000 + Int64(reading.tv_nsec) / 1_000_000
  }
}
