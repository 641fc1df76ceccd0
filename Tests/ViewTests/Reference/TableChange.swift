import Foundation

/// A change of a table: deletions have the numbers of before, insertions those of after.
enum TableChange: Equatable {
  case delete(IndexPath), insert(IndexPath), reload(IndexPath), move(IndexPath, IndexPath)
  case deleteSection(Int), insertSection(Int)

  /// What the program does when a person deletes or inserts a row.
  init?(committing action: String, at path: IndexPath) {
    switch action {
    case "delete": self = .delete(path)
    case "insert": self = .insert(path)
    default: return nil
    }
  }

  /// The rows after changes in any order; `nil` if they contradict each other, or name what is not
  /// there.
  static func apply(
    _ changes: [TableChange], to old: [[Int]], newRow: () -> Int
  ) -> [[Int]]? {
    var (leaving, reloaded): ([IndexPath], [IndexPath]) = ([], [])
    var coming: [(place: IndexPath, row: Int)] = []
    var (gone, new): ([Int], [Int]) = ([], [])
    for change in changes {
      switch change {
      case .delete(let place): leaving.append(place)
      case .insert(let place): coming.append((place, newRow()))
      case .reload(let place): reloaded.append(place)
      case .move(let from, let to):
        leaving.append(from)
        guard let row = old.row(at: from) else { return nil }
        coming.append((to, row))
      case .deleteSection(let section): gone.append(section)
      case .insertSection(let section): new.append(section)
      }
    }
    guard (leaving + reloaded).allSatisfy({ old.row(at: $0) != nil }),
      [leaving, coming.map(\.place)].allSatisfy({ Set($0).count == $0.count }),
      [gone, new].allSatisfy({ Set($0).count == $0.count }),
      Set(leaving).isDisjoint(with: reloaded), gone.allSatisfy(old.indices.contains)
    else { return nil }
    var result = old.indices.filter { !gone.contains($0) }.map { section in
      old[section].indices.filter { !leaving.contains([section, $0]) }.map { old[section][$0] }
    }
    for section in new.sorted() {
      guard section <= result.count else { return nil }
      result.insert([], at: section)
    }
    for (place, row) in coming.sorted(by: { $0.place < $1.place }) {
      guard result.indices.contains(place[0]) else { return nil }
      // A section that comes may have other rows, which need not be named.
      while new.contains(place[0]), result[place[0]].count < place[1] {
        result[place[0]].append(newRow())
      }
      guard place[1] <= result[place[0]].count else { return nil }
      result[place[0]].insert(row, at: place[1])
    }
    return result
  }

  /// The rows after changes; `nil` if these do not fit the counts.
  static func apply(
    _ changes: [TableChange], to old: [[Int]], of counts: [Int], newRow: () -> Int
  ) -> [[Int]]? {
    guard var new = apply(changes, to: old, newRow: newRow), new.count == counts.count
    else { return nil }
    for section in new.indices {
      let missing = counts[section] - new[section].count
      // A section that comes may have rows that are not named.
      guard missing == 0 || missing > 0 && changes.contains(.insertSection(section)) else {
        return nil
      }
      new[section] += (0..<missing).map { _ in newRow() }
    }
    return new
  }

  static func rows(reloadedBy changes: [TableChange], in sections: [[Int]]) -> [Int] {
    changes.compactMap { if case .reload(let path) = $0 { sections.row(at: path) } else { nil } }
  }
}

extension TableModel {
  /// What a program or a person does.
  enum Act: Equatable {
    case look, touch(Int), perform(Int, action: Int), page(next: Bool)
    case select(IndexPath?), deselect(IndexPath), scroll(IndexPath)
    case set([[Int]]), update([TableChange]), tell([TableChange]), begin, end
    case reload, newSource, edit(Bool), show(Bool), allow(Permissions)
  }

  struct Permissions: Equatable { var (select, several, whileEditing) = (true, false, false) }

  struct Row: Equatable {
    let row, cell: Int
    var editing = Editing()
  }

  struct Editing: Equatable { var (style, isMovable, hasSwipe) = ("none", false, false) }
}

/// The rows of a program that shows them in a table.
struct TableData {
  var sections: [[Int]]
  private var last = 1000

  init(_ sections: [[Int]]) { self.sections = sections }

  /// Changes the rows, unless the changes do not fit them.
  mutating func apply(_ changes: [TableChange]) {
    var last = last
    let new = TableChange.apply(changes, to: sections) {
      last += 1
      return last
    }
    (sections, self.last) = (new ?? sections, last)
  }

  mutating func move(_ from: IndexPath, _ to: IndexPath) {
    apply([.move(from, to)])
  }
}

extension [[Int]] {
  func path(of row: Int) -> IndexPath? {
    for (section, rows) in enumerated() {
      if let index = rows.firstIndex(of: row) { return [section, index] }
    }
    return nil
  }

  func row(at path: IndexPath) -> Int? {
    path.count == 2 && indices.contains(path[0]) && self[path[0]].indices.contains(path[1])
      ? self[path[0]][path[1]] : nil
  }
}

extension IndexPath {
  /// The section and the row, as the rules have them: `0.1`.
  var words: String { map(String.init).joined(separator: ".") }
}
