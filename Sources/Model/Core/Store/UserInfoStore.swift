/// A source of values: a store, or one transaction of it.
///
/// ```swift
/// func nextCup(in reader: any UserInfoReader) throws(StoreError) -> Int64 {
///   (try reader.value(for: .cups) ?? 0) + 1
/// }
/// ```
public protocol UserInfoReader {
  /// The value of a key, with the changes of this transaction; `nil` if there is none.
  ///
  /// - Throws: why the store could not be read.
  func read(_ key: StoreKey) throws(StoreError) -> StoredValue?
}

/// A store of what outlives the process: accounts and settings.
///
/// A store may be used from any thread; changes of two threads or processes come one after the
/// other. Implementations: `MemoryStore`, `SQLiteStore`, `UserDefaultsStore`.
///
/// ```swift
/// try store.update { (transaction) throws(StoreError) in
///   let cups = try transaction.value(for: .cups) ?? 0
///   try transaction.set(cups + 1, for: .cups)
///   try transaction.set("Assam", for: .favouriteTea)
/// }
/// ```
public protocol UserInfoStore: UserInfoReader, Sendable {
  /// Reads several values as they are at one moment: no change of another thread or process comes
  /// in between.
  ///
  /// - Parameter values: reads through the reader, which must not outlive the call; it must not use
  ///   the store itself.
  /// - Returns: what `values` returned.
  /// - Throws: what `values` threw, or why the store could not be read.
  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result

  /// Makes several changes, all or nothing.
  ///
  /// - Parameter changes: reads and writes through the transaction, which must not outlive the
  ///   call; it must not use the store itself. If it throws, nothing has changed.
  /// - Returns: what `changes` returned, once the changes are stored.
  /// - Throws: what `changes` threw, or why the changes could not be stored.
  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result
}

/// The reads and writes of one transaction.
///
/// ```swift
/// func countCup(in transaction: any UserInfoTransaction) throws(StoreError) {
///   let cups = try transaction.value(for: .cups) ?? 0
///   try transaction.set(cups + 1, for: .cups)
/// }
/// ```
public protocol UserInfoTransaction: UserInfoReader, AnyObject {
  /// Stores a value of a key, replacing the old one; `nil` removes it.
  ///
  /// - Throws: `StoreError` if the store cannot be written.
  func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError)

  /// Removes every expiring value whose day is over.
  ///
  /// A value from a time after `now` is treated as one from now.
  ///
  /// - Throws: `StoreError` if the store cannot be read or written.
  func removeExpired(at now: ClockReading) throws(StoreError)
}

// Inlined: where the type of a value is not known, one look-up takes a third more instructions.
extension UserInfoReader {
  /// The value of a key, or `nil` when there is none, or one of another type.
  ///
  /// - Throws: `StoreError` if the store cannot be read.
  @inlinable @inline(__always)
  public func value<Value>(for key: UserInfoKey<Value>) throws(StoreError) -> Value? {
    try read(key.storeKey).flatMap(Value.init(stored:))
  }
}

extension UserInfoStore {
  /// Sets one value; `nil` removes it, which is not an error when there is none.
  ///
  /// - Throws: `StoreError` if the store cannot be written.
  public func set<Value>(_ value: Value?, for key: UserInfoKey<Value>) throws(StoreError) {
    try update { (transaction) throws(StoreError) in try transaction.set(value, for: key) }
  }
}

extension UserInfoTransaction {
  /// Sets one value; `nil` removes it.
  ///
  /// - Throws: `StoreError` if the store cannot be written.
  @inlinable @inline(__always)
  public func set<Value>(_ value: Value?, for key: UserInfoKey<Value>) throws(StoreError) {
    try write(value?.stored, at: key.storeKey)
  }
}
