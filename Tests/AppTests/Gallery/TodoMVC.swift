import Controller
import Model
import View
import Workshop

/// What the tests of TodoMVC do with the list.
protocol TodoMVC {
  var store: MemoryStore { get }
}

extension TodoMVC {
  var new: String { "What needs to be done?" }
  var three: [String] { ["buy some cheese", "feed the cat", "book a doctors appointment"] }

  func run(adding titles: [String] = [], _ body: (Scenario) throws -> Void) throws {
    try runGallery("todos", store: store) { todos in
      for title in titles { try add(title, in: todos) }
      todos.window?.view.textInput.endEditing(true)
      try body(todos)
    }
  }

  func add(_ title: String, in todos: Scenario) throws {
    try todos.type(title, into: new)
    try todos.touchReturn()
  }

  func edit(_ title: String, in todos: Scenario) throws {
    try todos.perform("edit", on: title)
  }
}
