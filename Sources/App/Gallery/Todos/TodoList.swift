/// What there is to do, and which part of it is shown.
struct TodoList: Codable, Equatable, Sendable {
  struct Todo: Codable, Equatable, Sendable {
    let id: Int
    var title: String
    var isCompleted = false
  }

  enum Filter: Int, Codable, CaseIterable, Sendable {
    case all, active, completed
  }

  private(set) var todos: [Todo] = []
  private(set) var filter = Filter.all
  private var last = 0

  /// The todos that the filter shows.
  var shown: [Todo] {
    switch filter {
    case .all: todos
    case .active: todos.filter { !$0.isCompleted }
    case .completed: todos.filter(\.isCompleted)
    }
  }

  var activeCount: Int { todos.count { !$0.isCompleted } }

  var hasCompleted: Bool { todos.contains(where: \.isCompleted) }

  /// Whether there are todos, and none is active.
  var isAllCompleted: Bool { !todos.isEmpty && activeCount == 0 }

  func todo(_ id: Int) -> Todo? { todos.first { $0.id == id } }

  /// Adds a todo at the end.
  mutating func add(_ title: String) {
    // What was stored may be any number.
    last &+= 1
    todos.append(Todo(id: last, title: title))
  }

  mutating func toggle(_ id: Int) { change(id) { $0.isCompleted.toggle() } }

  /// Gives a todo another title; without one, it is removed.
  mutating func rename(_ id: Int, to title: String) {
    if title.isEmpty { remove(id) } else { change(id) { $0.title = title } }
  }

  mutating func remove(_ id: Int) { todos.removeAll { $0.id == id } }

  /// Marks all as completed, or as active if they are; those that the filter hides too.
  mutating func toggleAll() {
    let isCompleted = !isAllCompleted
    for index in todos.indices { todos[index].isCompleted = isCompleted }
  }

  mutating func clearCompleted() { todos.removeAll(where: \.isCompleted) }

  mutating func show(_ filter: Filter) { self.filter = filter }

  private mutating func change(_ id: Int, _ body: (inout Todo) -> Void) {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return }
    body(&todos[index])
  }
}
