import Foundation

/// What a table was told of a change, in any order: deletions with the numbers of before, then
/// insertions with those of after.
struct TableUpdates {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var moves: [(from: IndexPath, to: IndexPath)] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()

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
  private func section(after old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count(in: 0..<max(0, old))
    for new in insertedSections where new <= section { section += 1 }
    return section
  }

  /// What does not fit the numbers of before and after, or `nil`: in UIKit's words.
  func problem(from old: TableSections, to new: TableSections) -> String? {
    missingBefore(old) ?? wrongSections(old, new) ?? wrongRows(old, new) ?? missingAfter(new)
  }

  private func missingBefore(_ old: TableSections) -> String? {
    for row in deletedRows.union(reloadedRows).union(moves.map(\.from)).sorted()
    where old.position(of: row) == nil {
      return """
        attempt to delete row \(row.row) from section \(row.section) which only contains \
        \(old.rowCount(in: row.section)) rows before the update
        """
    }
    for section in deletedSections where section >= old.count {
      return """
        attempt to delete section \(section), but there are only \(old.count) sections before the \
        update
        """
    }
    return nil
  }

  private func wrongSections(_ old: TableSections, _ new: TableSections) -> String? {
    let (inserted, deleted) = (insertedSections.count, deletedSections.count)
    guard new.count != old.count + inserted - deleted else { return nil }
    return """
      Invalid update: invalid number of sections. The number of sections contained in the table \
      view after the update (\(new.count)) must be equal to the number of sections contained in \
      the table view before the update (\(old.count)), plus or minus the number of sections \
      inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  private func wrongRows(_ old: TableSections, _ new: TableSections) -> String? {
    for before in 0..<old.count {
      guard let after = section(after: before), after < new.count else { continue }
      let inserted = insertedRows.count { $0.section == after }
      let deleted = deletedRows.count { $0.section == before }
      let movedIn = moves.count { $0.to.section == after }
      let movedOut = moves.count { $0.from.section == before }
      let (count, oldCount) = (new.rowCount(in: after), old.rowCount(in: before))
      if count == oldCount + inserted - deleted + movedIn - movedOut { continue }
      return """
        Invalid update: invalid number of rows in section \(after). The number of rows contained \
        in an existing section after the update (\(count)) must be equal to the number of rows \
        contained in that section before the update (\(oldCount)), plus or minus the number of \
        rows inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and \
        plus or minus the number of rows moved into or out of that section (\(movedIn) moved in, \
        \(movedOut) moved out).
        """
    }
    return nil
  }

  private func missingAfter(_ new: TableSections) -> String? {
    for row in insertedRows.union(moves.map(\.to)).sorted() where new.position(of: row) == nil {
      return """
        attempt to insert row \(row.row) into section \(row.section), but there are only \
        \(new.rowCount(in: row.section)) rows in section \(row.section) after the update
        """
    }
    for section in insertedSections where section >= new.count {
      return """
        attempt to insert section \(section) but there are only \(new.count) sections after the \
        update
        """
    }
    return nil
  }
}
