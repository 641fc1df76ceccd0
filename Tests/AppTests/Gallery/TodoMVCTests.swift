import Controller
import Model
import Testing
import View

@testable import Gallery

/// The tests of TodoMVC under their own names, adapted to lines of text where GALLERY says so.
@Suite("TodoMVC")
struct TodoMVCTests {
  private static let new = "What needs to be done?"
  private static let three = ["buy some cheese", "feed the cat", "book a doctors appointment"]

  private let store = MemoryStore()

  private func run(adding titles: [String] = [], _ body: (Scenario) throws -> Void) throws {
    try runGallery("todos", store: store) { todos in
      for title in titles { try add(title, in: todos) }
      todos.window?.view.textInput.endEditing(true)
      try body(todos)
    }
  }

  private func add(_ title: String, in todos: Scenario) throws {
    try todos.type(title, into: Self.new)
    try todos.touchReturn()
  }

  private func edit(_ title: String, in todos: Scenario) throws {
    try todos.perform("edit", on: title)
  }

  private func toggle(in todos: Scenario) -> Switch? {
    for case .toggle(let toggle) in todos.window?.view.subviews.last?.elements ?? [] {
      return toggle
    }
    return nil
  }

  // MARK: - When page is initially opened, No Todos

  @Test("should focus on the todo input field: Return alone edits it, as nothing is edited yet")
  func initial() throws {
    try run { todos in
      #expect(todos.edited == nil)
      #expect(todos.window?.view.subviews.last?.fields.first?.label.english == Self.new)
    }
  }

  @Test("should hide #main and #footer")
  func noTodos() throws {
    try run { todos in
      #expect(todos.names == [Self.new, "Back"])
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

      #expect(todos.edited == Self.new)
      #expect(todos.window?.view.textInput.firstResponder?.text == "")
    }
  }

