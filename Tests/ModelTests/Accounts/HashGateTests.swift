import Dispatch
import Synchronization
import Testing

@testable import Model
@testable import Workshop

@Suite("The hash gate")
struct HashGateTests {
  @Test("P16: no more than its places are ever taken, and all get through")
  func places() {
    let places = DispatchSemaphore(value: 3)
    let tally = Tally()

    let errors = onThreads(16) { _ in
      for _ in 0..<50 {
        places.using {
          tally.inside.withLock { counts in
            counts.now += 1
            counts.most = max(counts.most, counts.now)
            counts.all += 1
          }
          tally.inside.withLock { $0.now -= 1 }
        }
      }
    }

    #expect(errors == [])
    let counts = tally.inside.withLock { $0 }
    #expect(counts.all == 800 && counts.now == 0)
    #expect((1...3).contains(counts.most))
  }

  @Test("P16: a place is free again after an error")
  func errors() {
    let places = DispatchSemaphore(value: 1)
    for _ in 0..<3 {
      #expect(throws: PasswordHashError.refusedBySystem(method: "none", code: 1)) {
        try places.using { () throws(PasswordHashError) in
          throw .refusedBySystem(method: "none", code: 1)
        }
      }
    }
  }

  // MARK: - Fixtures

  private final class Tally: Sendable {
    let inside = Mutex<(now: Int, most: Int, all: Int)>((0, 0, 0))
  }
}
