import Vestibule

// A person lists only who comes, and deletes Kim. Kim is still there, and Ada is gone.

struct Guest: Equatable, Identifiable {
  let id: Int
  let name: String
  let comes: Bool
}

/// The guests of a party: all, or only those who come.
final class GuestsController: ViewController {
  private(set) var guests: [Guest]
  private var positions: [Int] = []
  private let onlyComing = Switch("Only who comes")
  let table = TableView()

  init(_ guests: [Guest]) { self.guests = guests }

  /// The guests that the table shows.
  private var shown: [Guest] { onlyComing.isOn ? guests.filter(\.comes) : guests }

  override func loadView() {
    view = ListedScreen { [onlyComing, table] in [.toggle(onlyComing), .table(table)] }
  }

  override func viewDidLoad() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "guest")
    table.dataSource = self
    onlyComing.addTarget(self, action: GuestsController.switched, for: .valueChanged)
    switched()
  }

  private func switched() {
    positions = guests.indices.filter { !onlyComing.isOn || guests[$0].comes }
    table.reloadData()
  }
}

extension GuestsController: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath)
    cell.text = Phrase(verbatim: shown[indexPath.row].name)
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guests.remove(at: positions[indexPath.row])
    tableView.reloadData()
  }
}
