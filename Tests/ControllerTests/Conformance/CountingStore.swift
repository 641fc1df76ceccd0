import Model
import Synchronization

/// A store that counts how often it is changed, and how many values that touches.
final class CountingStore: UserInfoStore {
  private let base = MemoryStore()
  private let counts = Mutex((updates: 0, writes: 0))

  /// How often it was changed.
  var updates: Int { counts.withLock { $0.updates } }

  /// How many values were written or removed.
  var writes: Int { counts.withLock { $0.writes } }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? { try base.read(place) }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try base.read(values)
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let counting = Counting()
    let result = try base.update { (transaction) throws(StoreError) in
      try changes(CountingTransaction(transaction, counting))
    }
    counts.withLock { $0 = ($0.updates + 1, $0.writes + counting.writes.load(ordering: .relaxed)) }
    return result
  }
}

nonisolated private final class Counting: Sendable {
  let writes = Atomic(0)
}

nonisolated private final class CountingTransaction: UserInfoTransaction {
  private let base: any UserInfoTransaction
  private let counting: Counting

  init(_ base: any UserInfoTransaction, _ counting: Counting) {
    self.base = base
    self.counting = counting
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? { try base.read(place) }

  func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
    counting.writes.wrappingAdd(1, ordering: .relaxed)
    try base.write(value, at: place)
  }

  func removeExpired(at now: ClockReading) throws(StoreError) { try base.removeExpired(at: now) }
}
