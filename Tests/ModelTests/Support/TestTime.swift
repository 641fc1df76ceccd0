import Model
import Synchronization

/// A time that goes on only when a test says so.
final class TestTime: Sendable {
  private let seconds = Mutex<(time: Int64, uptime: Int64)>((1_700_000_000, 5_000))

  var now: Int64 { seconds.withLock { $0.time } }

  var moment: ClockReading {
    seconds.withLock { ClockReading(time: $0.time * 1_000, uptime: $0.uptime * 1_000) }
  }

  var clock: SystemClocks { SystemClocks(moment: { self.moment }) }

  /// Lets time pass.
  func advance(by difference: Int64) {
    seconds.withLock {
      $0.time += difference
      $0.uptime += difference
    }
  }

  /// Sets the time of day to another, while no time passes.
  func set(by difference: Int64) {
    seconds.withLock { $0.time += difference }
  }

  /// Starts the system anew.
  func restart() {
    seconds.withLock { $0.uptime = 10 }
  }
}
