import Synchronization
import Testing

@testable import Model

@Suite("Waiting for another program")
struct QueueTests {
  @Test("D5: a wait ends although the clock stands still, or goes back", arguments: [0, -7])
  func oddClock(step: Int64) {
    let time = Mutex<Int64>(1_000_000)
    let clock = WallClock {
      time.withLock {
        $0 += step
        return Moment(time: $0, uptime: $0)
      }
    }
    let queue = Queue(limit: 60, clock: clock) {}

    for _ in 0..<2 {
      var times: Int32 = 0
      while times < 1_000, queue.wait(again: times) { times += 1 }

      // 1, 2, 5, 10, 15, 20 and the rest of 60 milliseconds; a signal may cut one short.
      #expect((7..<20).contains(times))
    }
  }

  @Test("T4: a wait ends at once when it is interrupted")
  func interrupted() {
    let queue = Queue(limit: 60_000, interruption: Interruption { true }) {}

    #expect(!queue.wait(again: 0))
    #expect(queue.interruption.hasCome)
  }
}
