import App
import Controller
import ControllerKit
import Model
import ModelKit
import ProgramKit
import Synchronization
import Testing
import View
import Workshop

@testable import Gallery

/// Two processes of a small app have one store: as it is, and with a fault that loses what the other has
/// changed.
@Suite("Two processes of the small apps", .patience)
struct TwoProcessesOfAnAppTests {
  @Test("A last writer who wins is found in the todos in four steps, and not where there is none")
  func todos() throws {
    func explore(isStale: Bool) throws -> Explorer.Report {
      let explorer = exploring("todos", isStale: isStale)
      explorer.alphabet.textsByName = ["What needs to be done?": ["a"]]
      explorer.alphabet.untouched = [
        "a", "Back", "Mark all as complete", "All", "Active", "Completed", "Clear completed",
        "edit", "delete",
      ]
      explorer.limits.depth = 4
      explorer.after("what is added is one more") { before, step, after in
        guard step.description.contains("type \"a\"") else { return nil }
        let counts = [before, after].map { Shared<TodoList>(in: $0.store).value.todos.count }
        return counts[1] == counts[0] + 1 ? nil : "There were \(counts[0]), and are \(counts[1])."
      }
      return try explorer.explore()
    }

    let error = try #require(throws: ExplorerError.self) { try explore(isStale: true) }
    #expect(error.invariant == "what is added is one more", "\(error)")
    #expect(error.way.count == 4, "\(error)")
    #expect(error.way.contains { if case .other(.type) = $0 { true } else { false } })

    #expect(try explore(isStale: false).limit == "4 steps")
  }

  @Test("A last writer who wins is found in the contacts in six steps, and not where there is none")
  func contacts() throws {
    func explore(isStale: Bool) throws -> Explorer.Report {
      let store = MemoryStore()
      try Shared<ContactBook>(in: store).change { book in
        for name in ["Kim", "Lee"] { _ = book.add(Contact(name: name)) }
      }
      let explorer = exploring("contacts", store: store, isStale: isStale)
      explorer.alphabet.texts = []
      explorer.alphabet.untouched = ["Add", "Cancel", "Contacts"]
      explorer.limits.depth = 6
      explorer.after("what is deleted does not come back") { before, step, after in
        guard step.description.hasSuffix("touch \"Delete\"") else { return nil }
        let names = [before, after].map { state in
          Set(Shared<ContactBook>(in: state.store).value.rows.all.map(\.name))
        }
        return names[1].isSubset(of: names[0])
          ? nil : "There were \(names[0].sorted()), and are \(names[1].sorted())."
      }
      return try explorer.explore()
    }

    let error = try #require(throws: ExplorerError.self) { try explore(isStale: true) }
    #expect(error.invariant == "what is deleted does not come back", "\(error)")
    #expect(error.way.count == 6, "\(error)")

    #expect(try explore(isStale: false).limit == "6 steps")
  }

  /// An explorer of two processes; each may read the store once, when it begins.
  private func exploring(_ name: String, store: MemoryStore = MemoryStore(), isStale: Bool)
    -> Explorer
  {
    let explorer = Explorer(store: store) { store, log in
      let own: any UserInfoStore = isStale ? StaleStore(store) : store
      let content = GalleryContent(GalleryApps.named(name, in: own, log: log))
      return Application(
        delegate: AppDelegate(content), views: HeadlessViewFactory(),
        manifest: SceneManifest { SceneDelegate(content) }, store: store, log: log)
    }
    explorer.limits.time = nil
    explorer.limits.comparisons = 0
    explorer.invariants = []
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false
    explorer.alphabet.processes = 2
    return explorer
  }
}

/// A store as a process sees it that reads everything once: what another process has stored since is
/// overwritten.
nonisolated private final class StaleStore: UserInfoStore {
  private let base: any UserInfoStore
  private let copy = Mutex<MemoryStore?>(nil)

  init(_ base: any UserInfoStore) {
    self.base = base
  }

  /// What was stored at the first look.
  private var seen: MemoryStore {
    copy.withLock { copy in
      if let copy { return copy }
      let first = ((base as? FailingStore)?.base as? MemoryStore)?.copy() ?? MemoryStore()
      copy = first
      return first
    }
  }

  func read(_ key: StoreKey) throws(StoreError) -> StoredValue? { try seen.read(key) }

  func read<Result: Sendable>(
    _ values: @Sendable (any UserInfoReader) throws(StoreError) -> Result
  ) throws(StoreError) -> Result { try seen.read(values) }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let (result, writes) = try seen.update {
      (transaction) throws(StoreError) -> (Result, [(StoreKey, StoredValue?)]) in
      let recorder = Recorder(transaction)
      return (try changes(recorder), recorder.writes)
    }
    try base.update { (transaction) throws(StoreError) in
      for (key, value) in writes { try transaction.write(value, at: key) }
    }
    return result
  }

  private final class Recorder: UserInfoTransaction {
    private let base: any UserInfoTransaction
    private(set) var writes: [(StoreKey, StoredValue?)] = []

    init(_ base: any UserInfoTransaction) {
      self.base = base
    }

    func read(_ key: StoreKey) throws(StoreError) -> StoredValue? { try base.read(key) }

    func write(_ value: StoredValue?, at key: StoreKey) throws(StoreError) {
      try base.write(value, at: key)
      writes.append((key, value))
    }

    func removeExpired(at now: ClockReading) throws(StoreError) {
      try base.removeExpired(at: now)
    }
  }
}
