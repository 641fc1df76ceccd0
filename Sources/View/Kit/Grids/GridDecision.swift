import Model
import View

/// What is decided about the cells of a grid, and whom of that is told.
package enum GridDecision: Decision {
  /// There is no delegate: none was set, or it was released.
  case hasNoDelegate(CollectionView, wasSet: Bool)
  /// A person can select no cell now.
  case itemsCannotBeSelected(CollectionView)
  /// What is decided about a cell that was touched.
  case selection(CollectionView, SelectionDecision)
}

extension CollectionView {
  /// Tells the observer of the window's log what was decided; in no window there is none.
  func decide(_ decision: @autoclosure () -> GridDecision) {
    if let log = input?.log, log.isObserved { log.tell(decision()) }
  }
}
