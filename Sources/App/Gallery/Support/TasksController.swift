import Vestibule

/// The list of the small apps; a touch pushes a new controller.
final class TasksController: TableViewController {
  private let apps: [GalleryApp]

  init(_ apps: [GalleryApp]) {
    self.apps = apps
    super.init()
    title = .tasks
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "app")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    apps.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "app", for: indexPath)
    cell.text = apps[indexPath.row].title
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(apps[indexPath.row].makeController(), animated: true)
  }
}

extension Phrase {
  static let tasks = Phrase("Tasks", ko: "과제")
}
