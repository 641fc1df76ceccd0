import Controller
import ControllerKit
import Model
import Testing
import View
import Workshop

@testable import Gallery

@Suite("Todos that another program changes")
struct TodosElsewhereTests: TodoMVC {
  let store = MemoryStore()

  /// Changes the list as another program does that uses the same store.
  private func elsewhere(_ body: @Sendable (inout TodoList) -> Void) throws {
    try Shared<TodoList>(in: store).change(body)
  }

  private func comeBack(_ todos: Scenario) throws {
    try todos.send(.home)
    try todos.send(.open)
  }

  @Test("They are seen at the next foreground")
  func foreground() throws {
    try run(adding: three) { todos in
      try todos.send(.home)
      try elsewhere {
        $0.complete(1)
        $0.remove(2)
      }
      try todos.send(.open)

      #expect(todos.rows == ["[x] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test(
    "A row that is gone is touched, edited or deleted: it is said, and nothing else changes",
    arguments: [nil, "edit", "delete"])
  func gone(_ action: String?) throws {
    try run(adding: three) { todos in
      try elsewhere { $0.remove(2) }

      if let action {
        try todos.perform(action, on: "feed the cat")
      } else {
        try todos.touch("feed the cat")
      }

      #expect(todos.message == SharedError.gone.phrase)
      #expect(todos.edited == nil)
      try todos.touch("OK")
      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test(
    "A title that was typed for a todo that is gone is lost, and that is said",
    arguments: ["Return", "home"])
  func goneWhileEdited(_ end: String) throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("feed the dog")
      try elsewhere { $0.remove(2) }

      if end == "home" { try comeBack(todos) } else { try todos.touchReturn() }

      #expect(todos.message == SharedError.gone.phrase)
      #expect(todos.edited == nil)
      try todos.touch("OK")
      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test("A touch does what the row shows, though it was done elsewhere already")
  func doneTwice() throws {
    try run(adding: three) { todos in
      try elsewhere { $0.complete(2) }

      try todos.touch("feed the cat")

      #expect(todos.rows[1] == "[x] feed the cat")
    }
  }

  @Test("All are marked as the switch shows, though another program has marked them")
  func markedTwice() throws {
    try run(adding: three) { todos in
      try elsewhere { $0.completeAll() }

      try todos.touch("Mark all as complete")

      #expect(todos.rows.allSatisfy { $0.hasPrefix("[x]") })
    }
  }

  @Test("A title that was not changed here is not taken back")
  func unchangedTitle() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      try elsewhere { $0.rename($0.todos[1], to: "feed the dog") }

      try todos.touchReturn()
      try comeBack(todos)

      #expect(todos.rows[1] == "[ ] feed the dog")
    }
  }

  @Test("A title that was changed elsewhere too is replaced only after that was said")
  func sameTitle() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("feed the cats")
      try elsewhere { $0.rename($0.todos[1], to: "feed the dog") }

      try todos.touchReturn()
      let title = Phrase("Title", ko: "제목")
      #expect(todos.message == SharedError.changedElsewhere(title, now: "feed the dog").phrase)
      try todos.touch("OK")
      try todos.touch("Title")
      #expect(todos.window?.view.textInput.firstResponder?.text == "feed the cats")
      try todos.touchReturn()

      #expect(todos.rows[1] == "[ ] feed the cats")
    }
  }
}
