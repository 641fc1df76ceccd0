import View

// What is said of a change that cannot be seen.
extension TodoList {
  /// What was done to todos that the filter does not show now; `nil` under All, which shows
  /// everything.
  func hiddenChange(since old: TodoList) -> Phrase? {
    guard filter != .all, filter == old.filter else { return nil }
    let (now, before) = (Set(todos.map(\.id)), Set(old.todos.map(\.id)))
    let removed = old.todos.filter { !now.contains($0.id) }
    if !removed.isEmpty { return .removed(.titles(of: removed)) }
    let seen = Set(shown.map(\.id))
    let hidden = todos.filter { !seen.contains($0.id) }
    let added = hidden.filter { !before.contains($0.id) }
    if !added.isEmpty { return .added(.titles(of: added)) }
    let gone = Set(old.shown.map(\.id)).subtracting(seen)
    let changed = hidden.filter { gone.contains($0.id) }
    guard let first = changed.first else { return nil }
    return first.isCompleted
      ? .completed(.titles(of: changed)) : .activated(.titles(of: changed))
  }
}

extension Phrase {
  /// The titles of a few todos, or how many they are.
  fileprivate static func titles(of todos: [TodoList.Todo]) -> Phrase {
    if todos.count > 3 { return Phrase("\(todos.count) todos", ko: "\(todos.count)개") }
    return Phrase(verbatim: todos.map(\.title).joined(separator: "; "))
  }

  fileprivate static func added(_ titles: Phrase) -> Phrase {
    Phrase(
      "Added, but hidden by the filter: \(titles.english)",
      ko: "추가했지만 필터 때문에 보이지 않음: \(titles.korean)")
  }

  fileprivate static func removed(_ titles: Phrase) -> Phrase {
    Phrase("Removed: \(titles.english)", ko: "삭제함: \(titles.korean)")
  }

  fileprivate static func completed(_ titles: Phrase) -> Phrase {
    Phrase(
      "Completed, so no longer in this list: \(titles.english)",
      ko: "완료되어 이 목록에서 빠짐: \(titles.korean)")
  }

  fileprivate static func activated(_ titles: Phrase) -> Phrase {
    Phrase(
      "Active again, so no longer in this list: \(titles.english)",
      ko: "다시 진행 중이 되어 이 목록에서 빠짐: \(titles.korean)")
  }
}
