/// A store that passes everything on to another one: for what watches, counts or fails.
package final class StoreProxy: UserInfoStore {
  /// What a store is asked for.
  package enum Access: Equatable, Sendable {
    /// The value at a place, alone or as a part of a transaction.
    case value(StoreKey)
    /// A transaction that only reads.
    case read
    /// A transaction.
    case update
    /// A write of a transaction.
    case write(StoreKey)
  }

  private let base: any UserInfoStore
  private let will: @Sendable (Access) throws(StoreError) -> Void
  private let did: @Sendable (Access, StoreError?) -> Void
  private let looksInside: Bool

  /// Creates a store in front of another one.
  ///
  /// - Parameters:
  ///   - base: the store that does the work.
  ///   - looksInside: whether the reads and writes of transactions are accesses, too.
  ///   - will: is called before each access. What it throws is thrown instead of it.
  ///   - did: is called after each access from outside, with its error.
  package init(
    _ base: any UserInfoStore, looksInside: Bool = false,
    will: @escaping @Sendable (Access) throws(StoreError) -> Void = { _ in },
    did: @escaping @Sendable (Access, StoreError?) -> Void = { _, _ in }
  ) {
    self.base = base
    self.looksInside = looksInside
    self.will = will
    self.did = did
  }

  package func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    try access(.value(place)) { () throws(StoreError) in try base.read(place) }
  }

  package func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try access(.read) { () throws(StoreError) in
      guard looksInside else { return try base.read(values) }
      return try base.read { (reader) throws(StoreError) in
        try values(Reader(base: reader, will: will))
      }
    }
  }

  package func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try access(.update) { () throws(StoreError) in
      guard looksInside else { return try base.update(changes) }
      return try base.update { (transaction) throws(StoreError) in
        try changes(Transaction(transaction, will: will))
      }
    }
  }

  private func access<Result>(
    _ access: Access, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError) {
      try will(access)
      let result = try body()
      did(access, nil)
      return result
    } catch {
      did(access, error)
      throw error
    }
  }

  private struct Reader: UserInfoReader {
    let base: any UserInfoReader
    let will: @Sendable (Access) throws(StoreError) -> Void

    func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
      try will(.value(place))
      return try base.read(place)
    }
  }

  private final class Transaction: UserInfoTransaction {
    private let base: any UserInfoTransaction
    private let will: @Sendable (Access) throws(StoreError) -> Void

    init(
      _ base: any UserInfoTransaction, will: @escaping @Sendable (Access) throws(StoreError) -> Void
    ) {
      self.base = base
      self.will = will
    }

    func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
      try will(.value(place))
      return try base.read(place)
    }

    func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
      try will(.write(place))
      try base.write(value, at: place)
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      try base.removeExpired(at: now)
    }
  }
}
