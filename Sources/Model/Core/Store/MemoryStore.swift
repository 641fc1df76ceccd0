import Synchronization

/// A store in memory: for tests, demonstrations and `--memory`.
///
/// ```swift
/// let store = MemoryStore()
/// try store.set("Assam", for: .favouriteTea)
/// #expect(try store.value(for: .favouriteTea) == "Assam")
/// try store.set(nil, for: .favouriteTea)
/// #expect(try store.value(for: .favouriteTea) == nil)
/// ```
public final class MemoryStore: UserInfoStore {
  private let table: Mutex<Table>

  /// Creates an empty store.
  public convenience init() {
    self.init(Contents())
  }

  private init(_ contents: Contents) {
    table = Mutex(Table(contents))
  }

  /// Everything that is stored.
  package var contents: [StoreKey: StoredValue] { table.withLock { $0.contents.values } }

  /// Another store with the same values.
  package func copy() -> MemoryStore {
    MemoryStore(Contents(values: contents))
  }

  /// The value of a key.
  ///
  /// - Throws: nothing.
  public func read(_ key: StoreKey) throws(StoreError) -> StoredValue? {
    table.withLock { $0.read(key) }
  }

  /// Reads several values as they are at one moment.
  ///
  /// - Throws: what `values` threw.
  public func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in try values(table) }
  }

  /// Makes the changes in place, and undoes them when the closure throws.
  ///
  /// - Throws: what `changes` threw.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in
      defer { table.change { $0.before.removeAll(keepingCapacity: true) } }
      do throws(StoreError) {
        return try changes(table)
      } catch {
        table.change { $0.undo() }
        throw error
      }
    }
  }
}

extension MemoryStore {
  /// The values as a transaction sees them.
  private final class Table: UserInfoTransaction {
    private(set) var contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    /// Changes the contents while they are taken out: if they were changed in place, each access to
    /// them would be guarded.
    @inline(__always)
    func change(_ body: (inout Contents) -> Void) {
      var taken = contents
      contents = Contents(values: [:])
      body(&taken)
      contents = taken
    }

    func read(_ key: StoreKey) -> StoredValue? { contents.values[key] }

    func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
      try key.check(value)
      change { $0.write(value, at: key) }
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      for case (let key, .expiring(let number, let since)) in contents.values {
        try write(since.kept(at: now).map { .expiring(number, since: $0) }, at: key)
      }
    }
  }

  /// What was of a key before a change.
  private struct Before {
    let key: StoreKey
    let value: StoredValue?
  }

  /// The values, and what was at each key that this transaction changed.
  private struct Contents {
    // Room to spare: in a nearly full table a removal hashes what follows, 3 % of a flow.
    var values = [StoreKey: StoredValue](minimumCapacity: 12)
    var before: [Before] = []

    mutating func write(_ value: StoredValue?, at key: StoreKey) {
      let old =
        if let value { values.updateValue(value, forKey: key) } else {
          values.removeValue(forKey: key)
        }
      before.append(Before(key: key, value: old))
    }

    mutating func undo() {
      for old in before.reversed() { values[old.key] = old.value }
    }
  }
}
