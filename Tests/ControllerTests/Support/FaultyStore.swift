import Model
import Synchronization

/// A store that fails to change anything while it is told to.
final class FaultyStore: UserInfoStore {
  private let base = MemoryStore()
  private let error = Mutex<StoreError?>(nil)

  /// Fails every change from now on, or none with `nil`.
  func fail(with error: StoreError?) {
    self.error.withLock { $0 = error }
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? { try base.read(place) }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let error = error.withLock({ $0 }) { throw error }
    return try base.update(changes)
  }
}
