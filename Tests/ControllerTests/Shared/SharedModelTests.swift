import Foundation
import Model
import Testing
import View

@testable import Controller

@Suite("A model that windows and programs share")
struct SharedModelTests {
  private let store = FailingStore(MemoryStore(), error: .diskFull(path: "the store"))
  private let log = EventLog(isRecording: true)
  private let one: Shared<Pantry>
  private let other: Shared<Pantry>
  private let listener = Listener()

  init() {
    one = Shared(in: store, log: log)
    other = Shared(in: store)
  }

  private func add(_ ids: Int...) throws {
    for id in ids { try one.change { $0[id] = Pantry.Jar(id: id, text: "jar \(id)") } }
  }

  @Test("What one changes the other reads when it looks, and its observers are told if it differs")
  func read() throws {
    other.addObserver(listener)
    #expect(listener.count == 1, "as it is, at once")

    try add(1, 2)
    #expect(other.value.rows.all.isEmpty && listener.count == 1)
    other.readAgain()
    #expect(other.value == one.value && listener.count == 2)
    other.readAgain()
    #expect(listener.count == 2)
    try one.change { $0.head.owner = "Lee" }
    other.readAgain()

    #expect(other.value.head.owner == "Lee" && listener.count == 3)
  }

  @Test("A change begins with what is stored, answers, and is stored once")
  func change() throws {
    try add(1)
    store.count(failing: 0)

    let count = try other.change { model in
      model[2] = Pantry.Jar(id: 2, text: "other")
      return model.rows.all.count
    }

    #expect(count == 2 && store.changes == 1)
    #expect(other.value.rows.changes.map(\.id) == [2])
    one.readAgain()
    #expect(one.value.rows.all.map(\.id) == [1, 2])
  }

  @Test("A change that changes nothing writes nothing and tells nobody")
  func same() throws {
    try add(1)
    let texts = try Self.places.map(text)
    one.addObserver(listener)

    try one.change { $0[1]?.text = "jar 1" }
    try one.change { _ in }

    #expect(try Self.places.map(text) == texts)
    #expect(listener.count == 1)
  }

