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
    guard uptime >= 0, earlier.uptime >= 0,
      let byUptime = Self.difference(uptime, earlier.uptime)
    else { return byTime.flatMap { $0 < Self.day ? $0 : nil } }
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
