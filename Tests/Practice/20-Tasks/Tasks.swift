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
    guard !textField.trimmedText.isEmpty else { return false }
    tasks.append(ToDo(title: textField.trimmedText))
    textField.text = ""
    table.reloadData()
    return false
  }
}

extension TasksController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.text = Phrase(verbatim: tasks[indexPath.row].title)
    cell.isChecked = tasks[indexPath.row].isDone
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    tasks[indexPath.row].isDone.toggle()
    tableView.reloadData()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    tasks.remove(at: indexPath.row)
    tableView.reloadData()
  }
}
