import Controller
public import Model
import Synchronization
import View

/// A clock that stands still until an explorer or a transcript moves it.
///
/// Pass its `clocks` to whatever tells the time in your app, and the clock itself to the explorer.
/// It may be used from any thread. It goes no further than a hundred years.
///
/// ```swift
/// let (clock, randomness) = (ExplorerClock(), ExplorerRandomness())
/// let explorer = Explorer(clock: clock, randomness: randomness) { store, log in
///   makeApp(store, log, clock: clock.clocks, randomness: randomness.numbers)
/// }
/// ```
public final class ExplorerClock: Sendable {
  private let state = Mutex(Time.start)

  /// How far the clock was set ahead, and how often.
  package struct Time: Sendable {
    package static let start = Time(milliseconds: 0, jumps: 0)

    let milliseconds: Int64
    let jumps: Int
  }

  /// When it begins, in seconds since 1970.
  private let beginning: Int64

  private let secondsFromGMT: Int

  /// Creates a clock that begins at a moment.
  ///
  /// - Parameters:
  ///   - time: the moment, in seconds since 1970; by default always the same one, in November 2023.
  ///   - secondsFromGMT: how far the local time is ahead of that of Greenwich.
  public init(time: Int64 = 1_700_000_000, secondsFromGMT: Int = 0) {
    // 30 days ago is not before 1970, and in a hundred years all numbers have room.
    beginning = min(max(time, 30 * ClockReading.day / 1_000), Self.latest)
    self.secondsFromGMT = secondsFromGMT
  }

  /// The end of the year 9999, in seconds since 1970.
  private static let latest: Int64 = 253_402_300_799

  /// The clocks for the app.
  public var clocks: SystemClocks {
    SystemClocks(
      moment: { [self] in
        let time = beginning * 1_000 + elapsed
        return ClockReading(time: time, uptime: time)
      }, secondsFromGMT: { [secondsFromGMT] _ in secondsFromGMT })
  }

  package var time: Time { state.withLock { $0 } }

  /// How far the clock was set ahead, in milliseconds.
  package var elapsed: Int64 { time.milliseconds }

  /// How often the clock was set ahead.
  package var jumps: Int { time.jumps }

  /// A hundred years, in seconds.
  package static let century = 100.0 * 365 * 24 * 60 * 60

  /// Sets the clock ahead, by seconds.
  package func jump(by seconds: Double) {
    let most = Int64(Self.century * 1_000)
    let milliseconds = Int64((max(0, min(seconds, Self.century)) * 1_000).rounded())
    state.withLock {
      $0 = Time(milliseconds: min($0.milliseconds + milliseconds, most), jumps: $0.jumps + 1)
    }
  }

  /// Begins again at a time.
  package func begin(at time: Time) { state.withLock { $0 = time } }
}

extension SystemClocks {
  /// Clocks that are ahead of these by as many milliseconds as a function returns.
  package func ahead(by milliseconds: @escaping @Sendable () -> Int64) -> SystemClocks {
    SystemClocks(
      moment: { [moment] in
        let (reading, more) = (moment(), milliseconds())
        return ClockReading(
          time: reading.time.adding(more),
          uptime: reading.uptime < 0 ? reading.uptime : reading.uptime.adding(more))
      }, secondsFromGMT: secondsFromGMT)
  }
}

extension Int64 {
  /// The sum, or the nearest number: a clock of an app's own can tell any time.
  fileprivate func adding(_ other: Int64) -> Int64 {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? other < 0 ? .min : .max : sum
  }
}
