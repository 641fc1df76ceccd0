import Model
import Synchronization

/// Remembers whether the last thing that was asked of the model failed because of the store.
///
/// A person has been told in an alert; whoever started the program learns it from its exit code.
nonisolated final class StoreWatch: Sendable {
  private let last = Mutex<StoreError?>(nil)

  /// Why the store did not do what it was last asked for, or `nil` when it did.
  var fault: StoreError? { last.withLock { $0 } }

  /// Passes a request on to the accounts and sees what becomes of it.
  func follow<Result>(
    _ request: () throws(AccountError) -> Result
  ) throws(AccountError) -> Result {
    do {
      let result = try request()
      note(nil)
      return result
    } catch {
      if case .store(let fault) = error { note(fault) } else { note(nil) }
      throw error
    }
  }

  /// Passes a request on to the session and sees what becomes of it.
  func follow<Result>(_ request: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    do {
      let result = try request()
      note(nil)
      return result
    } catch {
      note(error)
      throw error
    }
  }

  /// The same for what is no request: that it succeeds says nothing of the last one.
  func look<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    do {
      return try body()
    } catch {
      note(error)
      throw error
    }
  }

  private func note(_ fault: StoreError?) {
    // What others changed meanwhile is no fault of the store.
    if case .abandoned = fault { return }
    last.withLock { $0 = fault }
  }
}
