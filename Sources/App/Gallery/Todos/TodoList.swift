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

  /// What came of a change.
  enum Outcome: Equatable {
    case done, gone
    /// Somebody else has changed the same title meanwhile: nothing was changed.
    case changedElsewhere(now: String)
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

  /// Marks a todo as completed, or as active; returns `false` if it is gone.
  @discardableResult
  mutating func complete(_ id: Int, _ isCompleted: Bool = true) -> Bool {
    change(id) { $0.isCompleted = isCompleted }
  }

  /// Gives a todo another title; without one, it is removed.
  ///
  /// A title that is not what the person saw is not replaced: somebody else has changed it.
  @discardableResult
  mutating func rename(_ seen: Todo, to title: String) -> Outcome {
    guard let now = todo(seen.id)?.title else { return .gone }
    guard now == seen.title || now == title else { return .changedElsewhere(now: now) }
    if title.isEmpty { remove(seen.id) } else { change(seen.id) { $0.title = title } }
    return .done
  }

  /// Removes a todo; returns `false` if it is gone.
  @discardableResult
  mutating func remove(_ id: Int) -> Bool {
    let count = todos.count
    todos.removeAll { $0.id == id }
    return todos.count < count
  }

  /// Marks all as completed, or as active; those that the filter hides too.
  mutating func completeAll(_ isCompleted: Bool = true) {
    for index in todos.indices { todos[index].isCompleted = isCompleted }
  }

  mutating func clearCompleted() { todos.removeAll(where: \.isCompleted) }

  mutating func show(_ filter: Filter) { self.filter = filter }

  @discardableResult
  private mutating func change(_ id: Int, _ body: (inout Todo) -> Void) -> Bool {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return false }
    body(&todos[index])
    return true
  }
}
