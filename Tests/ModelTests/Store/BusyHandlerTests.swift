import Foundation
import Synchronization
import Testing
import ViewText

@testable import Model
@testable import ModelKit
@testable import Workshop

@Suite("Waiting for another program")
struct QueueTests {
  @Test(
    "D5: pauses are short at first and end with the limit, though the clock stands or goes back",
    arguments: [0, -7])
  func pauses(step: Int64) {
    let time = Ticks()
    var pauses: [Int64] = []
    let handler = BusyHandler(
      limit: 700,
      clock: SystemClocks { ClockReading(time: 0, uptime: 1_000_000 + time.advance(by: step)) },
      sleep: {
        pauses.append($0)
        return true
      })

    for _ in 0..<2 {
      pauses = []
      var times: Int32 = 0
      while times < 1_000, handler.wait(again: times) { times += 1 }

      #expect(pauses == [1, 2, 5, 10, 15, 20, 25, 25, 25, 50, 50, 100, 100, 100, 100, 72])
    }
  }

  @Test("D5: a pause that is cut short does not count, and a real one takes no longer than it may")
  func cutShort() {
    let clock = SystemClocks { ClockReading(time: 0, uptime: 0) }
    var isCut = true
    let handler = BusyHandler(
      limit: 3, clock: clock,
      sleep: { _ in
        defer { isCut = false }
        return !isCut
      })
    #expect((0...3).map { handler.wait(again: $0) } == [true, true, true, false])
    let real = BusyHandler(limit: 3, clock: clock)

    var times: Int32 = 0
    while times < 1_000, real.wait(again: times) { times += 1 }

    // 1 and 2 milliseconds; a signal may cut one short.
    #expect((2..<20).contains(times))
  }

  @Test(
    "D5: a wait is told after a second, and is over at its limit",
    arguments: [(999, true, 0), (1_000, true, 1), (1_999, true, 1), (2_000, false, 0)])
  func told(waited: Int64, goesOn: Bool, tellings: Int64) {
    let (time, told) = (Ticks(), Ticks())
    let handler = BusyHandler(
      limit: 2_000, clock: SystemClocks { ClockReading(time: 0, uptime: time.count) },
      announce: { _ = told.advance(by: 1) }, sleep: { _ in true })
    #expect(handler.wait(again: 0))
    _ = time.advance(by: waited)

    #expect(handler.wait(again: 1) == goesOn)

    #expect(told.count == tellings)
  }

  @Test("D15: where the file system has no locks, no transaction waits, also later")
  func noLocks() {
    let handler = BusyHandler(limit: 100, sleep: { _ in true })
    #expect(!handler.isInterrupted)
    errno = 0
    #expect(handler.wait(again: 0) && !handler.cannotLock)

    errno = ENOLCK
    #expect(!handler.wait(again: 1) && handler.cannotLock)
    errno = 0

    #expect(!handler.wait(again: 0) && handler.cannotLock && !handler.isInterrupted)
  }

  @Test(
    "How much is done is a part of the whole, and no more than it",
    arguments: [
      (0, 10, 0), (5, 10, 0.5), (10, 10, 1), (20, 10, 1), (0, 0, 1), (0, 1, 0), (1, 1, 1),
    ])
  func progress(done: Int, all: Int, part: Double) {
    let parts = Mutex<[Double]>([])
    let handler = BusyHandler(
      limit: 0,
      progress: { work, part in
        #expect(work == .copying)
        parts.withLock { $0.append(part) }
      })

    handler.report(.copying, done, of: all)

    #expect(parts.withLock { $0 } == [part])
  }

  @Test("D5: each wait of more than a second is told once, the second as the first")
  func announcedAgain() {
    let (time, told) = (Ticks(), Ticks())
    let clock = SystemClocks {
      let now = time.advance(by: 600)
      return ClockReading(time: now, uptime: now)
    }
    let handler = BusyHandler(
      limit: 3_000, clock: clock, announce: { _ = told.advance(by: 1) }, sleep: { _ in true })

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
