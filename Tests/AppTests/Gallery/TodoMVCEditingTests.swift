import Controller
import Model
import Testing
import View
import Workshop

@testable import Gallery

/// The tests of TodoMVC under their own names, adapted to lines of text.
@Suite("TodoMVC: editing")
struct TodoMVCEditingTests: TodoMVC {
  let store = MemoryStore()

  @Test("should focus the input")
  func focuses() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)

      #expect(todos.edited == "Title")
      #expect(todos.window?.view.textInput.firstResponder?.text == "feed the cat")
    }
  }

  @Test("should hide other controls when editing")
  func hidesOthers() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)

      #expect(
        todos.names.dropFirst(2).prefix(3) == [
          "buy some cheese", "Title", "book a doctors appointment",
        ])
    }
  }

  @Test("should save edits on enter")
  func savesOnReturn() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("buy some sausages")
      try todos.touchReturn()

      #expect(
        todos.rows == [
          "[ ] buy some cheese", "[ ] buy some sausages", "[ ] book a doctors appointment",
        ])
      #expect(todos.edited == nil)
    }
  }

  @Test("should save edits on blur")
  func savesOnBlur() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("buy some sausages")
      try todos.touch(new)

      #expect(todos.rows.contains("[ ] buy some sausages"))
      #expect(todos.edited == new)
    }
  }

  @Test("should trim entered text")
  func trimsEdits() throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("    buy some sausages    ")
      try todos.touchReturn()

      #expect(todos.rows.contains("[ ] buy some sausages"))
    }
  }

  @Test("should remove the item if an empty text string was entered", arguments: ["", "  "])
  func removesOnBlank(_ text: String) throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype(text)
      try todos.touchReturn()

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test("should cancel edits on escape, even if emptied", arguments: ["buy some sausages", ""])
  func cancels(_ text: String) throws {
    try run(adding: three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype(text)
      todos.window?.view.touchEscape()

      #expect(todos.rows == three.map { "[ ] \($0)" })
      #expect(todos.edited == nil)
    }
  }
}
