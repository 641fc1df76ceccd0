import Foundation
import View

/// What a table or a grid was told of a change, in any order.
///
/// Deletions have the numbers of before, insertions those of after. The rows of a grid are its items.
/// Whether it fits is in `TableUpdates+Problems.swift`.
struct TableUpdates {
  /// What UIKit's messages call a row, and what has it.
  enum Words: String {
    case row = "table"
    case item = "collection"
  }

  let words: Words
  private(set) var deletedRows: Set<IndexPath> = []
  private(set) var insertedRows: Set<IndexPath> = []
  private(set) var reloadedRows: Set<IndexPath> = []
  private(set) var moves: [(from: IndexPath, to: IndexPath)] = []
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private var reloadedSections = IndexSet()

  /// What was named twice by one kind of change, or `nil`.
  private(set) var repetition: String?

  init(of words: Words) { self.words = words }

  mutating func delete(_ rows: [IndexPath]) {
    for row in rows where !deletedRows.insert(row).inserted {
      repetition = "attempt to delete \(words) \(row.row) from section \(row.section) twice"
    }
  }

  mutating func insert(_ rows: [IndexPath]) {
    for row in rows where !insertedRows.insert(row).inserted {
      repetition = "attempt to insert \(words) \(row.row) into section \(row.section) twice"
    }
  }

  /// To reload a row twice is to reload it.
  mutating func reload(_ rows: [IndexPath]) { reloadedRows.formUnion(rows) }

  mutating func move(from: IndexPath, to: IndexPath) { moves.append((from, to)) }

  mutating func deleteSections(_ sections: IndexSet) {
    if let section = deletedSections.intersection(sections).first {
      repetition = "attempt to delete section \(section) twice"
    }
    deletedSections.formUnion(sections)
  }

  mutating func insertSections(_ sections: IndexSet) {
    if let section = insertedSections.intersection(sections).first {
      repetition = "attempt to insert section \(section) twice"
    }
    insertedSections.formUnion(sections)
  }

  /// To reload a section twice is to reload it.
  mutating func reloadSections(_ sections: IndexSet) { reloadedSections.formUnion(sections) }

  /// The same, where a section that is reloaded is deleted, and inserted where it is afterwards: so
  /// UIKit counts it.
  ///
  /// A set may have as many sections as there are numbers: only those that are there are looked at.
  func withReloadsResolved(of sections: some SectionCounts) -> TableUpdates {
    var updates = self
    for section in reloadedSections.intersection(IndexSet(integersIn: 0..<sections.count)) {
      if let new = self.section(after: section) { updates.insertSections([new]) }
    }
    updates.deleteSections(reloadedSections)
    return updates
  }

  /// The row that shows afterwards what a row showed before, or `nil` if it is gone.
  func indexPath(after old: IndexPath) -> IndexPath? {
    if let move = moves.first(where: { $0.from == old }) { return move.to }
    guard !deletedRows.contains(old), let section = section(after: old.section) else { return nil }
    let leaving = deletedRows.union(moves.map(\.from))
    var row = old.row - leaving.count { $0.section == old.section && $0.row < old.row }
    let coming = insertedRows.union(moves.map(\.to))
    for new in coming.sorted() where new.section == section && new.row <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// The number afterwards of a section of before, or `nil` if it is gone.
  func section(after old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count(in: 0..<max(0, old))
    for new in insertedSections.rangeView where new.lowerBound <= section {
      section += min(new.count, .max - section)
    }
    return section
  }
}
