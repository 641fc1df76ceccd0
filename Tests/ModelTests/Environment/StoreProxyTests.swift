import ModelKit
import Synchronization
import Testing

@testable import Model
@testable import Workshop

@Suite("Stores around a store")
struct StoreProxyTests {
  private static let key = StoreKey.setting("tea")

  private func write(_ text: String?, to store: any UserInfoStore) throws(StoreError) {
    try store.update { (transaction) throws(StoreError) in
      try transaction.write(text.map(StoredValue.text), at: Self.key)
    }
  }

  @Test("A store that fails does so once, at the change that it was told")
  func failing() throws {
    let store = FailingStore(MemoryStore(), error: .noHomeDirectory)
    #expect(store.changes == 0 && store.remaining == 0)
    try write("a", to: store)
    #expect(store.changes == 1 && store.remaining == 0)

    store.count(failing: 2)
    #expect(store.changes == 0 && store.remaining == 2)
    try write("b", to: store)
    #expect(try store.read(Self.key) == .text("b") && store.remaining == 1)
    #expect(throws: StoreError.noHomeDirectory) { try write("c", to: store) }
    #expect(store.changes == 2 && store.remaining == 0)
    try write("d", to: store)

    #expect(store.changes == 3 && store.remaining == 0)
    #expect(try store.read(Self.key) == .text("d"))
  }

  @Test("A store that is watched remembers why it failed, until something is stored")
  func watched() throws {
    let failing = FailingStore(MemoryStore(), error: .noHomeDirectory)
    let store = WatchedStore(failing)
    failing.count(failing: 1)
    #expect(throws: StoreError.noHomeDirectory) { try write("a", to: store) }
    #expect(store.fault == .noHomeDirectory && !store.looksInside)

    _ = try store.read(Self.key)
    #expect(store.fault == .noHomeDirectory, "reading undoes nothing")
    #expect(throws: StoreError.rolledBack(reason: .changedMeanwhile)) {
      try store.update { _ throws(StoreError) in
        throw StoreError.rolledBack(reason: .changedMeanwhile)
      }
    }
    #expect(store.fault == .noHomeDirectory, "what was rolled back is no failure")
    try write("b", to: store)

    #expect(store.fault == nil)
  }

  @Test(
    "What is looked at is each access, and inside of it only where that is asked",
    arguments: [false, true])
  func accesses(looksInside: Bool) throws {
    let store = WritingStore(looksInside: looksInside)

    _ = try store.read(Self.key)
    _ = try store.read { (reader) throws(StoreError) in try reader.read(Self.key) }
    try store.update { (transaction) throws(StoreError) in
      _ = try transaction.read(Self.key)
      try transaction.write(.flag(true), at: Self.key)
      try transaction.write(nil, at: Self.key)
      try transaction.removeExpired(at: ClockReading(time: 0, uptime: 0))
    }

    let inside: [[StoreAccess]] = [
      [.value(Self.key)],
      [.value(Self.key), .write(Self.key), .remove(Self.key), .removeExpired],
    ]
    #expect(
      store.before
        == [.value(Self.key), .read] + (looksInside ? inside[0] : []) + [.update]
        + (looksInside ? inside[1] : []))
    #expect(store.after == [.value(Self.key), .read, .update])
    #expect(try store.read(Self.key) == nil)
  }

  /// Writes down what is done.
  private final class WritingStore: StoreProxy {
    let base: any UserInfoStore = MemoryStore()
    let looksInside: Bool
    private let accesses = Mutex<(before: [StoreAccess], after: [StoreAccess])>(([], []))

    var before: [StoreAccess] { accesses.withLock { $0.before } }
    var after: [StoreAccess] { accesses.withLock { $0.after } }

    init(looksInside: Bool) { self.looksInside = looksInside }

    func willAccess(_ access: StoreAccess) { accesses.withLock { $0.before.append(access) } }

    func didAccess(_ access: StoreAccess, _ error: StoreError?) {
      accesses.withLock { $0.after.append(access) }
    }
  }
}
