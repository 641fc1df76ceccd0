import Foundation
import View

/// A row that is followed during a call of a method that may change the table.
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
  /// Where a row is, if a cell still shows it: a cell may be used for another row by now.
  func place(of row: FollowedRow, shownBy cell: TableViewCell) -> IndexPath? {
    guard let indexPath = row.shown, self.indexPath(for: cell) == indexPath else { return nil }
    return indexPath
  }

  /// The position of a row of which the data source has spoken, or `nil`.
  func position(of indexPath: IndexPath) -> Int? { counts.position(of: indexPath) }
}
