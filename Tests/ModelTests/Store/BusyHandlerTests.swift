import Synchronization
import Testing

@testable import Model

@Suite("Waiting for another program")
struct QueueTests {
  @Test("D5: a wait ends although the clock stands still, or goes back", arguments: [0, -7])
  func oddClock(step: Int64) {
    let time = Mutex<Int64>(1_000_000)
    let clock = SystemClocks {
      time.withLock {
        $0 += step
        return ClockReading(time: $0, uptime: $0)
      }
    }
    let handler = BusyHandler(limit: 60, clock: clock) {}

    for _ in 0..<2 {
      var times: Int32 = 0
      while times < 1_000, handler.wait(again: times) { times += 1 }

      // 1, 2, 5, 10, 15, 20 and the rest of 60 milliseconds; a signal may cut one short.
      #expect((7..<20).contains(times))
    }
  }

  @Test("D5: each wait of more than a second is told once, the second as the first")
  func announcedAgain() {
    let (time, told) = (Ticks(), Ticks())
    let clock = SystemClocks {
      let now = time.advance(by: 600)
      return ClockReading(time: now, uptime: now)
    }
    let handler = BusyHandler(limit: 3_000, clock: clock) { _ = told.advance(by: 1) }

    var tellings: [Int64] = []
    for _ in 0..<2 {
      var times: Int32 = 0
      while times < 1_000, handler.wait(again: times) { times += 1 }
      tellings.append(told.count)
    }

    #expect(tellings == [1, 2])
  }

  @Test("T4: a wait ends at once when it is interrupted")
  func interrupted() {
    let handler = BusyHandler(limit: 60_000, isCancelled: { true })

    #expect(!handler.wait(again: 0))
    #expect(handler.isInterrupted)
  }
}

/// A number that threads may share.
private final class Ticks: Sendable {
  private let number = Mutex<Int64>(0)

  var count: Int64 { number.withLock { $0 } }

  func advance(by step: Int64) -> Int64 {
    number.withLock {
      $0 += step
      return $0
    }
  }
}
