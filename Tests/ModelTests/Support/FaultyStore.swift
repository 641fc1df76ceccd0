import Model
import ModelKit
import Synchronization
import Workshop

/// A store in memory that fails at one of its writes, as a full disk would.
final class FaultyStore: StoreProxy {
  static let error = StoreError.diskFull(path: "faulty")

  let base: any UserInfoStore = MemoryStore()
  var looksInside: Bool { true }
  private let remaining = Mutex<Int?>(nil)
  private let transactionCount = Mutex(0)

  /// How many transactions were begun.
  var transactions: Int { transactionCount.withLock { $0 } }

  /// Lets the n-th write from now fail, counted from 1, once; `nil` lets none fail.
  func fail(atWrite number: Int?) {
    remaining.withLock { $0 = number }
  }

  func willAccess(_ access: StoreAccess) throws(StoreError) {
    switch access {
    case .update: transactionCount.withLock { $0 += 1 }
    case .write, .remove: try countWrite()
    case .value, .read, .removeExpired: break
    }
  }

  private func countWrite() throws(StoreError) {
    let isDue = remaining.withLock { remaining in
      remaining = remaining.map { $0 - 1 }
      return remaining == 0
    }
    if isDue { throw Self.error }
  }
}
