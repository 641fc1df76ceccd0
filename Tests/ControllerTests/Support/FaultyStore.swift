import Model
import Synchronization
import Workshop

/// A store that fails to change anything while it is told to.
nonisolated final class FaultyStore: StoreProxy {
  let base: any UserInfoStore = MemoryStore()
  private let error = Mutex<StoreError?>(nil)
  private let readError = Mutex<StoreError?>(nil)

  /// Fails every change from now on, or none with `nil`; every read too, if that is asked for.
  func fail(with error: StoreError?, reading: Bool = false) {
    self.error.withLock { $0 = error }
    readError.withLock { $0 = reading ? error : nil }
  }

  func willAccess(_ access: StoreAccess) throws(StoreError) {
    let error = access == .update ? error.withLock { $0 } : readError.withLock { $0 }
    if let error { throw error }
  }
}
