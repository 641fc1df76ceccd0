public import Foundation
import Model
import View

// Changes of the model that a grid is told of. Alone, each is a batch of its own.
extension CollectionView {
  /// Makes several changes at once, in any order: cells to delete have the numbers of before, cells
  /// to insert those of after.
  ///
  /// Change the model in `updates` too. At the end of the outermost batch the data source is asked
  /// for its counts. If they do not fit, or two changes contradict each other, that is reported as
  /// a `TableDiagnostic`, and everything is reloaded: the rules are those of a table,
  /// <doc:Lists#Batches>. As each row has as many columns as the first, a column is inserted into
  /// each of them. `completion` is called with `true` after that.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Cells were added to the model.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0?.insert(indexPaths) } }

  /// Cells were removed from the model.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0?.delete(indexPaths) } }

  /// A cell is at another place of the model.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0?.move(from: indexPath, to: newIndexPath) }
  }

  /// Rows were added to the model.
  public func insertSections(_ sections: IndexSet) { change { $0?.insertSections(sections) } }

  /// Rows were removed from the model.
  public func deleteSections(_ sections: IndexSet) { change { $0?.deleteSections(sections) } }

  /// Rows show something else: their cells are asked again, and are no longer selected.
  public func reloadSections(_ sections: IndexSet) { change { $0?.reloadSections(sections) } }

  private func change(_ change: (inout TableUpdates?) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  private func beginUpdates() {
    updateDepth += 1
    if updateDepth == 1 { updates = TableUpdates(of: .item) }
  }

  private func endUpdates() {
    updateDepth -= 1
    guard updateDepth == 0, var updates else { return }
    self.updates = nil
    // A grid that has asked nothing, or will ask for everything, has nothing to compare.
    guard let old = loadedCounts, !isLoadingCounts, isInWindow else { return reloadData() }
    updates = updates.withReloadsResolved(of: old)
    loadedCounts = nil
    if let problem = updates.problem(from: old, to: counts) {
      report(.invalidUpdate(problem))
      reloadData()
    } else {
      apply(updates)
    }
    if input != nil { layoutIfNeeded() }
  }

  /// Changes the numbers of the cells that are shown and selected.
  private func apply(_ updates: TableUpdates) {
    let before = shown
    shown = [:]
    for (old, cell) in before.sorted(by: { $0.key < $1.key }) {
      guard let place = updates.indexPath(after: old) else {
        end(cell)
        continue
      }
      shown[place] = cell
      if place != old { rename(cell, at: place) }
    }
    needed = Set(needed.compactMap(updates.indexPath(after:)))
    selection = selection.compactMap(updates.indexPath(after:))
    for row in followedRows { row.indexPath = row.indexPath.flatMap(updates.indexPath(after:)) }
    needsLayout = true
  }
}
