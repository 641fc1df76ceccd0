import Controller
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

/// The tests of TodoMVC under their own names, adapted to lines of text.
@Suite("TodoMVC: counter, clearing, persistence, routing")
struct TodoMVCRoutingTests: TodoMVC {
  let store = MemoryStore()

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
    try run(adding: three) { todos in
      try todos.touch("buy some cheese")

      #expect(todos.names.contains("Clear completed"))
    }
  }

  @Test("should remove completed items when clicked; the filter stays")
  func clears() throws {
    try run(adding: three) { todos in
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
    try run(adding: three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Clear completed")

      #expect(!todos.names.contains("Clear completed"))
    }
  }

  // MARK: - Persistence

  @Test("should persist its data: todos and filter, never editing or where Back leads")
  func persists() throws {
    try run(adding: three) { todos in
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
    try run(adding: three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Active")

      #expect(todos.rows == ["[ ] buy some cheese", "[ ] book a doctors appointment"])
      try todos.touch("buy some cheese")
      #expect(todos.rows == ["[ ] book a doctors appointment"])
    }
  }

  @Test("should respect the back button")
  func back() throws {
    try run(adding: three) { todos in
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
    try run(adding: three) { todos in
      try todos.touch("feed the cat")
      try todos.touch("Completed")

      #expect(todos.rows == ["[x] feed the cat"])
      #expect(todos.title == "Todos   2 items left")
    }
  }

  @Test("should allow me to display all items")
  func all() throws {
    try run(adding: three) { todos in
      try todos.touch("feed the cat")
      for filter in ["Active", "Completed", "All"] { try todos.touch(filter) }

      #expect(todos.rows.count == 3)
    }
  }

  @Test("should highlight the currently applied filter")
  func highlights() throws {
    try run(adding: three) { todos in
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
