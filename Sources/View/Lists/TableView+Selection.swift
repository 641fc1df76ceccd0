public import Foundation

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
    guard let indexPath else {
      selection = []
      for row in rows { row.cell.isSelected = false }
      return
    }
    loadCountsIfNeeded()
    guard sections.position(of: indexPath) != nil else {
      let rows = sections.rowCount(in: indexPath.section)
      return report(.outOfBounds(indexPath, rows: rows))
    }
    if !allowsMultipleSelection {
      for selected in selection where selected != indexPath { setSelected(false, selected) }
    }
    setSelected(true, indexPath)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition) }
  }

  /// Deselects a row silently.
  public func deselectRow(at indexPath: IndexPath, animated: Bool = false) {
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
  /// - Returns: `true`, as a table without a delegate selects too.
  func touch(_ cell: TableViewCell) -> Bool {
    guard allowsSelection, !isEditing || allowsSelectionDuringEditing,
      let touched = indexPath(for: cell), mayHighlight(touched)
    else { return true }
    cell.isHighlighted = true
    tell("tableView(_:didHighlightRowAt: \(touched))") {
      $0.tableView(self, didHighlightRowAt: touched)
    }
    cell.isHighlighted = false
    tell("tableView(_:didUnhighlightRowAt: \(touched))") {
      $0.tableView(self, didUnhighlightRowAt: touched)
    }
    // Whoever was told may have moved the row, or deleted it.
    guard let indexPath = indexPath(for: cell) else { return true }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectByPerson(indexPath)
    } else {
      selectByPerson(indexPath)
    }
    return true
  }

  private func mayHighlight(_ indexPath: IndexPath) -> Bool {
    guard let delegate else { return true }
    let call = "tableView(_:shouldHighlightRowAt: \(indexPath))"
    return ask(delegate, call, answering: \.description) {
      delegate.tableView(self, shouldHighlightRowAt: indexPath)
    }
  }

  private func selectByPerson(_ indexPath: IndexPath) {
    guard let chosen = willSelect(indexPath), sections.position(of: chosen) != nil else { return }
    if !allowsMultipleSelection {
      for selected in selection where selected != chosen { deselectByPerson(selected) }
      // A row that its delegate keeps selected leaves no place for another.
      guard selection.allSatisfy({ $0 == chosen }) else { return }
    }
    setSelected(true, chosen)
    tell("tableView(_:didSelectRowAt: \(chosen))") { $0.tableView(self, didSelectRowAt: chosen) }
  }

  private func deselectByPerson(_ indexPath: IndexPath) {
    guard let chosen = willDeselect(indexPath), selection.contains(chosen) else { return }
    setSelected(false, chosen)
    tell("tableView(_:didDeselectRowAt: \(chosen))") {
      $0.tableView(self, didDeselectRowAt: chosen)
    }
  }

  private func willSelect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    let call = "tableView(_:willSelectRowAt: \(indexPath))"
    return ask(delegate, call, answering: { $0?.description ?? "nil" }) {
      delegate.tableView(self, willSelectRowAt: indexPath)
    }
  }

  private func willDeselect(_ indexPath: IndexPath) -> IndexPath? {
    guard let delegate else { return indexPath }
    let call = "tableView(_:willDeselectRowAt: \(indexPath))"
    return ask(delegate, call, answering: { $0?.description ?? "nil" }) {
      delegate.tableView(self, willDeselectRowAt: indexPath)
    }
  }

  private func tell(_ call: @autoclosure () -> String, _ body: (any TableViewDelegate) -> Void) {
    guard let delegate else { return }
    ask(delegate, call()) { body(delegate) }
  }
}