  @Test("What is stored is a head and a row each, in these words")
  func texts() throws {
    try add(1, 2, 3)
    try one.change {
      $0[2] = nil
      $0[1]?.text = "first"
      _ = $0.rows.newID()
    }

    #expect(
      try Self.places.map(text) == [
        #"{"count":2,"last":2,"schema":2,"value":{"owner":"nobody"},"version":\#(try version())}"#,
        #"{"id":1,"text":"first"}"#, #"{"id":3,"text":"jar 3"}"#, nil,
      ])
  }

  @Test("The version is that of what is stored, however it came to be")
  func versions() throws {
    try add(1, 2)
    let before = try version()
    try one.change { $0[2]?.text = "else" }
    #expect(try version() != before)
    try one.change { $0[2]?.text = "jar 2" }
    #expect(try version() == before)
    let second = MemoryStore()
    try Shared<Pantry>(in: second).change { model in
      for id in [2, 1] { model[id] = Pantry.Jar(id: id, text: "jar \(id)") }
    }
    #expect(try version(in: second) != before, "each in the place of the other")
    try one.change { for id in 1...2 { $0[id] = nil } }

    #expect(try version() == "0")
  }

  @Test("A store that fails leaves the value as it was, and what is not known is read again")
  func fails() throws {
    try add(1)
    one.addObserver(listener)
    store.count(failing: 1)
    #expect(throws: SharedError.store(.diskFull(path: "the store"))) { try add(2) }
    #expect(one.value.rows.all.map(\.id) == [1] && listener.count == 1)

    let uncertain = UncertainStore(store)
    let third = Shared<Pantry>(in: uncertain)
    third.addObserver(listener)
    #expect(throws: SharedError.store(.outcomeUnknown(path: "p", reason: .unwritten))) {
      try third.change { $0[3] = Pantry.Jar(id: 3, text: "after all") }
    }

    #expect(third.value.rows.all.map(\.id) == [1, 3] && listener.count == 3)
  }

  @Test("What is refused changes nothing of the one part, and is said")
  func refused() throws {
    try add(1)

    #expect(throws: SharedError.refused("No.")) {
      try one.changePart { model in
        model[1] == nil ? nil : .refused("No.")
      }
    }
    try one.changePart { model in
      model[1]?.text = "yes"
      return nil
    }

    #expect(one.value[1]?.text == "yes")
  }

  @Test("Changes are taken back as long as nobody has changed the same since")
  func takenBack() throws {
    try add(1)
    try one.change {
      $0[1]?.text = "new"
      $0[2] = Pantry.Jar(id: 2, text: "second")
    }
    let changes = one.value.rows.changes

    try one.takeBack(changes)
    #expect(one.value.rows.all == [Pantry.Jar(id: 1, text: "jar 1")])
    let undone = one.value.rows.changes
    #expect(throws: SharedError.changedSince) { try one.takeBack(changes) }
    try one.takeBack(undone)
    #expect(one.value.rows.all.map(\.text) == ["new", "second"])
    try other.change { $0[2] = nil }
    #expect(throws: SharedError.changedSince) { try one.takeBack(changes) }

    other.readAgain()
    #expect(other.value.rows.all.map(\.text) == ["new"])
  }

  @Test("A value is one text, and told of like rows")
  func value() throws {
    let (settings, others) = (Shared<Tone>(in: store), Shared<Tone>(in: store))
    others.addObserver(listener)

    try settings.change { $0.isLoud = true }
    others.readAgain()

    #expect(others.value.isLoud && listener.count == 2)
    #expect(
      try text("tone")
        == #"{"count":0,"last":0,"schema":2,"value":{"isLoud":true},"version":0}"#)
  }

  @Test("Its calls are in the log, and it says on a page what it has, and who observes it")
  func calls() throws {
    one.addObserver(listener)
    try add(1)
    one.readAgain()
    try one.takeBack(one.value.rows.changes)

    #expect(
      log.events.map(TextTrace.line) == [
        "Pantry.addObserver(Listener)", "  Listener.sharedValueDidChange()", "Pantry.change(_:)",
        "  Listener.sharedValueDidChange()", "Pantry.readAgain()", "Pantry.takeBack(_:)",
        "  Listener.sharedValueDidChange()",
      ])
    #expect(one.pageName == "Pantry" && one.pageValue == "rows: 0")
    #expect(one.pageObservers.count == 1 && one.pageObservers.first === listener)
  }

  // MARK: - Fixtures

  private static let places = ["pantry", "pantry.0", "pantry.1", "pantry.2"]

  private func text(_ place: String) throws -> String? {
    try store.value(for: UserInfoKey<String>(place))
  }

  private func version(in other: (any UserInfoStore)? = nil) throws -> String {
    let text = try (other ?? store).value(for: UserInfoKey<String>("pantry")) ?? ""
    return text.firstMatch(of: /"version":([0-9]+)/).map { String($0.1) } ?? "none"
  }
}

private final class Listener: SharedObserver {
  private(set) var count = 0

  func sharedValueDidChange() { count += 1 }
}

/// Stores everything, and does not know that it has.
private nonisolated struct UncertainStore: StoreProxy {
  let base: any UserInfoStore

  init(_ base: any UserInfoStore) { self.base = base }

  func update<Result: Sendable>(
    _ changes: @Sendable (any UserInfoTransaction) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    _ = try base.update(changes)
    throw .outcomeUnknown(path: "p", reason: .unwritten)
  }
}

private nonisolated struct Pantry: RowModel {
  struct Jar: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var text: String
  }

  struct Head: Codable, Equatable, Sendable {
    var owner = "nobody"
  }

  static let name = "pantry"
  var head = Head()
  var rows = Rows<Jar>()
}

private nonisolated struct Tone: ValueModel {
  static let name = "tone"
  var isLoud = false
}
