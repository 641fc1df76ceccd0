import Vestibule

/// Shows the todos that the filter lets through, and changes them: a data source that observes its
/// model.
final class TodosController: ViewController, HiddenStateProviding {
  private let list: Shared<TodoList>
  private let screen: any TodosView
  private var rows: [TodoList.Todo] = []
  /// The todo whose row is a field, as the person saw it.
  private var edited: TodoList.Todo?
  /// The filters before this one.
  private var trail: [TodoList.Filter] = []
  var hiddenState: String { "\(trail.map(\.rawValue))" }
  private lazy var back = BarButtonItem(title: .back, target: self, action: TodosController.goBack)

  init(_ list: Shared<TodoList>, _ screen: any TodosView = TodosScreen()) {
    self.list = list
    self.screen = screen
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = back
    screen.table.register(TableViewCell.self, forCellReuseIdentifier: "todo")
    screen.table.dataSource = self
    screen.table.delegate = self
    screen.newTodo.delegate = self
    screen.title.delegate = self
    screen.markAll.addTarget(self, action: TodosController.markAll, for: .valueChanged)
    screen.filter.addTarget(self, action: TodosController.chooseFilter, for: .valueChanged)
    screen.clear.addTarget(self, action: TodosController.clear, for: .touchUpInside)
    list.addObserver(self)
  }

  /// Everything that is shown follows from the list, and from which todo is edited.
  private func show() {
    let todos = list.value
    // Another window may have removed the todo.
    if let edited, todos[edited.id] == nil {
      discardTitle()
      say(.gone)
    }
    rows = todos.shown
    screen.problem.text = list.problem?.phrase
    (screen.hasTodos, screen.markAll.isOn) = (!todos.todos.isEmpty, todos.isAllCompleted)
    screen.filter.selectedSegmentIndex = todos.filter.rawValue
    screen.clear.isHidden = !todos.hasCompleted
    back.isEnabled = !trail.isEmpty
    title = screen.hasTodos ? "\(Phrase.todos)   \(Phrase.itemsLeft(todos.activeCount))" : .todos
    screen.table.reloadData()
  }

  /// Changes the list; returns `false` if it cannot, says why, and shows what is.
  @discardableResult
  private func change(_ call: Event.Call, _ body: @Sendable (inout TodoList) -> Void) -> Bool {
    showing { change(list, calling: call, body) }
  }

  /// Changes one todo; if it is gone, says so.
  @discardableResult
  private func changeOne(_ call: Event.Call, _ body: @Sendable (inout TodoList) -> Bool) -> Bool {
    showing { changePart(of: list, calling: call) { body(&$0) ? nil : .gone } }
  }

  /// Shows the list after a change, and what a refused one has left.
  private func showing(_ change: () -> Bool) -> Bool {
    defer { show() }
    return change()
  }

  private func markAll() {
    let isOn = screen.markAll.isOn
    change("completeAll(\(isOn))") { $0.completeAll(isOn) }
  }

  private func clear() { change("clearCompleted()") { $0.clearCompleted() } }

  private func chooseFilter() {
    let (old, index) = (list.value.filter, screen.filter.selectedSegmentIndex)
    guard let filter = TodoList.Filter(rawValue: index), show(only: filter) else { return }
    trail.append(old)
    show()
  }

  private func goBack() {
    guard let filter = trail.last, show(only: filter) else { return }
    trail.removeLast()
    show()
  }

  private func show(only filter: TodoList.Filter) -> Bool {
    change("show(\(filter))") { $0.show(filter) }
  }

  // MARK: - Editing a title

  private func edit(_ id: Int) {
    // One row at once: another title is saved first.
    screen.title.resignFirstResponder()
    // Else a title is typed for a todo that another program has removed or renamed.
    list.readAgain()
    guard let todo = list.value[id] else { return say(.gone) }
    screen.title.text = todo.title
    edited = todo
    show()
    // The field is in its row after that, and not before.
    screen.table.layoutIfNeeded()
    screen.title.becomeFirstResponder()
  }

  /// Saves the title, once: Return ends editing too.
  private func saveTitle() {
    guard let todo = edited else { return }
    edited = nil
    let (title, field) = (screen.title.trimmedText, screen.title.label)
    guard title != todo.title else { return show() }
    _ = showing {
      do throws(SharedError) {
        try list.changePart(calling: "rename(_:to: \"\(title)\")") { list in
          switch list.rename(todo, to: title) {
          case .done: nil
          case .gone: .gone
          case .changedElsewhere(let now): .changedElsewhere(field, now: now)
          }
        }
        didChange(list)
        return true
      } catch {
        // From now on the person knows: the next Return replaces it.
        if case .changedElsewhere = error { edited = list.value[todo.id] }
        say(error)
        return false
      }
    }
  }

  /// Escape: the title is as before.
  override func accessibilityPerformEscape() -> Bool {
    guard edited != nil else { return false }
    discardTitle()
    show()
    return true
  }

  private func discardTitle() {
    edited = nil
    screen.title.resignFirstResponder()
  }
}

extension TodosController: SharedObserver {
  func sharedValueDidChange() { show() }
}

extension TodosController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
    let todo = rows[indexPath.row]
    cell.text = Phrase(verbatim: todo.title)
    cell.isChecked = todo.isCompleted
    cell.contentElements = todo.id == edited?.id ? [.field(screen.title)] : []
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    // The other one of what the person saw: another program may have changed it meanwhile.
    let todo = rows[indexPath.row]
    changeOne("complete(\(todo.id), \(!todo.isCompleted))") {
      $0.complete(todo.id, !todo.isCompleted)
    }
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let id = rows[indexPath.row].id
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: .edit) { [weak self] in self?.edit(id) },
      ContextualAction(style: .destructive, title: .delete) { [weak self] in
        self?.changeOne("remove(\(id))") { $0.remove(id) }
      },
    ])
  }
}

extension TodosController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    let title = textField.trimmedText
    if textField === screen.title || title.isEmpty { return textField.resignFirstResponder() }
    if change("add(\"\(title)\")", { $0.add(title) }) { textField.text = "" }
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    if textField === screen.title { saveTitle() }
    if textField.trimmedText.isEmpty { textField.text = "" }
  }
}
