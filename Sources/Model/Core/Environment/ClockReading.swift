import Foundation

/// A point in time on two clocks, in milliseconds.
///
/// The time of day can be set to anything; the uptime cannot, but begins again when the system
/// restarts. A duration counts only as far as both agree.
///
/// ```swift
/// let before = ClockReading(time: 1_000, uptime: 500)
/// let now = ClockReading(time: 90_000, uptime: 3_500)
/// #expect(now.milliseconds(since: before) == 3_000)
/// ```
public struct ClockReading: Equatable, Sendable {
  /// The time of day, since 1970.
  public let time: Int64

  /// The time since the system started, by a clock that cannot be set; negative when there is none.
  public let uptime: Int64

  /// Creates a reading of two clocks.
  public init(time: Int64, uptime: Int64) {
    self.time = time
    self.uptime = uptime
  }

  /// How long ago an earlier reading was, or `nil` when neither clock can tell.
  ///
  /// A clock that was set ahead does not make it longer while the system runs, and one that was
  /// set back does not make it shorter. After a restart only the time of day is left, and it is
  /// believed for less than a day: more may be a clock that was set far ahead.
  public func milliseconds(since earlier: ClockReading) -> Int64? {
    let byTime = Self.difference(time, earlier.time)
    guard earlier.uptime >= 0, let byUptime = Self.difference(uptime, earlier.uptime) else {
      return byTime.flatMap { $0 < Self.day ? $0 : nil }
    }
    return min(byTime ?? byUptime, byUptime)
  }

  /// The start of a value that lasts a day, seen from now.
  ///
  /// - Returns: `nil` when its day is over, and now when no clock can tell how long ago it began.
  package func kept(at now: ClockReading) -> ClockReading? {
    guard let age = now.milliseconds(since: self) else { return now }
    return age < Self.day ? self : nil
  }

  /// A day in milliseconds.
  package static let day: Int64 = 24 * 60 * 60 * 1_000

  /// The difference of two readings, or `nil` if the later is earlier.
  private static func difference(_ later: Int64, _ earlier: Int64) -> Int64? {
    guard later >= earlier else { return nil }
    // Readings in a file can be anything.
    let (difference, overflows) = later.subtractingReportingOverflow(earlier)
    return overflows ? .max : difference
  }
}

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

  /// How far the local time is ahead of that of Greenwich at a moment, in seconds since 1970.
  package let secondsFromGMT: @Sendable (Int64) -> Int

  /// Creates clocks from a function that returns the moment; their local time is that of Greenwich.
  public init(moment: @escaping @Sendable () -> ClockReading) {
    self.init(moment: moment) { _ in 0 }
  }

  package init(
    moment: @escaping @Sendable () -> ClockReading,
    secondsFromGMT: @escaping @Sendable (Int64) -> Int
  ) {
    self.moment = moment
    self.secondsFromGMT = secondsFromGMT
  }

  /// The local time of day now, in seconds since the beginning of 1970 there.
  public func localSecondsSince1970() -> Int64 {
    let seconds = secondsSince1970()
    return seconds + Int64(secondsFromGMT(seconds))
  }

  /// The time of day now, in seconds since 1970.
  public func secondsSince1970() -> Int64 { moment().time / 1_000 }

  /// The system's clocks.
  public static let system = SystemClocks(
    moment: {
      let uptime = read(sinceStart)
      // Twenty years: a longer uptime is a time of day, counted from 1970.
      let isUptime = uptime < 20 * 365 * ClockReading.day
      return ClockReading(time: read(CLOCK_REALTIME), uptime: isUptime ? uptime : -1)
    },
    secondsFromGMT: { seconds in
      TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds)))
    })

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
