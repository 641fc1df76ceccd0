import Model
import Synchronization

/// A store in memory that fails at one of its writes, as a full disk would.
final class FaultyStore: UserInfoStore {
  static let error = StoreError.diskFull(path: "faulty")

  private let store = MemoryStore()
  private let remaining = Mutex<Int?>(nil)
  private let transactionCount = Mutex(0)

  /// How many transactions were begun.
  var transactions: Int { transactionCount.withLock { $0 } }

  /// Lets the n-th write from now fail, counted from 1, once; `nil` lets none fail.
  func fail(atWrite number: Int?) {
    remaining.withLock { $0 = number }
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    try store.read(place)
  }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try store.read(values)
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    transactionCount.withLock { $0 += 1 }
    return try store.update { (transaction) throws(StoreError) in
      try changes(Transaction(transaction, of: self))
    }
  }

  private func countWrite() throws(StoreError) {
    let isDue = remaining.withLock { remaining in
      remaining = remaining.map { $0 - 1 }
      return remaining == 0
    }
    if isDue { throw Self.error }
  }

  private final class Transaction: UserInfoTransaction {
    private let transaction: any UserInfoTransaction
    private let store: FaultyStore

    init(_ transaction: any UserInfoTransaction, of store: FaultyStore) {
      (self.transaction, self.store) = (transaction, store)
    }

    func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
      try transaction.read(place)
    }

    func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
      try store.countWrite()
      try transaction.write(value, at: place)
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      try transaction.removeExpired(at: now)
    }
  }
}
