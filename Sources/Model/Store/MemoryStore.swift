import Synchronization

/// A store that lives as long as the object: for tests, demonstrations and `--memory`.
public final class MemoryStore: UserInfoStore {
  private let table: Mutex<Table>

  /// Makes an empty store.
  public init() {
    table = Mutex(Table())
  }

  /// What stands at a place; throws nothing.
  public func read(_ place: StorePlace) throws(StoreError) -> StoredValue? {
    table.withLock { $0.read(place) }
  }

  /// Makes the changes in place, and takes them back when the closure throws.
  public func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try table.withLock { (table) throws(StoreError) -> Result in
      do throws(StoreError) {
        let result = try changes(table)
        table.keep()
        return result
      } catch {
        table.takeBack()
        throw error
      }
    }
  }
}

extension MemoryStore {
  /// The values as a transaction sees them, and what they were before it.
  private final class Table: UserInfoTransaction {
    private var values: [StorePlace: StoredValue] = [:]
    private var before: [(place: StorePlace, value: StoredValue?)] = []

    func read(_ place: StorePlace) -> StoredValue? { values[place] }

    func write(_ value: StoredValue?, at place: StorePlace) throws(StoreError) {
      try place.check(value)
      let old =
        if let value {
          values.updateValue(value, forKey: place)
        } else {
          values.removeValue(forKey: place)
        }
      before.append((place, old))
    }

    func removeExpired(at now: Moment) throws(StoreError) {
      for case (let place, .expiring(let number, let since)) in values {
        let kept = since.kept(at: now)
        if kept != since { try write(kept.map { .expiring(number, since: $0) }, at: place) }
      }
    }

    /// Makes the changes last.
    func keep() {
      before.removeAll(keepingCapacity: true)
    }

    /// Undoes the changes, the last one first.
    func takeBack() {
      for (place, value) in before.reversed() { values[place] = value }
      keep()
    }
  }
}
