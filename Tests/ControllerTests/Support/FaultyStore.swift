import Model
import Synchronization

/// A store that fails to change anything while it is told to.
final class FaultyStore: UserInfoStore {
  private let base = MemoryStore()
  private let error = Mutex<StoreError?>(nil)
  private let readError = Mutex<StoreError?>(nil)

  /// Fails every change from now on, or none with `nil`; every read too, if that is asked for.
  func fail(with error: StoreError?, reading: Bool = false) {
    self.error.withLock { $0 = error }
    readError.withLock { $0 = reading ? error : nil }
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? {
    if let error = readError.withLock({ $0 }) { throw error }
    return try base.read(place)
  }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let error = readError.withLock({ $0 }) { throw error }
    return try base.read(values)
  }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    if let error = error.withLock({ $0 }) { throw error }
    return try base.update(changes)
  }
}
