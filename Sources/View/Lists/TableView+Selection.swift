public import Foundation
import Model

// What is selected: by a person, who is told of, or by a program, silently.
extension TableView {
  /// The row that was selected first of those that are, or `nil`.
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, or `nil` if none is.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row silently, and shows it unless its position is `.none`; `nil` deselects all.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool = false, scrollPosition: ScrollPosition = .none
  ) {
    omit(.ofSelecting + .ofDeselecting, of: delegate, because: .selectedByProgram)
    guard let indexPath else {
      selection = []
      for row in rows { row.cell.isSelected = false }
      return
    }
    guard reportedPosition(of: indexPath) != nil else { return }
    if !allowsMultipleSelection {
      for selected in selection where selected != indexPath { setSelected(false, selected) }
    }
    setSelected(true, indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
  }

  /// Deselects a row silently; one that is not there is reported.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
    omit(.ofDeselecting, of: delegate, because: .selectedByProgram)
    guard reportedPosition(of: indexPath) != nil else { return }
    setSelected(false, indexPath)
  }

  private func setSelected(_ isSelected: Bool, _ indexPath: IndexPath) {
    if !isSelected {
      selection.removeAll { $0 == indexPath }
    } else if !selection.contains(indexPath) {
      selection.append(indexPath)
    }
    for row in rows where row.indexPath == indexPath { row.cell.isSelected = isSelected }
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
      omit(.ofHighlighting + .ofSelecting, of: delegate, because: .rowsCannotBeSelected)
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
    let call = "tableView(_:shouldHighlightRowAt: \(indexPath))"
    let may = ask(delegate, call, answering: \.description) {
      delegate.tableView(self, shouldHighlightRowAt: indexPath)
    }
    if !may { omit(.ofHighlighting + .ofSelecting, of: delegate, because: .mayNotHighlight) }
    return may
  }

  private func selectByPerson(_ indexPath: IndexPath) {
    guard let chosen = willSelect(indexPath), position(of: chosen) != nil else {
      return omit("tableView(_:didSelectRowAt:)", of: delegate, because: .mayNotSelect)
    }
    follow(chosen) { row in
      // A row that its delegate keeps selected leaves no place for another.
      guard allowsMultipleSelection || deselectOthers(than: row) else {
        return omit("tableView(_:didSelectRowAt:)", of: delegate, because: .mayNotDeselect)
      }
      guard let chosen = row.indexPath, position(of: chosen) != nil
      else { return }
      setSelected(true, chosen)
      tell("tableView(_:didSelectRowAt: \(chosen))") { $0.tableView(self, didSelectRowAt: chosen) }
    }
  }

  /// Deselects all rows but one; returns whether no other is selected after that.
  private func deselectOthers(than row: FollowedRow) -> Bool {
    // Whoever is called may move the rows that are asked about after that.
    for other in follow(selection.filter { $0 != row.indexPath }) {
      if let indexPath = other.indexPath { deselectByPerson(indexPath) }
      forget(other)
    }
    return selection.allSatisfy { $0 == row.indexPath }
  }

  private func deselectByPerson(_ indexPath: IndexPath) {
    guard let chosen = willDeselect(indexPath), selection.contains(chosen) else {
      return omit("tableView(_:didDeselectRowAt:)", of: delegate, because: .mayNotDeselect)
    }
    setSelected(false, chosen)
    tell("tableView(_:didDeselectRowAt: \(chosen))") {
      $0.tableView(self, didDeselectRowAt: chosen)
    }
  }

  private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return answer(about: indexPath) {
      ask(
        delegate, "tableView(_:willSelectRowAt: \(indexPath))",
        answering: { $0?.description ?? "nil" }
      ) { delegate.tableView(self, willSelectRowAt: indexPath) }
    }
  }

  private func willDeselect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    return answer(about: indexPath) {
      ask(
        delegate, "tableView(_:willDeselectRowAt: \(indexPath))",
        answering: { $0?.description ?? "nil" }
      ) { delegate.tableView(self, willDeselectRowAt: indexPath) }
    }
  }

  /// The row that a delegate has chosen: if it is the one that it was asked about, wherever that is
  /// by now.
  private func answer(about indexPath: IndexPath, _ ask: () -> IndexPath?) -> IndexPath? {
    follow(indexPath) { row in
      let answer = ask()
      return answer == indexPath ? row.indexPath : answer
    }
  }

  private func tell(_ call: @autoclosure () -> String, _ body: (any TableViewDelegate) -> Void) {
    guard let delegate else {
      return omit(.ofHighlighting + .ofSelecting, of: nil, because: whyNobodyIsTold)
    }
    ask(delegate, call()) { body(delegate) }
  }
}

extension Calls {
  fileprivate static let ofHighlighting: Calls = [
    "tableView(_:shouldHighlightRowAt:)", "tableView(_:didHighlightRowAt:)",
    "tableView(_:didUnhighlightRowAt:)",
  ]

  fileprivate static let ofSelecting: Calls = [
    "tableView(_:willSelectRowAt:)", "tableView(_:didSelectRowAt:)",
  ]

  fileprivate static let ofDeselecting: Calls = [
    "tableView(_:willDeselectRowAt:)", "tableView(_:didDeselectRowAt:)",
  ]
}
