import Model
import Synchronization
import Workshop

/// A store that counts how often it is changed, and how many values that touches.
nonisolated final class CountingStore: StoreProxy {
  let base: any UserInfoStore = MemoryStore()
  var looksInside: Bool { true }
  private let counts = Mutex(Counts())

  private struct Counts {
    var updates = 0
    var writes = 0
    /// Those of the transaction that runs.
    var begun = 0
  }

  /// How often it was changed.
  var updates: Int { counts.withLock { $0.updates } }

  /// How many values were written or removed.
  var writes: Int { counts.withLock { $0.writes } }

  func willAccess(_ access: StoreAccess) {
    switch access {
    case .write, .remove: counts.withLock { $0.begun += 1 }
    case .value, .read, .update, .removeExpired: break
    }
  }

  func didAccess(_ access: StoreAccess, _ error: StoreError?) {
    guard access == .update else { return }
    counts.withLock { counts in
      if error == nil {
        (counts.updates, counts.writes) = (counts.updates + 1, counts.writes + counts.begun)
      }
      counts.begun = 0
    }
  }
}
