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

  func read(_ place: StorePlace) throws(StoreError) -> StoredValue? {
    do {
      // That something can be read says nothing of what could not be kept before.
      return try base.read(place)
    } catch {
      note(error)
      throw error
    }
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    do {
      let result = try base.update(changes)
      last.withLock { $0 = nil }
      return result
    } catch {
      note(error)
      throw error
    }
  }

  private func note(_ fault: StoreError) {
    // What was given up, because others changed something meanwhile, is no fault of the store.
    if case .abandoned = fault { return }
    last.withLock { $0 = fault }
  }
}
