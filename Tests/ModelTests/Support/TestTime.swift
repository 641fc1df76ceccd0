import Model
import Synchronization

/// A time of day that goes on only when a test says so.
final class TestTime: Sendable {
  private let seconds = Mutex<Int64>(1_700_000_000)

  var now: Int64 { seconds.withLock { $0 } }

  var clock: WallClock { WallClock { self.now } }

  func advance(by difference: Int64) {
    seconds.withLock { $0 += difference }
  }
}
