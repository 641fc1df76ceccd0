import Model
import Testing

@testable import App

@Suite("What is known of the store at the end")
struct StoreWatchTests {
  @Test("A store that refused something and then answered is no fault of the end", arguments: later)
  func answered(_ later: Later) {
    let watch = StoreWatch()
    _ = try? watch.follow { () throws(StoreError) in throw busy }
    #expect(watch.fault == busy)

    later.happens(watch)

    #expect(watch.fault == nil)
  }

  @Test("What others changed meanwhile is neither a fault nor an answer")
  func changedMeanwhile() {
    let watch = StoreWatch()
    let abandoned = StoreError.abandoned(reason: "the account was changed meanwhile")
    _ = try? watch.follow { () throws(StoreError) in throw abandoned }
    #expect(watch.fault == nil)
    _ = try? watch.follow { () throws(AccountError) in throw .store(busy) }

    _ = try? watch.follow { () throws(AccountError) in throw .store(abandoned) }

    #expect(watch.fault == busy)
  }

  // MARK: - Fixtures

  /// What is asked of a store after it refused something.
  struct Later: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let happens: @Sendable (StoreWatch) -> Void
  }

  nonisolated private static let later = [
    Later(testDescription: "a right password") { try? $0.follow { () throws(AccountError) in } },
    Later(testDescription: "a wrong password") {
      try? $0.follow { () throws(AccountError) in throw .wrongPassword }
    },
    Later(testDescription: "an email that is taken") {
      try? $0.follow { () throws(AccountError) in throw .emailTaken }
    },
    Later(testDescription: "a sign-out") { try? $0.follow { () throws(StoreError) in } },
  ]

  private let busy = StoreError.busy(path: "v.sqlite")
}
