import Controller
import Model
import Testing
import View
import ViewText
import Workshop

@testable import Gallery

/// The tests of TodoMVC under their own names, adapted to lines of text.
@Suite("TodoMVC")
struct TodoMVCTests: TodoMVC {
  let store = MemoryStore()

  // MARK: - When page is initially opened, No Todos

  @Test("should focus on the todo input field: Return alone edits it, as nothing is edited yet")
  func initial() throws {
    try run { todos in
      #expect(todos.edited == nil)
      #expect(todos.window?.view.subviews.last?.fields.first?.label.english == new)
    }
  }

  @Test("should hide #main and #footer")
  func noTodos() throws {
    try run { todos in
      #expect(todos.names == [new, "Back"])
      #expect(todos.title == "Todos")
    }
  }

  // MARK: - New Todo

  @Test("should allow me to add todo items")
  func adds() throws {
    try run(adding: ["buy some cheese"]) { todos in
      #expect(todos.rows == ["[ ] buy some cheese"])
      try add("feed the cat", in: todos)
      #expect(todos.rows == ["[ ] buy some cheese", "[ ] feed the cat"])
    }
  }

  @Test("should clear text input field when an item is added; it is still edited")
  func clearsInput() throws {
    try run { todos in
      try add("buy some cheese", in: todos)

      #expect(todos.edited == new)
      #expect(todos.window?.view.textInput.firstResponder?.text == "")
    }
  }

  @Test("should append new items to the bottom of the list")
  func appends() throws {
    try run(adding: three) { todos in
      #expect(todos.rows == three.map { "[ ] \($0)" })
      #expect(todos.title == "Todos   3 items left")
    }
  }

  @Test("should trim text input")
  func trims() throws {
    try run(adding: ["   buy some cheese  "]) { todos in
      #expect(todos.rows == ["[ ] buy some cheese"])
    }
  }

  @Test("should show #main and #footer when items added")
  func shows() throws {
    try run(adding: ["buy some cheese"]) { todos in
      #expect(
        todos.names == [
          new, "Mark all as complete", "buy some cheese", "All", "Active", "Completed", "Back",
        ])
    }
  }

  @Test("Blank text makes nothing, and ends editing", arguments: ["", "  "])
  func blank(_ text: String) throws {
    try run { todos in
      try add(text, in: todos)

      #expect(todos.names == [new, "Back"])
      #expect(todos.edited == nil)
      #expect(todos.window?.view.subviews.last?.fields.first?.text == "")
    }
  }

  // MARK: - Mark all as completed

  @Test("should allow me to mark all items as completed")
  func marksAll() throws {
    try run(adding: three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Mark all as complete")

      #expect(todos.rows == three.map { "[x] \($0)" })
      #expect(toggle(in: todos)?.isOn == true)
    }
  }

  @Test("should allow me to clear the completion state of all items")
  func unmarksAll() throws {
    try run(adding: three) { todos in
      try todos.touch("Mark all as complete")
      try todos.touch("Mark all as complete")

      #expect(todos.rows == three.map { "[ ] \($0)" })
      #expect(toggle(in: todos)?.isOn == false)
    }
  }

  @Test("complete all checkbox should update state when items are completed / cleared")
  func marksAllByHand() throws {
    try run(adding: three) { todos in
      for title in three { try todos.touch(title) }
      #expect(toggle(in: todos)?.isOn == true)
      try todos.touch("feed the cat")
      #expect(toggle(in: todos)?.isOn == false)
      try todos.perform("delete", on: "feed the cat")
      #expect(toggle(in: todos)?.isOn == true)
      try todos.touch("Clear completed")
      #expect(toggle(in: todos) == nil)
      try add("book a doctor", in: todos)
      #expect(toggle(in: todos)?.isOn == false)
    }
  }

  // MARK: - Item

  @Test("should allow me to mark items as complete")
  func completes() throws {
    try run(adding: three) { todos in
      try todos.touch("buy some cheese")

      #expect(todos.rows.map { String($0.prefix(3)) } == ["[x]", "[ ]", "[ ]"])
    }
  }

  @Test("should allow me to un-mark items as complete")
  func uncompletes() throws {
    try run(adding: three) { todos in
      try todos.touch("buy some cheese")
      try todos.touch("buy some cheese")

      #expect(todos.rows.map { String($0.prefix(3)) } == ["[ ]", "[ ]", "[ ]"])
    }
  }

  @Test("should allow me to delete an item, that one of several")
  func deletes() throws {
    try run(adding: three) { todos in
      try todos.perform("delete", on: "feed the cat")

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  private func toggle(in todos: Scenario) -> Switch? {
    todos.window?.view.subviews.last?.elements.lazy.compactMap { $0.view as? Switch }.first
  }
}
