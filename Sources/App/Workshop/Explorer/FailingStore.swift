import Controller
package import Model
import Synchronization
import View

/// A store that counts its changes, and lets one of them fail, as on a full disk.
package final class FailingStore: StoreProxy {
  package let base: any UserInfoStore
  private let error: StoreError
  private let state = Mutex(State())

  private struct State {
    var changes = 0
    var failing = 0
  }

  package init(_ base: any UserInfoStore, error: StoreError) {
    self.base = base
    self.error = error
  }

  /// How many changes were asked for since the count began.
  package var changes: Int { state.withLock { $0.changes } }

  /// How many changes are to come up to the one that fails, or 0.
  package var remaining: Int { state.withLock { max(0, $0.failing - $0.changes) } }

  /// Counts from here, and lets a change fail: 1 is the next one, and 0 none.
  package func count(failing: Int) {
    state.withLock { $0 = State(failing: failing) }
  }

  package func willAccess(_ access: StoreAccess) throws(StoreError) {
    guard access == .update else { return }
    let fails = state.withLock { state in
      state.changes += 1
      return state.changes == state.failing
    }
    if fails { throw error }
  }
}
