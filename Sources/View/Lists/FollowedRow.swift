import Foundation

/// A row that is followed while somebody is called, who may change the table.
///
/// An index path that was read before such a call may name another row after it, or none.
@MainActor
final class FollowedRow {
  /// Where the row is now; `nil` once it was deleted.
  ///
  /// A reload leaves the number as it was.
  var indexPath: IndexPath?

  /// Whether everything was reloaded meanwhile.
  var wasReloaded = false

  init(_ indexPath: IndexPath) { self.indexPath = indexPath }

  /// Where the row is, if it is shown as before: `nil` after a reload.
  var shown: IndexPath? { wasReloaded ? nil : indexPath }
}

extension TableView {
  /// Follows a row during a closure.
  func follow<Result>(_ indexPath: IndexPath, _ body: (FollowedRow) -> Result) -> Result {
    let row = follow([indexPath])[0]
    defer { forget(row) }
    return body(row)
  }

  /// Follows rows until they are forgotten.
  func follow(_ indexPaths: [IndexPath]) -> [FollowedRow] {
    let rows = indexPaths.map(FollowedRow.init)
    followedRows += rows
    return rows
  }

  func forget(_ row: FollowedRow) { followedRows.removeAll { $0 === row } }

  /// Where a row is, if a cell still shows it: a cell may be used for another row by now.
  func place(of row: FollowedRow, shownBy cell: TableViewCell) -> IndexPath? {
    guard let indexPath = row.shown, self.indexPath(for: cell) == indexPath else { return nil }
    return indexPath
  }

  /// The position of a row of which the data source has spoken, or `nil`.
  func position(of indexPath: IndexPath) -> Int? {
    loadCountsIfNeeded()
    return sections.position(of: indexPath)
  }

  /// The position of a row; one that is not there is reported.
  func reportedPosition(of indexPath: IndexPath) -> Int? {
    if let position = position(of: indexPath) { return position }
    report(
      sections.has(indexPath.section)
        ? .outOfBounds(indexPath, rows: sections.rowCount(in: indexPath.section))
        : .sectionOutOfBounds(indexPath.section, sections: sections.count))
    return nil
  }

  /// Whether somebody was set to hear of touches, or to say what is shown, and is gone.
  var hasLostListener: Bool {
    hadDataSource && dataSource == nil || hadDelegate && delegate == nil
  }
}
