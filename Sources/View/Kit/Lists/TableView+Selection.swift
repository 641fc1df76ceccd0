public import Foundation
import Model
import View

// What is selected: by a person, who is told of, or by a program, silently.
extension TableView: SelectableView {
  /// The row that was selected first of those that are, or `nil`.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, or `nil` if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row silently, and shows it unless its position is `.none`; `nil` deselects all.
  ///
  /// A row that is not there is reported, and changes nothing.
  ///
  /// - Parameters:
  ///   - indexPath: the section and the row, each from 0, or `nil`.
  ///   - animated: has no effect.
  ///   - scrollPosition: `.none` to leave the page as it is; any other shows that of the row.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    decide(.selectedByProgram(self))
    guard select(indexPath, as: .selectRow), let indexPath, scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition)
  }

  /// Deselects a row silently; one that is not selected, or not there any more, changes nothing.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    decide(.deselectedByProgram(self))
    setSelected(false, indexPath)
  }

  // MARK: - By a person

  /// A person touched a row: <doc:Lists#Selecting>.
  ///
  /// - Returns: `true`, as a table without a delegate selects too; `false` if its delegate or its
  ///   data source is gone.
  func touch(_ cell: TableViewCell) -> Bool {
    if mayBeSelected, let touched = indexPath(for: cell),
      let indexPath = follow(touched, { highlight(cell, as: $0, at: touched) })
    {
      if allowsMultipleSelection, selection.contains(indexPath) {
        deselectByPerson(indexPath)
      } else {
        selectByPerson(indexPath)
      }
    } else if !mayBeSelected {
      decide(.rowsCannotBeSelected(self))
    }
    return !hasLostListener
  }

  private var mayBeSelected: Bool {
    allowsSelection && (!isEditing || allowsSelectionDuringEditing)
  }

  /// Highlights a row for a moment.
  ///
  /// - Returns: where the row is after that; `nil` if it may not be highlighted, or is gone.
  private func highlight(_ cell: TableViewCell, as row: FollowedRow, at touched: IndexPath)
    -> IndexPath?
  {
    guard mayHighlight(touched), let begun = place(of: row, shownBy: cell) else { return nil }
    cell.isHighlighted = true
    tell("tableView(_:didHighlightRowAt: \(begun))") {
      $0.tableView(self, didHighlightRowAt: begun)
    }
    cell.isHighlighted = false
    guard let ended = place(of: row, shownBy: cell) else { return nil }
    tell("tableView(_:didUnhighlightRowAt: \(ended))") {
      $0.tableView(self, didUnhighlightRowAt: ended)
    }
    return place(of: row, shownBy: cell)
  }

  private func mayHighlight(_ indexPath: IndexPath) -> Bool {
    guard let delegate else { return true }
    let call: Event.Call = "tableView(_:shouldHighlightRowAt: \(indexPath))"
    let may = ask(delegate, call, answering: \.description) {
      delegate.tableView(self, shouldHighlightRowAt: indexPath)
    }
    if !may { decide(.mayNotHighlight(self)) }
    return may
  }

  // MARK: - What the delegate says

  func shownCell(at indexPath: IndexPath) -> Control? {
    rows.first { $0.indexPath == indexPath }?.cell
  }

  func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return ask(
      delegate, "tableView(_:willSelectRowAt: \(indexPath))",
      answering: { $0?.description ?? "nil" }
    ) { delegate.tableView(self, willSelectRowAt: indexPath) }
  }

  func didSelect(_ indexPath: IndexPath) {
    tell("tableView(_:didSelectRowAt: \(indexPath))") {
      $0.tableView(self, didSelectRowAt: indexPath)
    }
  }

  func willDeselect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return ask(
      delegate, "tableView(_:willDeselectRowAt: \(indexPath))",
      answering: { $0?.description ?? "nil" }
    ) { delegate.tableView(self, willDeselectRowAt: indexPath) }
  }

  func didDeselect(_ indexPath: IndexPath) {
    tell("tableView(_:didDeselectRowAt: \(indexPath))") {
      $0.tableView(self, didDeselectRowAt: indexPath)
    }
  }

  func decide(_ decision: SelectionDecision) { decide(.selection(self, decision)) }

  private func tell(_ call: @autoclosure () -> Event.Call, _ body: (any TableViewDelegate) -> Void)
  {
    guard let delegate else {
      return decide(.hasNoDelegate(self, wasSet: asking.delegate.isSet))
    }
    ask(delegate, call()) { body(delegate) }
  }
}
