import Foundation
import Model
import ModelKit
import Synchronization
import Testing
import View
import ViewKit
import ViewText

@testable import Controller
@testable import ControllerKit
@testable import Workshop

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

  @Test(
    "Why something is not changed is said in both languages",
    arguments: [
      (
        SharedError.newer, "A newer version stored this, so it was not changed. Use that version.",
        "더 새로운 버전에서 저장한 내용이어서 그대로 두었습니다. 그 버전을 사용해주세요."
      ),
      (.gone, "This was deleted in another window.", "다른 창에서 삭제되었습니다."),
      (
        .changedSince, "That was changed in another window since, so it was not undone.",
        "그 뒤에 다른 창에서 바뀌어서 되돌리지 않았습니다."
      ),
      (
        .changedElsewhere(Phrase("Phone", ko: "전화"), now: "111"),
        "Phone was changed in another window. Now: 111. Save again to replace it.",
        "다른 창에서 바뀐 항목: 전화. 지금 값: 111. 다시 저장하면 덮어씁니다."
      ),
      (
        .unreadable, "What is stored cannot be read, so it was not changed. Use another store.",
        "저장된 내용을 읽을 수 없어 그대로 두었습니다. 다른 저장소를 사용해주세요."
      ),
      (.refused(Phrase("No", ko: "아니요")), "No", "아니요"),
      (
        .store(.busy(path: "/s")), "/s is in use by another program. Try again in a moment.",
        "다른 프로그램이 사용 중입니다: /s. 잠시 뒤 다시 시도해주세요."
      ),
    ])
  func words(error: SharedError, english: String, korean: String) {
    #expect(error.phrase == Phrase(english, ko: korean) && error.description == english)
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

  @Test("A change that changes nothing writes nothing and calls no observer")
  func same() throws {
    try one.change { _ in }
    #expect(try Self.places.map(text) == [nil, nil, nil, nil], "nor does a model without rows")
    try add(1)
    #expect(Shared<Pantry>(in: store).value.rows.changes == [], "to read changes nothing")
    let texts = try Self.places.map(text)
    one.addObserver(listener)

    try one.change { $0[1]?.text = "jar 1" }
    try one.change { _ in }

    #expect(try Self.places.map(text) == texts)
    #expect(listener.count == 1 && one.value.rows.changes == [])
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

  @Test("What one version counts of a text, every other one does, so that it can read the store")
  func checksums() {
    let tea = #"{"id":1,"text":"tea"}"#

    #expect(VersionedModel<Pantry>.checksum(of: tea, at: 0) == 6_432_917_014_207_956_994)
    #expect(VersionedModel<Pantry>.checksum(of: tea, at: 1) == 14_718_687_149_643_765_843)
  }

  @Test("A store that fails leaves the value as it was, and what is not known is read again")
  func fails() throws {
    try add(1)
    one.addObserver(listener)
    try other.change { $0.head.owner = "Lee" }
    store.count(failing: 1)
    #expect(throws: SharedError.store(.diskFull(path: "the store"))) { try add(2) }
    #expect(one.value.rows.all.map(\.id) == [1] && listener.count == 1)
    #expect(one.value.head.owner == "nobody", "it is not read again where nothing was stored")

    let uncertain = UncertainStore(store)
    let third = Shared<Pantry>(in: uncertain)
    third.addObserver(listener)
    #expect(throws: SharedError.store(.outcomeUnknown(path: "p", reason: .unwritten))) {
      try third.change { $0[3] = Pantry.Jar(id: 3, text: "after all") }
    }

    #expect(third.value.rows.all.map(\.id) == [1, 3] && listener.count == 3)
  }

  @Test(
    "What contradicts itself is refused, told once to the observers, and left as it is",
    arguments: [
      ("pantry", #""count":2"#, #""count":0"#), ("pantry", #""count":2"#, #""count":1"#),
      ("pantry", #""count":2"#, #""count":3"#), ("pantry", #""count":2"#, #""count":-1"#),
      ("pantry", #""version":"#, #""version":1"#), ("pantry", #"{"count":2"#, nil),
      ("pantry.0", "jar 1", "jam 1"), ("pantry.0", "{", nil),
    ] as [(String, String, String?)])
  func contradicting(place: String, old: String, new: String?) throws {
    try add(1, 2)
    let key = UserInfoKey<String>(place)
    let good = try #require(try store.value(for: key))
    try #require(good.contains(old))
    try store.set(new.map { good.replacing(old, with: $0) }, for: key)
    let before = try Self.places.map(text)
    let third = Shared<Pantry>(in: store)
    #expect(third.problem == .unreadable && third.value == Pantry())
    one.readAgain()
    #expect(one.problem == (place == "pantry" ? .unreadable : nil), "known rows are not read")
    third.addObserver(listener)

    #expect(throws: SharedError.unreadable) {
      try third.change { $0[3] = Pantry.Jar(id: 3, text: "jar 3") }
    }
    third.readAgain()
    #expect(listener.count == 1)
    #expect(try Self.places.map(text) == before)

    try store.set(good, for: key)
    third.readAgain()
    #expect(third.problem == nil && third.value == one.value && listener.count == 2)
  }

  @Test("Two rows in the place of one are refused, also where the version is theirs")
  func twoInOnePlace() throws {
    try add(1)
    let rows = #"{"id":1,"text":"jar 1"},{"id":2,"text":"jar 2"}"#
    let theirs = VersionedModel<Pantry>.checksum(of: rows, at: 0)
    let head = try #require(try text("pantry")).replacing(try version(), with: "\(theirs)")
    try store.set(rows, for: UserInfoKey<String>("pantry.0"))
    try store.set(head, for: UserInfoKey<String>("pantry"))

    #expect(Shared<Pantry>(in: store).problem == .unreadable)
  }

  @Test("A row without a head is refused")
  func noHead() throws {
    try add(1)
    try store.set(nil, for: UserInfoKey<String>("pantry"))

    #expect(Shared<Pantry>(in: store).problem == .unreadable)
  }

  @Test("A row behind the last one is refused: the next new one would be stored over it")
  func rowBehind() throws {
    try add(1)
    try store.set(#"{"id":2,"text":"jar 2"}"#, for: UserInfoKey<String>("pantry.1"))

    #expect(Shared<Pantry>(in: store).problem == .unreadable)
  }

  @Test("A controller that reads the value or the problem alone is called again at a change")
  func tracked() {
    let readers = [Reader { [one] in _ = one.value }, Reader { [one] in _ = one.problem }]
    for (window, owner) in zip(readers.map { TestWindow($0) }, ["Lee", "Kim"]) {
      window.window.view.turn?.run { _ = try? one.change { $0.head.owner = owner } }
    }

    #expect(readers.map(\.calls) == [2, 2])
  }

  @Test("A store that cannot be read is a problem, and what was read before stays")
  func unreadStore() throws {
    try add(1)
    let closed = ClosedStore(store)
    let third = Shared<Pantry>(in: closed)
    third.addObserver(listener)

    closed.isClosed.withLock { $0 = true }
    for _ in 1...2 { third.readAgain() }
    #expect(third.problem == .store(.busy(path: "p")) && listener.count == 2)
    #expect(third.value == one.value)
    closed.isClosed.withLock { $0 = false }
    try third.change { _ in }

    #expect(third.problem == nil && listener.count == 3)
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

  @Test("Changes are taken back as long as the same was not changed since")
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

/// Reads something where that is tracked.
private final class Reader: ViewController {
  private(set) var calls = 0
  private let read: () -> Void

  init(_ read: @escaping () -> Void) {
    self.read = read
    super.init()
  }

  override func updateProperties() {
    calls += 1
    read()
  }
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

/// Cannot be read while it is closed.
private nonisolated final class ClosedStore: StoreProxy {
  let base: any UserInfoStore
  let isClosed = Mutex(false)

  init(_ base: any UserInfoStore) { self.base = base }

  func willAccess(_ access: StoreAccess) throws(StoreError) {
    if isClosed.withLock({ $0 }) { throw .busy(path: "p") }
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
