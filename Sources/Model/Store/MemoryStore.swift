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
  public init() {
    table = Mutex(Table())
  }

  /// Everything that is stored.
  package var contents: [StoreKey: StoredValue] { table.withLock { $0.values } }

  /// Removes every expiring value, whether or not its day is over.
  package func removeExpiring() {
    table.withLock { table in
      for case (let place, .expiring) in table.values { table.values[place] = nil }
    }
  }

  /// Another store with the same values.
  package func copy() -> MemoryStore {
    let (copy, values) = (MemoryStore(), contents)
    copy.table.withLock { $0.values = values }
    return copy
  }

  /// The value at a place; throws nothing.
  public func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    table.withLock { $0.read(place) }
  }

  /// Makes the changes in place, and undoes them when the closure throws.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in
      defer { table.before.removeAll(keepingCapacity: true) }
      do throws(StoreError) {
        return try changes(table)
      } catch {
        for entry in table.before.reversed() { table.values[entry.place] = entry.value }
        throw error
      }
    }
  }
}

extension MemoryStore {
  /// The values as a transaction sees them, and the old value of each changed one.
  private final class Table: UserInfoTransaction {
    var values: [StoreKey: StoredValue] = [:]
    var before: [Entry] = []

    struct Entry {
      let place: StoreKey
      let value: StoredValue?
    }

    func read(_ place: StoreKey) -> StoredValue? { values[place] }

    func write(_ value: StoredValue?, at place: StoreKey) throws(StoreError) {
      try place.check(value)
      let old =
        if let value { values.updateValue(value, forKey: place) } else {
          values.removeValue(forKey: place)
        }
      before.append(Entry(place: place, value: old))
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      for case (let place, .expiring(let number, let since)) in values {
        try write(since.kept(at: now).map { .expiring(number, since: $0) }, at: place)
      }
    }
  }
}
