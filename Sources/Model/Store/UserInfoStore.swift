/// What values are read from: a store, or one transaction of it.
public protocol UserInfoReader {
  /// What stands at a place, the changes of this transaction included; `nil` when nothing does.
  ///
  /// - Throws: why the store could not be read.
  func read(_ place: StoreKey) throws(StoreError) -> StoredValue?
}

/// Where the model keeps what outlives the process: accounts and settings.
///
/// A store may be used from any thread; changes of two threads or processes come one after the
/// other. Implementations: `MemoryStore`, `SQLiteStore`, `UserDefaultsStore`.
public protocol UserInfoStore: UserInfoReader, Sendable {
  /// Makes several changes that happen wholly or not at all.
  ///
  /// - Parameter changes: reads and writes through the transaction, which must not outlive the
  ///   call; it must not use the store itself. When it throws, nothing has changed.
  /// - Returns: what `changes` returned, once the changes are kept.
  /// - Throws: what `changes` threw, or why the changes could not be kept.
  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result
}

/// The reads and writes of one transaction.
public protocol UserInfoTransaction: UserInfoReader, AnyObject {
  /// Puts a value at a place, in place of what stood there; `nil` removes it.
  func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError)

  /// Removes what has expired, that is every expiring value whose day is over.
  ///
  /// One from a moment that the clocks do not know yet is taken to be of now.
  func removeExpired(at now: ClockReading) throws(StoreError)
}

// Where the type of a value is not known, one look-up takes a third more instructions.
extension UserInfoReader {
  /// The value of a key, or `nil` when there is none.
  @inlinable @inline(__always)
  public func value<Value>(for key: UserInfoKey<Value>) throws(StoreError) -> Value? {
    try read(key.storeKey).flatMap(Value.init(stored:))
  }
}

extension UserInfoStore {
  /// Changes one value; `nil` removes it, and it is no error when there is none.
  public func set<Value>(_ value: Value?, for key: UserInfoKey<Value>) throws(StoreError) {
    try update { (transaction) throws(StoreError) in try transaction.set(value, for: key) }
  }
}

extension UserInfoTransaction {
  /// Changes one value; `nil` removes it.
  @inlinable @inline(__always)
  public func set<Value>(_ value: Value?, for key: UserInfoKey<Value>) throws(StoreError) {
    try write(value?.stored, at: key.storeKey)
  }
}
