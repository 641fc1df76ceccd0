import App
import Controller
import ControllerKit
import Model
import ModelKit
import ProgramKit
import Synchronization
import Testing
import View
import ViewKit
import ViewText
import Workshop

@testable import Gallery

@Suite("The rows of a shared model")
struct RowsTests {
  /// What was asked of the store since it was last forgotten.
  private nonisolated final class Accesses: Sendable {
    private let list = Mutex<[StoreAccess]>([])

    var values: Int { list.withLock { $0.count { if case .value = $0 { true } else { false } } } }
    var writes: Int { list.withLock { $0.count { if case .write = $0 { true } else { false } } } }

    func note(_ access: StoreAccess) { list.withLock { $0.append(access) } }

    func forget() { list.withLock { $0 = [] } }
  }

  /// A store whose accesses are noted.
  private struct NotedStore: StoreProxy {
    let base: any UserInfoStore
    let accesses: Accesses
    var looksInside: Bool { true }

    func willAccess(_ access: StoreAccess) { accesses.note(access) }
  }

  private let base = MemoryStore()
  private let accesses = Accesses()
  private let store: NotedStore

  init() {
    let accesses = accesses
    store = NotedStore(base: base, accesses: accesses)
  }

  /// What a change of one row among others reads and writes.
  private func cost(
    among count: Int, of change: @Sendable (inout TodoList) -> Void
  ) throws -> [Int] {
    let list = Shared<TodoList>(in: store)
    try list.change { list in
      list.clearCompleted()
      while list.todos.count < count { list.add("todo \(list.todos.count)") }
    }
    accesses.forget()

    try list.change(change)

    return [accesses.values, accesses.writes]
  }

  @Test("A change reads and writes as much among 1,000 rows as among 10")
  func constant() throws {
    let changes: [@Sendable (inout TodoList) -> Void] = [
      { $0.add("one more") }, { $0.complete(3) }, { $0.rename($0.todos[4], to: "another") },
      { $0.remove(2) }, { $0.show(.active) },
    ]

    for change in changes {
      let few = try cost(among: 10, of: change)
      try base.removeTodos()
      let many = try cost(among: 1_000, of: change)
      try base.removeTodos()

      #expect(few == many)
      #expect(few[0] <= 3 && few[1] <= 3, "\(few)")
    }
  }

  @Test("A todo that is typed makes as many calls among 1,000 as among 30, and asks for one page")
  func calls() throws {
    let counts = try [30, 1_000].map { count in
      try base.removeTodos()
      try Shared<TodoList>(in: base).change { list in for _ in 1...count { list.add("tea") } }
      let log = EventLog(isRecording: true)
      let display = TextDisplay(language: .english)
      let content = GalleryContent(GalleryApps.named("todos", in: base))
      let application = Application(
        delegate: AppDelegate(content), views: TextViewFactory(display: display),
        manifest: SceneManifest { SceneDelegate(content) }, log: log)
      try application.send(.launch())
      display.refresh()
      log.removeAll()
      for line in ["1", "one more", ""] {
        _ = display.receive(line)
        display.refresh()
        _ = display.takeOutput()
      }
      let texts = log.events.map(\.text)
      #expect(texts.count { $0.contains("cellForRowAt") } == TableView.rowsPerPage)
      return texts.count
    }

    #expect(counts[0] == counts[1])
  }

  @Test("The rows are read at the beginning, and again only when they were changed elsewhere")
  func readings() throws {
    try Shared<TodoList>(in: base).change { list in for _ in 1...50 { list.add("tea") } }
    let list = Shared<TodoList>(in: store)
    #expect(accesses.values == 52, "the head, the rows, and that there is none behind them")

    accesses.forget()
    list.readAgain()
    try list.change { $0.complete(1) }
    #expect(accesses.values == 3, "the head twice, and the changed row")

    try Shared<TodoList>(in: base).change { $0.complete(2) }
    accesses.forget()
    try list.change { $0.complete(3) }
    #expect(accesses.values == 53)
    #expect(list.value.todos.prefix(4).map(\.isCompleted) == [true, true, true, false])
  }

  @Test("Whatever is added, changed and removed, all rows and nothing else are in the store")
  func random() throws {
    let seed = TestSeed()
    var random = SeededGenerator(seed: seed.number)
    let list = Shared<TodoList>(in: store)
    try list.change { $0.add("tea") }

    for _ in 1...300 {
      let ids = list.value.todos.map(\.id)
      let chosen = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
        ids.randomElement(using: &random)
      }
      switch Int.random(in: 0...6, using: &random) {
      case 0...2: try list.change { list in list.add("todo \(list.rows.last)") }
      case 3: try list.change { list in for id in chosen { list.remove(id) } }
      case 4: try list.change { list in for id in chosen { list.complete(id) } }
      case 5:
        // A row that goes and comes back is where it was.
        try list.change { list in
          for id in chosen {
            let todo = list[id]
            list.remove(id)
            list[id] = todo
          }
        }
      default: try list.change { $0.clearCompleted() }
      }

      let read = Shared<TodoList>(in: base).value
      #expect(read == list.value && read.activeCount == list.value.activeCount, seed.again)
      #expect(base.contents.count == list.value.todos.count + 1)
    }
  }

  @Test("Equal todos are the same texts, so that a change and its inverse leave no trace")
  func inverse() throws {
    let list = Shared<TodoList>(in: store)
    try list.change { list in for _ in 1...5 { list.add("tea") } }
    let before = base.contents

    try list.change { $0.complete(2) }
    #expect(base.contents != before)
    try list.change { $0.complete(2, false) }

    #expect(base.contents == before)
  }

  @Test(
    "A row that is missing, or there twice, is said, and nothing is changed", arguments: [0, 1, 2])
  func damaged(_ fault: Int) throws {
    try Shared<TodoList>(in: base).change { list in for _ in 1...3 { list.add("tea") } }
    let key = UserInfoKey<String>("gallery.todos.1")
    let texts = [nil, #"{"id":1,"isCompleted":false,"title":"x"}"#, "{}"]
    try base.set(texts[fault], for: key)
    let before = base.contents

    let list = Shared<TodoList>(in: store)

    #expect(throws: SharedError.unreadable) { try list.change { $0.add("milk") } }
    #expect(base.contents == before)
  }
}

extension MemoryStore {
  fileprivate func removeTodos() throws {
    let places = contents.keys
    try update { (transaction) throws(StoreError) in
      for place in places { try transaction.write(nil, at: place) }
    }
  }
}
