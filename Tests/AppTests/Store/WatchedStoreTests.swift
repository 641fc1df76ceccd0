import Model
import ModelKit
import Synchronization
import Testing
import ViewKit
import ViewText
import Workshop

@testable import App
@testable import ProgramKit

/// What the exit code says of the store.
@Suite("A watched store")
nonisolated struct WatchedStoreTests {
  private let refusing = RefusingStore()
  private let watched: WatchedStore
  private let full = StoreError.diskFull(path: "v")

  init() {
    watched = WatchedStore(refusing)
  }

  @Test("D6: A write that is refused is the fault until something is kept, whatever is read")
  func write() throws {
    refusing.error = full
    #expect(throws: full) { try watched.set(true, for: .isLogined) }
    #expect(watched.fault == full)

    refusing.error = nil
    #expect(try watched.value(for: .isLogined) == nil)
    #expect(watched.fault == full)
    try watched.set(true, for: .isLogined)

    #expect(watched.fault == nil)
    #expect(try watched.value(for: .isLogined) == true)
  }

  @Test("D6: So is a read that is refused, and the last of several faults counts")
  func read() throws {
    refusing.error = full
    #expect(throws: full) { try watched.set(true, for: .isLogined) }
    refusing.error = .busy(path: "v")

    #expect(throws: StoreError.busy(path: "v")) { try watched.value(for: .isLogined) }

    #expect(watched.fault == .busy(path: "v"))
  }

  @Test("What was given up by who wanted it is no fault, and takes back none")
  func rolledBack() throws {
    let rolledBack = StoreError.rolledBack(reason: .verbatim("changed meanwhile"))
    #expect(throws: rolledBack) {
      try watched.update { (_) throws(StoreError) in throw rolledBack }
    }
    #expect(watched.fault == nil)

    refusing.error = full
    #expect(throws: full) { try watched.set(true, for: .isLogined) }
    refusing.error = nil
    #expect(throws: rolledBack) {
      try watched.update { (_) throws(StoreError) in throw rolledBack }
    }

    #expect(watched.fault == full)
  }

  @Test("An account that is refused or wrong is no fault of the store")
  func wrong() throws {
    let accounts = Accounts(store: watched, hasher: StandardHasher.lowestCost)
    let lee = UserInfo(email: "lee@example.com", password: "<password 1>")
    refusing.error = full
    #expect(throws: AccountError.store(full)) { try accounts.register(lee) }
    #expect(watched.fault == full)
    refusing.error = nil

    #expect(throws: AccountError.noSuchAccount) { try accounts.authenticate(lee) }

    #expect(watched.fault == nil)
  }
}

/// A store in memory that can be told to refuse everything.
nonisolated private final class RefusingStore: StoreProxy {
  let base: any UserInfoStore = MemoryStore()
  private let refusal = Mutex<StoreError?>(nil)

  var error: StoreError? {
    get { refusal.withLock { $0 } }
    set { refusal.withLock { $0 = newValue } }
  }

  func willAccess(_ access: StoreAccess) throws(StoreError) {
    if let error { throw error }
  }
}
