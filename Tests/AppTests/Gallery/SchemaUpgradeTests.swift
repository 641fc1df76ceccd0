import Controller
import ControllerKit
import Foundation
import Model
import ModelKit
import Testing
import ViewKit

@testable import Gallery

/// Todos and contacts were one text each, in JSON of schema 1, and are kept row by row since.
@Suite("A shared model of an older schema")
struct SchemaUpgradeTests {
  private let store = FullStore()
  private let key = UserInfoKey<String>("gallery.todos")

  nonisolated private static let todos = """
    {"schema":1,"value":{"filter":1,"last":4,"todos":[\
    {"id":1,"isCompleted":true,"title":"feed the cat"},\
    {"id":4,"isCompleted":false,"title":"buy cheese"}]}}
    """

  private static let contacts = """
    {"schema":1,"value":{"contacts":[\
    {"email":"","id":2,"name":"Ada","note":"","phone":"1"},\
    {"email":"k@example.com","id":1,"name":"Kim","note":"A friend","phone":""}],"last":3}}
    """

  private func keep(_ text: String, under key: UserInfoKey<String>? = nil) throws {
    let key = key ?? self.key
    try store.memory.update { (transaction) throws(StoreError) in
      try transaction.set(text, for: key)
    }
  }

  private func text(_ place: Int) throws -> String? {
    try store.value(for: UserInfoKey<String>("gallery.todos.\(place)"))
  }

  @Test("It is understood, and kept in the new form in one transaction")
  func todos() throws {
    try keep(Self.todos)

    let list = Shared<TodoList>(in: store)

    #expect(list.value.todos.map(\.title) == ["feed the cat", "buy cheese"])
    #expect(list.value.filter == .active && list.value.activeCount == 1)
    #expect(try text(0) == #"{"id":1,"isCompleted":true,"title":"feed the cat"}"#)
    #expect(try text(1) == #"{"id":4,"isCompleted":false,"title":"buy cheese"}"#)
    #expect(try store.value(for: key)?.contains(#""schema":2"#) == true)
    #expect(store.updates == 1)
    #expect(Shared<TodoList>(in: store).value == list.value)
    #expect(store.updates == 1, "once")
  }

  @Test("Contacts keep all their fields, their order and their identifiers")
  func contacts() throws {
    try keep(Self.contacts, under: UserInfoKey("gallery.contacts"))

    let book = Shared<ContactBook>(in: store)
    let added = try book.change { $0.add(Contact(name: "Bob")) }

    #expect(added == 4)
    let again = Shared<ContactBook>(in: store).value
    #expect(again.contacts.map(\.name) == ["Ada", "Bob", "Kim"])
    #expect(
      again[1] == Contact(id: 1, name: "Kim", email: "k@example.com", note: "A friend"))
  }

  @Test("If it cannot be stored, it is shown, stays as it was, and is stored with the next change")
  func refused() throws {
    try keep(Self.todos)
    store.refuse(true)

    let list = Shared<TodoList>(in: store)

    #expect(list.value.todos.count == 2)
    #expect(try store.value(for: key) == Self.todos)
    #expect(throws: SharedError.store(FullStore.error)) { try list.change { $0.add("tea") } }
    store.refuse(false)
    try list.change { $0.add("tea") }
    #expect(list.value.rows.changes.map(\.id) == [5], "only the new one was changed by a person")
    #expect(Shared<TodoList>(in: store).value.todos.map(\.id) == [1, 4, 5])
  }

  @Test("What an old program writes meanwhile is seen as long as it is in the old form")
  func written() throws {
    try keep(Self.todos)
    store.refuse(true)
    let (list, listener) = (Shared<TodoList>(in: store), Listener())
    list.addObserver(listener)

    list.readAgain()
    #expect(listener.count == 1, "at first")
    try keep(Self.todos.replacing("cheese", with: "bread"))
    list.readAgain()

    #expect(list.value.todos.map(\.title) == ["feed the cat", "buy bread"])
    #expect(listener.count == 2)
  }

  private final class Listener: SharedObserver {
    private(set) var count = 0

    func sharedValueDidChange() { count += 1 }
  }

  @Test("An old form beside a row of the new one is refused: nobody knows which is the newer")
  func both() throws {
    try keep(Self.todos)
    try keep(#"{"id":1,"isCompleted":true,"title":"tea"}"#, under: UserInfoKey("gallery.todos.0"))

    #expect(Shared<TodoList>(in: store).problem == .unreadable)
  }

  @Test(
    "A damaged old form is said, and left as it is",
    arguments: [
      #"{"schema":1,"value":{"filter":0,"last":1}}"#,
      #"{"schema":1,"value":{"last":1,"todos":[]}}"#,
      #"{"schema":1,"value":{"filter":0,"last":1,"todos":[{"id":1}]}}"#,
      todos.replacing(#""id":4"#, with: #""id":1"#),
    ])
  func damaged(_ text: String) throws {
    try keep(text)

    let list = Shared<TodoList>(in: store)

    #expect(list.value == TodoList())
    #expect(throws: SharedError.unreadable) { try list.change { $0.add("tea") } }
    #expect(try store.value(for: key) == text)
  }
}
