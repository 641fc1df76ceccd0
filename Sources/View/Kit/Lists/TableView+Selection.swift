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

/// What can be done with a row.
struct RowEditing {
  var style = TableViewCell.EditingStyle.none
  var isMovable = false
  /// The names and styles of the row's own actions, if it has any.
  ///
  /// Not the actions: their handlers may own the controller, which owns the table.
  var swipe: [(title: Phrase, style: ContextualAction.Style)]?
}

// Deleting, inserting and moving rows: <doc:Lists#Editing>.
extension TableView {
  /// Begins or ends editing: while it goes on, rows can be inserted and moved too.
  public func setEditing(_ editing: Bool, animated: Bool = false) {
    guard editing != isEditing else { return }
    isEditing = editing
    for cell in rows.map(\.cell) {
      // The delegate or the data source may have changed the table when it was called.
      guard let indexPath = indexPath(for: cell) else { continue }
      let editing = self.editing(ofRowAt: indexPath)
      if let index = rows.firstIndex(where: { $0.cell === cell }) { rows[index].editing = editing }
    }
  }

  /// Asks what can be done with a row.
  private func editing(ofRowAt indexPath: IndexPath) -> RowEditing {
    follow(indexPath) { editing(of: $0) }
  }

  /// Asks what can be done with a row, as long as it is there.
  func editing(of row: FollowedRow) -> RowEditing {
    var editing = RowEditing()
    guard let dataSource, let asked = row.shown else { return editing }
    let canEdit = askWhetherOwn(
      dataSource, "tableView(_:canEditRowAt: \(asked))", answering: \.description
    ) {
      dataSource.tableView(self, canEditRowAt: asked)
    }
    guard canEdit.result else {
      decide(.rowCannotBeEdited(self))
      return editing
    }
    // A row can be deleted if the data source or the delegate implements a method for its editing.
    if canEdit.isOwn { editing.style = .delete }
    if let delegate, let asked = row.shown {
      let style = askWhetherOwn(
        delegate, "tableView(_:editingStyleForRowAt: \(asked))", answering: { "\($0)" }
      ) { delegate.tableView(self, editingStyleForRowAt: asked) }
      if canEdit.isOwn || style.isOwn { editing.style = style.result }
    }
    if let asked = row.shown {
      let canMove = askWhetherOwn(
        dataSource, "tableView(_:canMoveRowAt: \(asked))", answering: \.description
      ) {
        dataSource.tableView(self, canMoveRowAt: asked)
      }
      editing.isMovable = canMove.result && canMove.isOwn
    }
    if let asked = row.shown {
      editing.swipe = swipeActions(ofRowAt: asked)?.map { ($0.title, $0.style) }
    }
    return editing
  }

  private func swipeActions(ofRowAt indexPath: IndexPath) -> [ContextualAction]? {
    guard let delegate else { return nil }
    let call: Event.Call = "tableView(_:trailingSwipeActionsConfigurationForRowAt: \(indexPath))"
    return ask(delegate, call) {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
    }?.actions
  }

  /// What a person can do with a cell besides touching it.
  func actions(of cell: TableViewCell) -> [ControlAction] {
    guard let row = rows.first(where: { $0.cell === cell }) else { return [] }
    let editing = row.editing
    if isEditing {
      return commit(editing.style, cell) + (editing.isMovable ? moves(of: cell) : [])
    }
    if let swipe = editing.swipe {
      return swipe.map { title, style in
        ControlAction(title, isDestructive: style == .destructive) {
          self.perform(title, on: cell)
        }
      }
    }
    return editing.style == .delete ? commit(.delete, cell) : []
  }

  /// Does one of a row's own actions, as the delegate has it now.
  private func perform(_ title: Phrase, on cell: TableViewCell) -> Bool {
    guard let indexPath = indexPath(for: cell) else { return false }
    return follow(indexPath) { row in
      guard let action = swipeActions(ofRowAt: indexPath)?.first(where: { $0.title == title })
      else { return false }
      swipe(row, of: cell) { _ in action.handler(action, cell) { _ in } }
      return true
    }
  }

  private func commit(_ style: TableViewCell.EditingStyle, _ cell: TableViewCell)
    -> [ControlAction]
  {
    let name: Phrase
    switch style {
    case .none: return []
    case .delete: name = Phrase("delete", ko: "삭제")
    case .insert: name = Phrase("insert", ko: "추가")
    }
    return [
      ControlAction(name, isDestructive: style == .delete) {
        guard let dataSource = self.dataSource, let indexPath = self.indexPath(for: cell) else {
          return false
        }
        self.follow(indexPath) { row in
          self.swipe(row, of: cell) { indexPath in
            self.ask(dataSource, "tableView(_:commit: \(style), forRowAt: \(indexPath))") {
              dataSource.tableView(self, commit: style, forRowAt: indexPath)
            }
          }
        }
        return true
      }
    ]
  }

  /// Does something with a row, if it is still there; outside of the editing mode, as a swipe does
  /// it.
  private func swipe(_ row: FollowedRow, of cell: TableViewCell, _ body: (IndexPath) -> Void) {
    guard let begun = place(of: row, shownBy: cell) else { return }
    guard !isEditing, let delegate else { return body(begun) }
    ask(delegate, "tableView(_:willBeginEditingRowAt: \(begun))") {
      delegate.tableView(self, willBeginEditingRowAt: begun)
    }
    let indexPath = place(of: row, shownBy: cell)
    if let indexPath { body(indexPath) }
    ask(delegate, "tableView(_:didEndEditingRowAt: \(indexPath?.description ?? "nil"))") {
      delegate.tableView(self, didEndEditingRowAt: indexPath)
    }
  }

  // MARK: - Moving

  private func moves(of cell: TableViewCell) -> [ControlAction] {
    [
      ControlAction(Phrase("move up", ko: "위로 옮기기")) { self.move(cell, by: -1) },
      ControlAction(Phrase("move down", ko: "아래로 옮기기")) { self.move(cell, by: 1) },
    ]
  }

  /// Moves a row by one: past its section, to the near end of the next one.
  private func move(_ cell: TableViewCell, by step: Int) -> Bool {
    guard let from = indexPath(for: cell), let dataSource else { return false }
    var to = IndexPath(row: from.row + step, section: from.section)
    if to.row < 0 || to.row >= sections.rowCount(in: from.section) {
      let section = from.section + step
      guard section >= 0, section < sections.count else { return true }
      to = IndexPath(row: step > 0 ? 0 : sections.rowCount(in: section), section: section)
    }
    var moved = TableUpdates(of: .row)
    moved.move(from: from, to: to)
    sections.moveRow(from: from.section, to: to.section)
    apply(moved)
    ask(dataSource, "tableView(_:moveRowAt: \(from), to: \(to))") {
      dataSource.tableView(self, moveRowAt: from, to: to)
    }
    return true
  }
}
