import Vestibule

/// Shows the todos that the filter lets through: it observes its model, and shows all again at each
/// change.
final class TodosController: TodoEditingController {
  override func viewDidLoad() {
    super.viewDidLoad()
    list.addObserver(self)
  }

  override func stateDidChange() { show() }

  /// Everything that is shown follows from the list, and from which todo is edited.
  private func show() {
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

extension TodosController: SharedObserver {
  func sharedValueDidChange() { show() }
}
