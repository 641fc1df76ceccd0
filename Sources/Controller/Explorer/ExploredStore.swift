import Model
import Synchronization

/// The store of an explored app: it counts its changes, and lets one of them fail.
final class ExploredStore: UserInfoStore {
  /// The error of the change that fails.
  static let failure = StoreError.failed(path: "the store", reason: "the explorer lets it fail")

  private let state: Mutex<State>

  private struct State {
    var base: MemoryStore
    var writes = 0
    var failing = 0
  }

  init(_ base: MemoryStore = MemoryStore()) {
    state = Mutex(State(base: base))
  }

  /// Everything that is stored.
  var contents: [StoreKey: StoredValue] { state.withLock { $0.base.contents } }

  /// How many changes were asked for since the last `begin`.
  var writes: Int { state.withLock { $0.writes } }

  /// Another store with the same values.
  func copy() -> ExploredStore { ExploredStore(state.withLock { $0.base.copy() }) }

  /// Begins again with a copy of another store.
  func begin(with other: ExploredStore) {
    let copy = other.state.withLock { $0.base.copy() }
    state.withLock { $0 = State(base: copy) }
  }

  /// Removes every expiring value.
  func removeExpiring() { state.withLock { $0.base }.removeExpiring() }

  /// Counts from here, and lets a change fail; 0 for none.
  func count(failing: Int) {
    state.withLock { ($0.writes, $0.failing) = (0, failing) }
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    try state.withLock { $0.base }.read(place)
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (base, fails) = state.withLock { state in
      state.writes += 1
      return (state.base, state.writes == state.failing)
    }
    if fails { throw Self.failure }
    return try base.update(changes)
  }
}
