import Controller
package import Model
import Synchronization
import View

/// A store that remembers its last failure until it stores something again.
///
/// A person has seen an alert; the caller of the program gets it as an exit code.
package final class WatchedStore: StoreProxy {
  package let base: any UserInfoStore
  private let last = Mutex<StoreError?>(nil)

  /// The last failure, or `nil`.
  package var fault: StoreError? { last.withLock { $0 } }

  package init(_ base: any UserInfoStore) {
    self.base = base
  }

  package func didAccess(_ access: StoreAccess, _ error: StoreError?) {
    // A read that succeeds does not undo an earlier failure to store.
    guard error != nil || access == .update else { return }
    // Changes that were rolled back because of others are not a failure of the store.
    guard error?.kind != .rolledBack else { return }
    last.withLock { $0 = error }
  }
}
