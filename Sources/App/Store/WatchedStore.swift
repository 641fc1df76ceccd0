import Model
import Synchronization

/// A store that remembers its last failure until it stores something again.
///
/// A person has seen an alert; the caller of the program gets it as an exit code.
final class WatchedStore: UserInfoStore {
  private let base: any UserInfoStore
  private let last = Mutex<StoreError?>(nil)

  /// The last failure, or `nil`.
  var fault: StoreError? { last.withLock { $0 } }

  init(_ base: any UserInfoStore) {
    self.base = base
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    // A read that succeeds does not undo an earlier failure to store.
    try watch { () throws(StoreError) in try base.read(place) }
  }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try watch { () throws(StoreError) in try base.read(values) }
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
      // Changes that were rolled back because of others are not a failure of the store.
      if case .rolledBack = error {} else { last.withLock { $0 = error } }
      throw error
    }
  }
}
