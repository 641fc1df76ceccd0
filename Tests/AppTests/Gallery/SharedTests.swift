import Controller
import ControllerKit
import Foundation
import Model
import ModelKit
import Testing
import View
import Workshop

@testable import Gallery

@Suite("A shared model")
struct SharedTests {
  private let store = FullStore()
  private let key = UserInfoKey<String>("gallery.todos")

  private func shared() -> Shared<TodoList> { Shared(in: store) }

  private func adding(_ title: String) -> @Sendable (inout TodoList) -> Void {
    { $0.add(title) }
  }

  @Test("A change is found again by the next process")
  func kept() throws {
    try shared().change(adding("feed the cat"))

    #expect(shared().value.todos.map(\.title) == ["feed the cat"])
  }

  @Test("A change of several parts is one transaction")
  func oneTransaction() throws {
    let list = shared()

    try list.change {
      $0.add("feed the cat")
      $0.add("buy cheese")
      $0.complete(1)
    }

    #expect(store.updates == 1)
  }

  @Test("What another process has changed is not lost")
  func twoProcesses() throws {
    let (one, other) = (shared(), shared())

    try one.change(adding("feed the cat"))
    try other.change(adding("buy cheese"))

    #expect(other.value.todos.map(\.title) == ["feed the cat", "buy cheese"])
    #expect(shared().value == other.value)
  }

  @Test(
    "Its observers are called at once, and then at each change, in the order in which they came")
  func observers() throws {
    let list = shared()
    var told: [String] = []
    let first = Observer { [unowned list] in told.append("first \(list.value.todos.count)") }
    let second = Observer { [unowned list] in told.append("second \(list.value.todos.count)") }
    for observer in [first, second] { list.addObserver(observer) }
    #expect(told == ["first 0", "second 0"])

    try list.change(adding("feed the cat"))

    #expect(told.dropFirst(2) == ["first 1", "second 1"])
  }

  @Test("14.6 [C] An equal value is no change: no observer is called, and nothing is stored")
  func equalValue() throws {
    let list = shared()
    try list.change(adding("feed the cat"))
    let text = try store.value(for: key)
    var told = 0
    let observer = Observer { told += 1 }
    list.addObserver(observer)

    try list.change { $0.show(.all) }
    _ = try list.change { $0.complete(1, false) }

    #expect(told == 1)
    #expect(try store.value(for: key) == text)
  }

  @Test("An observer that is gone is told of nothing")
  func gone() throws {
    let list = shared()
    var told = 0
    do {
      let observer = Observer { told += 1 }
      list.addObserver(observer)
    }

    try list.change(adding("feed the cat"))

    #expect(told == 1, "only at first")
  }

  @Test("After an observer that changes the value, no observer gets an older one")
  func changingObserver() throws {
    let list = shared()
    var told: [Int] = []
    let first = Observer { [unowned list] in
      if list.value.todos.count == 1 { try? list.change { $0.add("buy cheese") } }
    }
    let second = Observer { [unowned list] in told.append(list.value.todos.count) }
    for observer in [first, second] { list.addObserver(observer) }

    try list.change(adding("feed the cat"))

    #expect(told == [0, 2, 2])
  }

  @Test("What another process has changed is seen, and told, when it is read again")
  func readAgain() throws {
    let (one, other) = (shared(), shared())
    var told = 0
    let observer = Observer { told += 1 }
    other.addObserver(observer)
    try one.change(adding("feed the cat"))

    other.readAgain()
    other.readAgain()

    #expect(other.value == one.value)
    #expect(told == 2, "at first, and at the change")
  }

  @Test("A change that cannot be stored is not made, and no observer is called")
  func refused() throws {
    let list = shared()
    try list.change(adding("feed the cat"))
    var told = 0
    let observer = Observer { told += 1 }
    list.addObserver(observer)
    store.refuse(true)

    #expect(throws: SharedError.store(FullStore.error)) {
      try list.change(adding("buy cheese"))
    }

    #expect(list.value.todos.count == 1 && told == 1)
    store.refuse(false)
    #expect(shared().value == list.value)
  }

  @Test(
    "Each row is a text of its own, and so is what else is kept, with the number of its schema, 2")
  func schema() throws {
    try shared().change {
      $0.add("feed the cat")
      $0.show(.active)
    }

    let row = UserInfoKey<String>("gallery.todos.0")
    #expect(try store.value(for: row) == #"{"id":1,"isCompleted":false,"title":"feed the cat"}"#)
    let head = try #require(try store.value(for: key))
    #expect(head.hasPrefix(#"{"count":1,"last":1,"schema":2,"value":{"filter":1},"version":"#))
  }

  @Test(
    "What a newer program has kept is not shown, not overwritten, and said in both languages",
    arguments: [#"{"schema":3,"value":{"lists":[]}}"#, #"{"schema":99}"#])
  func newer(_ text: String) throws {
    try expectRefusal(of: .text(text), with: .newer)
  }

  @Test(
    "A stored text that is not understood is not shown, not overwritten, and said",
    arguments: [
      "", "{", "[]", "null", #"{"value":{}}"#, #"{"schema":1}"#, #"{"schema":1,"value":[]}"#,
      #"{"schema":1,"value":{"filter":7,"last":0,"todos":[]}}"#, #"{"schema":"1"}"#,
      #"{"schema":99999999999999999999}"#, #"{"schema":0,"value":{}}"#,
      #"{"schema":0,"value":{"filter":0,"last":0,"todos":[]}}"#,
      #"{"schema":-9223372036854775808}"#, #"{"schema":2}"#,
      #"{"count":-1,"last":0,"schema":2,"value":{"filter":0},"version":0}"#,
      #"{"count":9223372036854775807,"last":0,"schema":2,"value":{"filter":0},"version":0}"#,
      String(repeating: "[", count: 5000),
    ])
  func unreadable(_ text: String) throws {
    try expectRefusal(of: .text(text), with: .unreadable)
  }

  @Test("Another kind of value under the model's name is not shown, not overwritten, and said")
  func otherKind() throws {
    try expectRefusal(of: .integer(3), with: .unreadable)
    try expectRefusal(of: .bytes([1, 2]), with: .unreadable)
  }

  private func expectRefusal(of value: StoredValue, with error: SharedError) throws {
    let place = key.storeKey
    try store.update { (transaction) throws(StoreError) in
      try transaction.write(value, at: place)
    }

    let list = shared()
    #expect(list.value == TodoList())
    #expect(throws: error) { try list.change { $0.add("feed the cat") } }

    #expect(list.value == TodoList())
    #expect(try store.read(place) == value)
    #expect(error.phrase.translations.allSatisfy { $0.count > 20 })
    #expect(error.phrase.english != error.phrase.korean)
  }

  @Test(
    "An error of the store is said in both languages",
    arguments: [
      StoreError.diskFull(path: "p"), .readOnly(path: "p"), .busy(path: "p"),
      .failed(path: "p", reason: .noEnd),
    ])
  func storeErrors(_ error: StoreError) {
    let phrase = SharedError.store(error).phrase

    #expect(phrase.english == error.description)
    #expect(phrase.korean != phrase.english && !phrase.korean.contains("missing"))
  }

  private final class Observer: SharedObserver {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func sharedValueDidChange() { body() }
  }
}
