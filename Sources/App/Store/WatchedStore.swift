import Model
import Synchronization

/// A store that remembers what it refused, until it has kept something since.
///
/// A person has been told in an alert; whoever started the program learns it from its exit code.
nonisolated final class WatchedStore: UserInfoStore {
  private let base: any UserInfoStore
  private let last = Mutex<StoreError?>(nil)

  /// Why the store did not do what it was last asked for, or `nil` when it did.
  var fault: StoreError? { last.withLock { $0 } }

  init(_ base: any UserInfoStore) {
    self.base = base
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    // That something can be read says nothing of what could not be kept before.
    try watch { () throws(StoreError) in try base.read(place) }
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let result = try watch { () throws(StoreError) in try base.update(changes) }
    last.withLock { $0 = nil }
    return result
  }

  private func watch<Result>(_ work: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    do {
      return try work()
    } catch {
      // What was given up, because others changed something meanwhile, is no fault of the store.
      if case .rolledBack = error {} else { last.withLock { $0 = error } }
      throw error
    }
  }
}
