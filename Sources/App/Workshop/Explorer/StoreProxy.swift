import Controller
package import Model
import View

/// What a store is asked for.
package enum StoreAccess: Equatable, Sendable {
  /// The value of a key, alone or as a part of a transaction.
  case value(StoreKey)
  /// A transaction that only reads.
  case read
  /// A transaction.
  case update
  /// A write of a transaction.
  case write(StoreKey)
  /// A removal of a transaction.
  case remove(StoreKey)
  /// The removal of what has expired, in a transaction.
  case removeExpired
}

/// A store in front of another one, which sees each access and may refuse it.
package protocol StoreProxy: UserInfoStore {
  /// The store that does the work.
  var base: any UserInfoStore { get }

  /// Whether the reads and writes of transactions are accesses, too.
  var looksInside: Bool { get }

  /// Called before each access; what it throws is thrown instead of it.
  func willAccess(_ access: StoreAccess) throws(StoreError)

  /// Called after each access from outside, with its error.
  func didAccess(_ access: StoreAccess, _ error: StoreError?)
}

extension StoreProxy {
  package var looksInside: Bool { false }

  package func willAccess(_ access: StoreAccess) throws(StoreError) {}

  package func didAccess(_ access: StoreAccess, _ error: StoreError?) {}

  package func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    try access(.value(key)) { () throws(StoreError) in try base.read(key) }
  }

  package func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try access(.read) { () throws(StoreError) in
      guard looksInside else { return try base.read(values) }
      return try base.read { (reader) throws(StoreError) in
        try values(ReaderProxy(base: reader, store: self))
      }
    }
  }

  package func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try access(.update) { () throws(StoreError) in
      guard looksInside else { return try base.update(changes) }
      return try base.update { (transaction) throws(StoreError) in
        try changes(TransactionProxy(base: transaction, store: self))
      }
    }
  }

  private func access<Result>(
    _ access: StoreAccess, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      try willAccess(access)
      let result = try body()
      didAccess(access, nil)
      return result
    } catch {
      didAccess(access, error)
      throw error
    }
  }
}

/// The reads of a transaction, each of which is an access.
private struct ReaderProxy: UserInfoReader {
  let base: any UserInfoReader
  let store: any StoreProxy

  func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    try store.willAccess(.value(key))
    return try base.read(key)
  }
}

/// The reads and writes of a transaction, each of which is an access.
private final class TransactionProxy: UserInfoTransaction {
  private let base: any UserInfoTransaction
  private let store: any StoreProxy

  init(base: any UserInfoTransaction, store: any StoreProxy) {
    self.base = base
    self.store = store
  }

  func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    try store.willAccess(.value(key))
    return try base.read(key)
  }

  func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
    try store.willAccess(value == nil ? .remove(key) : .write(key))
    try base.write(value, at: key)
  }

  func removeExpired(at now: ClockReading) throws(StoreError) {
    try store.willAccess(.removeExpired)
    try base.removeExpired(at: now)
  }
}
