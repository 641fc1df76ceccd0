public import Foundation
import Model
import View

// Changes of the model that a table is told of. Alone, each is a batch of its own.
extension TableView {
  /// Makes several changes at once, in any order: rows to delete have the numbers of before, rows
  /// to insert those of after.
  ///
  /// Change the model in `updates` too. At the end of the outermost batch the data source is asked
  /// for its counts. If they do not fit, or two changes contradict each other, that is reported as
  /// a `TableDiagnostic`, and everything is reloaded: <doc:Lists#Batches>. `completion` is called
  /// with `true` after that.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a batch, or a part of the one that was begun.
  public func beginUpdates() {
    updateDepth += 1
    if updateDepth == 1 { updates = TableUpdates(of: .row) }
  }

  /// Ends what was begun last; if nothing was, that is reported, and nothing is done.
  public func endUpdates() {
    guard updateDepth > 0 else { return report(.batchNotBegun) }
    updateDepth -= 1
    guard updateDepth == 0, let updates else { return }
    self.updates = nil
    // A table that has asked nothing, or will ask for everything, has nothing to compare.
    guard !needsCounts else { return loadCountsOfReload() }
    guard !isLayingOut, !isLoadingCounts else { return setNeedsReload() }
    takeTurn {
      let old = sections
      loadCounts()
      let updates = updates.withReloadsResolved(of: old)
      if let problem = updates.problem(from: old, to: sections) {
        report(.invalidUpdate(problem))
        setNeedsReload()
        loadCountsIfNeeded()
      } else {
        apply(updates)
      }
    }
    if input != nil { layoutIfNeeded() }
  }

  private func loadCountsOfReload() {
    if isLoaded, input != nil { loadCountsIfNeeded() }
  }

  /// Changes the numbers of the rows that are shown and selected.
  func apply(_ updates: TableUpdates) {
    var shown: [Row] = []
    // With the numbers of before, which the delegate gets when they are no longer shown.
    var deleted: [Row] = []
    var reloaded: [Row] = []
    for var row in rows {
      guard let indexPath = updates.indexPath(after: row.indexPath) else {
        deleted.append(row)
        continue
      }
      if updates.reloadedRows.contains(row.indexPath) { reloaded.append(row) }
      row.indexPath = indexPath
      shown.append(row)
    }
    selection = selection.compactMap { selected in
      updates.reloadedRows.contains(selected) ? nil : updates.indexPath(after: selected)
    }
    for row in followedRows { row.indexPath = row.indexPath.flatMap(updates.indexPath(after:)) }
    rows = shown.sorted { $0.indexPath < $1.indexPath }
    needsRows = true
    // First, as the delegate of a field may ask for its row: no cell is used again until then.
    endEditing(in: deleted + reloaded)
    // The delegate may have reloaded everything.
    let cells = rows.map(\.cell)
    reloaded.removeAll { row in !cells.contains { $0 === row.cell } }
    rows.removeAll { row in reloaded.contains { $0.cell === row.cell } }
    end(deleted + reloaded)
    needsRows = true
  }

  private func change(_ change: (inout TableUpdates?) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  /// Rows were added to the model.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { $0?.insert(indexPaths) }
  }

  /// Rows were removed from the model.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { $0?.delete(indexPaths) }
  }

  /// Rows show something else: their cells are asked again; they are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation = .automatic) {
    change { $0?.reload(indexPaths) }
  }

  /// A row is at another place of the model.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0?.move(from: indexPath, to: newIndexPath) }
  }

  /// Sections were added to the model.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    change { $0?.insertSections(sections) }
  }

  /// Sections were removed from the model.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    change { $0?.deleteSections(sections) }
  }

  /// Sections show something else: their rows are counted and asked again, and are no longer
  /// selected.
  ///
  /// - Parameters:
  ///   - sections: the numbers of the sections before the change.
  ///   - animation: has no effect.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation = .automatic) {
    change { $0?.reloadSections(sections) }
  }

  /// Rows show something else in the cells that they have: UIKit's method.
  ///
  /// The data source is asked for the cell of each of them that is shown. What it dequeues then is
  /// the row's own cell, unprepared, so that the row stays selected and edited. For another cell, and
  /// in a batch, the row is reloaded. One that is not there is reported in UIKit's words, and
  /// everything is reloaded.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    guard !needsCounts else { return }
    for indexPath in indexPaths {
      guard let problem = sections.problem(ofDeleting: indexPath) else { continue }
      report(.invalidUpdate(problem))
      return reloadData()
    }
    guard updates == nil else { return reloadRows(at: indexPaths) }
    for indexPath in indexPaths { reconfigureRow(at: indexPath) }
  }

  private func reconfigureRow(at indexPath: IndexPath) {
    guard let cell = rows.first(where: { $0.indexPath == indexPath })?.cell, let dataSource
    else { return }
    reconfigured = cell
    let other = ask(dataSource, "tableView(_:cellForRowAt: \(indexPath))") {
      dataSource.tableView(self, cellForRowAt: indexPath)
    }
    reconfigured = nil
    if other === cell { cell.configure(in: self) } else { reloadRows(at: [indexPath]) }
  }
}
