import Vestibule

struct ToDo: Equatable {
  let title: String
  var isDone = false
}

/// A list of what to do: Return adds, a touch checks, and a row can be deleted.
final class TasksController: ViewController {
  private(set) var tasks: [ToDo] = []
  private let new = TextField("New")
  private let table = TableView()

  override func loadView() {
    view = ListedScreen { [new, table] in [.field(new), .table(table)] }
  }

  override func viewDidLoad() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "task")
    table.dataSource = self
    table.delegate = self
    new.delegate = self
  }
}

extension TasksController: TextFieldDelegate {
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard planted(1) || !textField.trimmedText.isEmpty else { return false }
    tasks.insert(ToDo(title: textField.trimmedText), at: planted(2) ? 0 : tasks.count)
    if !planted(3) { textField.text = "" }
    table.reloadData()
    return false
  }
}

extension TasksController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.text = Phrase(verbatim: tasks[indexPath.row].title)
    cell.isChecked = tasks[indexPath.row].isDone && !planted(8)
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let row = planted(4) ? 0 : indexPath.row
    tasks[row].isDone = planted(5) || !tasks[row].isDone
    tableView.reloadData()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tasks.remove(at: planted(6) ? tasks.count - 1 : indexPath.row)
    if !planted(7) { tableView.reloadData() }
  }
}
