import Vestibule

// What is said of a change that cannot be seen.
extension TodoList: ChangeAnnouncing {
  /// What the last change did to todos that the filter does not show now; `nil` if it shows them.
  var hiddenChange: Phrase? {
    if filter == .all { return nil }
    let hidden = rows.changes.filter { !($0.after.map(filter.shows) ?? false) }
    let removed = hidden.filter { $0.after == nil }.compactMap(\.before)
    if !removed.isEmpty { return .removed(.titles(of: removed)) }
    let added = hidden.filter { $0.before == nil }.compactMap(\.after)
    if !added.isEmpty { return .added(.titles(of: added)) }
    let changed = hidden.filter { $0.before.map(filter.shows) ?? false }.compactMap(\.after)
    guard let first = changed.first else { return nil }
    return first.isCompleted
      ? .completed(.titles(of: changed)) : .activated(.titles(of: changed))
  }
}

// What is said of a new title.
extension TodoList.Outcome {
  /// Why a title that was typed into a field was not changed; `nil` if it was.
  func error(of field: Phrase) -> SharedError? {
    switch self {
    case .done: nil
    case .gone: .gone
    case .changedElsewhere(let now): .changedElsewhere(field, now: now)
    }
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
