import Vestibule

/// Changes the todos as a person asks for it: the data source, and the delegate of each field.
///
/// How they are shown after that, each subclass says in its own way.
class TodoEditingController: ViewController, HiddenStateProviding {
  final let list: Shared<TodoList>
  final let screen: any TodosView
  /// The todos in the table.
  final var rows: [TodoList.Todo] = []
  /// The todo whose row is a field, as the person saw it.
  private var edited: TodoList.Todo? { didSet { stateDidChange() } }
  /// The filters before this one.
  final private(set) var trail: [TodoList.Filter] = [] { didSet { stateDidChange() } }
  final var hiddenState: String { "\(trail.map(\.rawValue))" }
  final private(set) lazy var back = BarButtonItem(title: .back, target: self) { $0.goBack() }

  init(_ list: Shared<TodoList>, _ screen: any TodosView = TodosScreen()) {
    (self.list, self.screen) = (list, screen)
  }

  /// Something on the screen may have changed that the list does not know: which row is edited, the
  /// filters before, and a control that was touched although its change is refused.
  func stateDidChange() {}

  override func loadView() { view = screen }

  override func viewDidLoad() {
    navigationItem.leftBarButtonItem = back
    screen.table.register(TableViewCell.self, forCellReuseIdentifier: "todo")
    (screen.table.dataSource, screen.table.delegate) = (self, self)
    (screen.newTodo.delegate, screen.title.delegate) = (self, self)
    screen.markAll.addTarget(self, action: TodoEditingController.markAll, for: .valueChanged)
    screen.filter.addTarget(self, action: TodoEditingController.chooseFilter, for: .valueChanged)
    screen.clear.addTarget(self, action: TodoEditingController.clear, for: .touchUpInside)
  }

  private func markAll() {
    // The switch has flipped already, also if the change is refused.
    defer { stateDidChange() }
    let isOn = screen.markAll.isOn
    change(list, calling: "completeAll(\(isOn))") { $0.completeAll(isOn) }
  }

  private func clear() { change(list, calling: "clearCompleted()") { $0.clearCompleted() } }

  private func remove(_ id: Int) {
    changePart(of: list, calling: "remove(\(id))") { $0.remove(id) ? nil : .gone }
  }

  private func chooseFilter() {
    defer { stateDidChange() }
    let (old, index) = (list.value.filter, screen.filter.selectedSegmentIndex)
    guard let filter = TodoList.Filter(rawValue: index), show(only: filter) else { return }
    trail.append(old)
  }

  private func goBack() {
    if let filter = trail.last, show(only: filter) { trail.removeLast() }
  }

  private func show(only filter: TodoList.Filter) -> Bool {
    change(list, calling: "show(\(filter))") { $0.show(filter) }
  }

  // MARK: - Editing a title

  private func edit(_ id: Int) {
    // One row at once: another title is saved first.
    screen.title.resignFirstResponder()
    // Else a title is typed for a todo that another program has removed or renamed.
    list.readAgain()
    guard let todo = list.value[id] else { return say(.gone) }
    (screen.title.text, edited) = (todo.title, todo)
    // The field is in its row after that, and not before.
    updatePropertiesIfNeeded()
    screen.table.layoutIfNeeded()
    screen.title.becomeFirstResponder()
  }

  /// Saves the title, once: Return ends editing too.
  private func saveTitle() {
    guard let todo = edited else { return }
    edited = nil
    let (title, field) = (screen.title.trimmedText, screen.title.label)
    guard title != todo.title else { return }
    do throws(SharedError) {
      try list.changePart(calling: "rename(_:to: \"\(title)\")") {
        $0.rename(todo, to: title).error(of: field)
      }
      didChange(list)
    } catch {
      // From now on the person knows: the next Return replaces it.
      if case .changedElsewhere = error { edited = list.value[todo.id] }
      say(error)
    }
  }

  /// Escape: the title is as before.
  override func accessibilityPerformEscape() -> Bool {
    guard edited != nil else { return false }
    discardTitle()
    return true
  }

  /// Ends editing if another window has removed the todo.
  final func leaveRemovedTodo() {
    guard let edited, list.value[edited.id] == nil else { return }
    discardTitle()
    say(.gone)
  }

  private func discardTitle() {
    edited = nil
    screen.title.resignFirstResponder()
  }
}

extension TodoEditingController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "todo", for: indexPath)
    let todo = rows[indexPath.row]
    (cell.text, cell.isChecked) = (Phrase(verbatim: todo.title), todo.isCompleted)
    cell.contentElements = todo.id == edited?.id ? [.field(screen.title)] : []
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    // The row is selected, also if the change is refused.
    defer { stateDidChange() }
    // The other one of what the person saw: another program may have changed it meanwhile.
    let (id, isCompleted) = (rows[indexPath.row].id, !rows[indexPath.row].isCompleted)
    changePart(of: list, calling: "complete(\(id), \(isCompleted))") {
      $0.complete(id, isCompleted) ? nil : .gone
    }
  }

  func tableView(
    _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let id = rows[indexPath.row].id
    return SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: .edit) { [weak self] in self?.edit(id) },
      ContextualAction(style: .destructive, title: .delete) { [weak self] in self?.remove(id) },
    ])
  }
}

extension TodoEditingController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    let title = textField.trimmedText
    if textField === screen.title || title.isEmpty { return textField.resignFirstResponder() }
    if change(list, calling: "add(\"\(title)\")", { $0.add(title) }) { textField.text = "" }
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    if textField === screen.title { saveTitle() }
    if textField.trimmedText.isEmpty { textField.text = "" }
  }
}
