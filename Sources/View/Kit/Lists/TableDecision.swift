import Model
import View

/// What is decided about the rows of a table, and whom of that is asked or told.
package enum TableDecision: Decision {
  /// There is no delegate: none was set, or it was released.
  case hasNoDelegate(TableView, wasSet: Bool)

  // MARK: - Rows

  /// There is no data source that could be asked.
  case hasNoDataSource(TableView)
  /// The rows that are shown are known.
  case knowsRows(TableView)
  /// Only the rows of one page are asked for.
  case showsSomeRows(TableView)
  /// The data source says that there are no rows.
  case hasNoRows(TableView)
  /// The cell is made, as none can be used again.
  case cellIsNew(TableView)
  /// The data source says that a row cannot be edited.
  case rowCannotBeEdited(TableView)

  // MARK: - Selecting

  /// A person can select no row now.
  case rowsCannotBeSelected(TableView)
  /// The delegate refuses that a row is highlighted.
  case mayNotHighlight(TableView)
  /// What is decided about a row that was touched.
  case selection(TableView, SelectionDecision)
  /// A program selects a row, or none.
  case selectedByProgram(TableView)
  /// A program deselects a row.
  case deselectedByProgram(TableView)
  /// A reload forgets what was selected.
  case forgetsSelection(TableView)
}

/// What is decided about a row, or the cell of a grid, that a person touched.
package enum SelectionDecision {
  /// The delegate refuses that it is selected.
  case mayNotSelect
  /// The delegate keeps another one selected.
  case keepsOther
  /// The delegate refuses that it is deselected.
  case mayNotDeselect
}

extension TableView {
  /// Tells the observer of the window's log what was decided; in no window there is none.
  func decide(_ decision: @autoclosure () -> TableDecision) {
    if let log = input?.log, log.isObserved { log.tell(decision()) }
  }
}
