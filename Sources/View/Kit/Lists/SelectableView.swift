import Foundation
import Model
import View

/// A table or a grid: what is selected in it, and which rows are there.
///
/// The rows of a grid are its items. What a delegate is called, and how, is their own; all else is
/// here.
@MainActor
protocol SelectableView: AskingView {
  associatedtype Counts: SectionCounts

  /// How many rows there are; the data source is asked if that is not known.
  var counts: Counts { get }

  /// The selected rows, in the order in which they were selected.
  var selection: [IndexPath] { get set }

  /// The rows that are followed while a delegate is called.
  var followedRows: [FollowedRow] { get set }

  var allowsMultipleSelection: Bool { get }

  /// The cell of a row, or `nil` if it is not shown; calls nothing.
  func shownCell(at indexPath: IndexPath) -> Control?

  /// The row that the delegate wants to be selected in place of one that a person touched, or
  /// `nil`.
  func willSelect(_ indexPath: IndexPath) -> IndexPath?
  func didSelect(_ indexPath: IndexPath)
  /// The row that the delegate wants to be deselected in place of another, or `nil`.
  func willDeselect(_ indexPath: IndexPath) -> IndexPath?
  func didDeselect(_ indexPath: IndexPath)

  /// Tells what was decided about a row that a person touched.
  func decide(_ decision: SelectionDecision)
}

extension SelectableView {
  /// Whether a row is there; one that is not is reported.
  func has(_ indexPath: IndexPath, orReports attempt: TableDiagnostic.Attempt) -> Bool {
    let counts = counts
    if counts.has(indexPath) { return true }
    let section = indexPath.section
    report(
      counts.has(section)
        ? .outOfBounds(indexPath, rows: counts.rowCount(in: section), in: attempt)
        : .sectionOutOfBounds(section, sections: counts.count, in: attempt))
    return false
  }

  func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if !isSelected {
      selection.removeAll { $0 == indexPath }
    } else if !selection.contains(indexPath) {
      selection.append(indexPath)
    }
    shownCell(at: indexPath)?.isSelected = isSelected
  }

  // MARK: - By a program

  /// Selects a row silently, or none; one that is not there is reported, and changes nothing.
  ///
  /// - Returns: whether a row is selected.
  func select(_ indexPath: IndexPath?, as attempt: TableDiagnostic.Attempt) -> Bool {
    if let indexPath, !has(indexPath, orReports: attempt) { return false }
    if indexPath == nil || !allowsMultipleSelection {
      for selected in selection where selected != indexPath { setSelected(false, selected) }
    }
    guard let indexPath else { return false }
    setSelected(true, indexPath)
    return true
  }

  // MARK: - By a person

  func selectByPerson(_ indexPath: IndexPath) {
    guard let chosen = answer(about: indexPath, willSelect), counts.has(chosen) else {
      return decide(.mayNotSelect)
    }
    follow(chosen) { row in
      // A row that its delegate keeps selected leaves no place for another.
      guard allowsMultipleSelection || deselectOthers(than: row) else {
        return decide(.keepsOther)
      }
      guard let chosen = row.indexPath, counts.has(chosen) else { return }
      setSelected(true, chosen)
      didSelect(chosen)
    }
  }

  /// Deselects all rows but one; returns whether no other is selected after that.
  private func deselectOthers(than row: FollowedRow) -> Bool {
    // The delegate may move the rows that are asked about after that.
    for other in follow(selection.filter { $0 != row.indexPath }) {
      if let indexPath = other.indexPath, selection.contains(indexPath) {
        deselectByPerson(indexPath)
      }
      forget(other)
    }
    return selection.allSatisfy { $0 == row.indexPath }
  }

  func deselectByPerson(_ indexPath: IndexPath) {
    guard let chosen = answer(about: indexPath, willDeselect), selection.contains(chosen) else {
      return decide(.mayNotDeselect)
    }
    setSelected(false, chosen)
    didDeselect(chosen)
  }

  /// The row that a delegate has chosen: if it is the one that it was asked about, wherever that is
  /// by now.
  private func answer(about indexPath: IndexPath, _ ask: (IndexPath) -> IndexPath?) -> IndexPath? {
    follow(indexPath) { row in
      let answer = ask(indexPath)
      return answer == indexPath ? row.indexPath : answer
    }
  }

  // MARK: - Rows that may move

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
}
