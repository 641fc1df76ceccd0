import Vestibule

/// Shows the same as `TodosController`, but is no observer: what it reads of the list is tracked.
final class TrackedTodosController: TodoEditingController {
  override func stateDidChange() { setNeedsUpdateProperties() }

  override func updateProperties() {
    leaveRemovedTodo()
    let todos = list.value
    rows = todos.shown
    screen.problem.text = list.problem?.phrase
    (screen.hasTodos, screen.markAll.isOn) = (!todos.todos.isEmpty, todos.isAllCompleted)
    screen.filter.selectedSegmentIndex = todos.filter.rawValue
    screen.clear.isHidden = !todos.hasCompleted
    back.isEnabled = !trail.isEmpty
    title = screen.hasTodos ? "\(Phrase.todos)   \(Phrase.itemsLeft(todos.activeCount))" : .todos
    screen.table.reloadData()
  }
}
