import Model
import Synchronization

/// A store of which one change can be made to fail, as on a full disk.
final class FailingStore: UserInfoStore {
  private let base: any UserInfoStore
  private let error: StoreError

  private let countdown = Mutex(0)

  /// How many changes are to come up to the one that fails, or 0.
  var remaining: Int { countdown.withLock { $0 } }

  init(_ base: any UserInfoStore, error: StoreError) {
    self.base = base
    self.error = error
  }

  /// Lets a change fail: 1 is the next one.
  func fail(change: Int) {
    countdown.withLock { $0 = change }
  }

  func read(_ place: StoreKey) throws(StoreError) -> StoredValue? { try base.read(place) }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let fails = countdown.withLock { countdown in
      guard countdown > 0 else { return false }
      countdown -= 1
      return countdown == 0
    }
    if fails { throw error }
    return try base.update(changes)
  }
}
