import Vestibule

/// What there is to do, and which part of it is shown.
struct TodoList: OneTextModel {
  static let name = "gallery.todos"
  static let rowsName = "todos"

  struct Todo: Codable, Equatable, Identifiable, Sendable {
    let id: Int
    var title: String
    var isCompleted = false
  }

  enum Filter: Int, Codable, CaseIterable, Sendable {
    case all, active, completed

    func shows(_ todo: Todo) -> Bool {
      self == .all || todo.isCompleted == (self == .completed)
    }
  }

  struct Head: Codable, Equatable, Sendable {
    var filter = Filter.all
  }

  /// What came of a change.
  enum Outcome: Equatable {
    case done, gone
    /// Another process or window has changed the same title meanwhile: nothing was changed.
    case changedElsewhere(now: String)
  }

  var head = Head()
  var rows = Rows<Todo>()

  /// How many todos are active; counted at each change, so that a reader need not go through all.
  private(set) var activeCount = 0

  subscript(id: Int) -> Todo? {
    get { rows[id] }
    set {
      for (todo, count) in [(rows[id], -1), (newValue, 1)] {
        if todo?.isCompleted == false { activeCount += count }
      }
      rows[id] = newValue
    }
  }

  var todos: [Todo] { rows.all }

  var filter: Filter { head.filter }

  /// The todos that the filter shows.
  var shown: [Todo] { filter == .all ? todos : todos.filter(filter.shows) }

  var hasCompleted: Bool { activeCount < todos.count }

  /// Whether there are todos, and none is active.
  var isAllCompleted: Bool { !todos.isEmpty && activeCount == 0 }

  /// Adds a todo at the end.
  mutating func add(_ title: String) {
    let id = rows.newID()
    self[id] = Todo(id: id, title: title)
  }

  /// Marks a todo as completed, or as active; returns `false` if it is gone.
  @discardableResult
  mutating func complete(_ id: Int, _ isCompleted: Bool = true) -> Bool {
    self[id]?.isCompleted = isCompleted
    return self[id] != nil
  }

  /// Gives a todo another title; without one, it is removed.
  ///
  /// A title that is not what the person saw is not replaced: it was changed elsewhere.
  @discardableResult
  mutating func rename(_ seen: Todo, to title: String) -> Outcome {
    guard let now = self[seen.id]?.title else { return .gone }
    guard now == seen.title || now == title else { return .changedElsewhere(now: now) }
    if title.isEmpty { remove(seen.id) } else { self[seen.id]?.title = title }
    return .done
  }

  /// Removes a todo; returns `false` if it is gone.
  @discardableResult
  mutating func remove(_ id: Int) -> Bool {
    defer { self[id] = nil }
    return self[id] != nil
  }

  /// Marks all as completed, or as active; those that the filter hides too.
  mutating func completeAll(_ isCompleted: Bool = true) {
    for todo in todos { complete(todo.id, isCompleted) }
  }

  mutating func clearCompleted() {
    for todo in todos where todo.isCompleted { remove(todo.id) }
  }

  mutating func show(_ filter: Filter) { head.filter = filter }
}
