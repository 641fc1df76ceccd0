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

  /// Some accounts in the order of their folded emails; throws nothing.
  public func accounts(after folded: String?, limit: Int) throws(StoreError) -> [Account] {
    table.withLock { $0.accounts(after: folded, limit: limit) }
  }
}

extension MemoryStore {
  /// The values as a transaction sees them.
  private final class Table: UserInfoTransaction {
    // Room enough that removing one value seldom has to move others closer together.
    private var rows = Rows(values: Dictionary(minimumCapacity: 32))

    func read(_ place: StorePlace) -> StoredValue? {
      rows.values[place]
    }

    func write(_ value: StoredValue?, at place: StorePlace) throws(StoreError) {
      try place.check(value)
      change { $0.write(value, at: place) }
    }

    /// Takes the rows out and puts them back: where no access to a property lasts, none has to be
    /// guarded.
    @inline(__always)
    private func change(_ body: (inout Rows) -> Void) {
      var taken = Rows(values: [:])
      swap(&taken, &rows)
      body(&taken)
      swap(&taken, &rows)
    }

    func forgetAttempts(at now: Moment) throws(StoreError) {
      for case (let place, .attempts(let attempts)) in rows.values {
        let kept = attempts.kept(at: now)
        if kept != attempts { change { $0.write(kept.map(StoredValue.attempts), at: place) } }
      }
    }

    func keep() {
      change { $0.keep() }
    }

    func takeBack() {
      change { $0.takeBack() }
    }

    func accounts(after folded: String?, limit: Int) -> [Account] {
      rows.values.keys.compactMap(\.accountName)
        .filter { name in folded.map { name > $0 } ?? true }
        .sorted()
        .prefix(limit)
        .compactMap { rows.values[.account($0)].flatMap(Account.init(stored:)) }
    }
  }

  /// The values, and what stood in their places before the current transaction.
  private struct Rows {
    private(set) var values: [StorePlace: StoredValue]
    private var before: [Change] = []

    init(values: [StorePlace: StoredValue]) {
      self.values = values
    }

    private struct Change {
      let place: StorePlace
      let value: StoredValue?
    }

    mutating func write(_ value: StoredValue?, at place: StorePlace) {
      let old =
        if let value {
          values.updateValue(value, forKey: place)
        } else {
          values.removeValue(forKey: place)
        }
      before.append(Change(place: place, value: old))
    }

    mutating func keep() {
      before.removeAll(keepingCapacity: true)
    }

    mutating func takeBack() {
      for change in before.reversed() { values[change.place] = change.value }
      keep()
    }
  }
}

extension StorePlace {
  /// The folded email of an account's place.
  fileprivate var accountName: String? {
    guard case .account(let folded) = self else { return nil }
    return folded
  }
}