  @Test("should append new items to the bottom of the list")
  func appends() throws {
    try run(adding: Self.three) { todos in
      #expect(todos.rows == Self.three.map { "[ ] \($0)" })
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
          Self.new, "Mark all as complete", "buy some cheese", "All", "Active", "Completed", "Back",
        ])
    }
  }

  @Test("Blank text makes nothing, and ends editing", arguments: ["", "  "])
  func blank(_ text: String) throws {
    try run { todos in
      try add(text, in: todos)

      #expect(todos.names == [Self.new, "Back"])
      #expect(todos.edited == nil)
      #expect(todos.window?.view.subviews.last?.fields.first?.text == "")
    }
  }

  // MARK: - Mark all as completed

  @Test("should allow me to mark all items as completed")
  func marksAll() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Mark all as complete")

      #expect(todos.rows == Self.three.map { "[x] \($0)" })
      #expect(toggle(in: todos)?.isOn == true)
    }
  }

  @Test("should allow me to clear the completion state of all items")
  func unmarksAll() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("Mark all as complete")
      try todos.touch("Mark all as complete")

      #expect(todos.rows == Self.three.map { "[ ] \($0)" })
      #expect(toggle(in: todos)?.isOn == false)
    }
  }

  @Test("complete all checkbox should update state when items are completed / cleared")
  func marksAllByHand() throws {
    try run(adding: Self.three) { todos in
      for title in Self.three { try todos.touch(title) }
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
    try run(adding: Self.three) { todos in
      try todos.touch("buy some cheese")

      #expect(todos.rows.map { String($0.prefix(3)) } == ["[x]", "[ ]", "[ ]"])
    }
  }

  @Test("should allow me to un-mark items as complete")
  func uncompletes() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("buy some cheese")
      try todos.touch("buy some cheese")

      #expect(todos.rows.map { String($0.prefix(3)) } == ["[ ]", "[ ]", "[ ]"])
    }
  }

  @Test("should allow me to delete an item, that one of several")
  func deletes() throws {
    try run(adding: Self.three) { todos in
      try todos.perform("delete", on: "feed the cat")

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  // MARK: - Editing

  @Test("should focus the input")
  func focuses() throws {
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)

      #expect(todos.edited == "Title")
      #expect(todos.window?.view.textInput.firstResponder?.text == "feed the cat")
    }
  }

  @Test("should hide other controls when editing")
  func hidesOthers() throws {
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)

      #expect(
        todos.names.dropFirst(2).prefix(3) == [
          "buy some cheese", "Title", "book a doctors appointment",
        ])
    }
  }

  @Test("should save edits on enter")
  func savesOnReturn() throws {
    try run(adding: Self.three) { todos in
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
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("buy some sausages")
      try todos.touch(Self.new)

      #expect(todos.rows.contains("[ ] buy some sausages"))
      #expect(todos.edited == Self.new)
    }
  }

  @Test("should trim entered text")
  func trimsEdits() throws {
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype("    buy some sausages    ")
      try todos.touchReturn()

      #expect(todos.rows.contains("[ ] buy some sausages"))
    }
  }

  @Test("should remove the item if an empty text string was entered", arguments: ["", "  "])
  func removesOnBlank(_ text: String) throws {
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype(text)
      try todos.touchReturn()

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test("should cancel edits on escape, even if emptied", arguments: ["buy some sausages", ""])
  func cancels(_ text: String) throws {
    try run(adding: Self.three) { todos in
      try edit("feed the cat", in: todos)
      todos.retype(text)
      todos.window?.view.touchEscape()

      #expect(todos.rows == Self.three.map { "[ ] \($0)" })
      #expect(todos.edited == nil)
    }
  }

  // MARK: - Counter, Clear completed button

  @Test("should display the current number of todo items")
  func counts() throws {
    try run { todos in
      try add("buy some cheese", in: todos)
      #expect(todos.title == "Todos   1 item left")
      try add("feed the cat", in: todos)
      #expect(todos.title == "Todos   2 items left")
      try todos.touch("Mark all as complete")
      #expect(todos.title == "Todos   0 items left")
    }
  }

  @Test("should display the correct text")
  func clearIsNamed() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("buy some cheese")

      #expect(todos.names.contains("Clear completed"))
    }
  }

  @Test("should remove completed items when clicked; the filter stays")
  func clears() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Active")
      try todos.touch("Clear completed")

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
      try todos.touch("All")
      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
    }
  }

  @Test("should be hidden when there are no items that are completed")
  func clearIsHidden() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Clear completed")

      #expect(!todos.names.contains("Clear completed"))
    }
  }

  // MARK: - Persistence

  @Test("should persist its data: todos and filter, never editing or where Back leads")
  func persists() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Active")
      try edit("buy some cheese", in: todos)
      todos.retype("buy some sausages")
      try todos.relaunch()

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
      #expect(selected(in: todos) == ["Active"])
      #expect(todos.edited == nil)
      let back = todos.window?.view.subviews.last?.controls.last
      #expect(back?.label.english == "Back" && back?.isEnabled == false)
      try todos.touch("All")
      #expect(todos.rows[1] == "[x] feed the cat")
    }
  }

  // MARK: - Routing

  @Test("should allow me to display active items")
  func active() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Active")

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
      try todos.touch("buy some cheese")
      #expect(todos.rows == ["[ ] book a doctors appointment"])
    }
  }

  @Test("should respect the back button")
  func back() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Active")
      try todos.touch("Completed")
      #expect(todos.rows.count == 1)
      try todos.touch("Back")
      #expect(todos.rows.count == 2)
      try todos.touch("Back")
      #expect(todos.rows.count == 3)
    }
  }

  @Test("should allow me to display completed items")
  func completed() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Completed")

      #expect(todos.rows == ["[x] feed the cat"])
      #expect(todos.title == "Todos   2 items left")
    }
  }

  @Test("should allow me to display all items")
  func all() throws {
    try run(adding: Self.three) { todos in
      try todos.touch("feed the cat")
      for filter in ["Active", "Completed", "All"] { try todos.touch(filter) }

      #expect(todos.rows.count == 3)
    }
  }

  @Test("should highlight the currently applied filter")
  func highlights() throws {
    try run(adding: Self.three) { todos in
      #expect(selected(in: todos) == ["All"])
      try todos.touch("Active")
      #expect(selected(in: todos) == ["Active"])
      try todos.touch("Completed")
      #expect(selected(in: todos) == ["Completed"])
      try todos.touch("Back")
      #expect(selected(in: todos) == ["Active"])
    }
  }

  private func selected(in todos: Scenario) -> [String] {
    let controls = todos.window?.view.subviews.last?.controls ?? []
    return controls.filter { $0 is SegmentedControl.Segment && $0.isSelected }
      .map(\.label.english)
  }
}
