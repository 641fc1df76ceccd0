import Vestibule

/// What is kept of one tea.
struct Tin: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var tea: String
  var isOpen = false
}

/// The teas of the examples, kept row by row.
struct Cupboard: RowModel {
  static let name = "tea.cupboard"
  var rows = Rows<Tin>()

  mutating func add(_ tea: String) {
    let id = rows.newID()
    self[id] = Tin(id: id, tea: tea)
  }
}

extension Cupboard: ChangeAnnouncing {
  var hiddenChange: Phrase? {
    let removed = rows.changes.compactMap { $0.after == nil ? $0.before?.tea : nil }
    return removed.isEmpty ? nil : "Removed: \(removed.joined(separator: ", "))"
  }
}

struct OldTin: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  var name: String
}

struct OldCellar: RowModel {
  static let name = "tea.cellar"
  var rows = Rows<OldTin>()
}

struct Cellar: RowModel {
  static let name = "tea.cellar"
  static let steps: [VersionStep] = [
    .row { (old: OldTin) in Tin(id: old.id, tea: old.name) }
  ]
  var rows = Rows<Tin>()
}

struct TeaSettings: ValueModel {
  static let name = "tea.settings"
  var minutes = 3
}

final class CupboardController: TableViewController {
  private let cupboard: Shared<Cupboard>

  init(_ cupboard: Shared<Cupboard>) {
    self.cupboard = cupboard
    super.init()
    navigationItem.rightBarButtonItem = BarButtonItem(.add, target: self) { $0.add() }
  }

  override func viewDidLoad() {
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "tin")
    cupboard.addObserver(self)
  }

  private func add() { change(cupboard) { $0.add("Assam") } }

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { cupboard.value.rows.all.count }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tin", for: indexPath)
    cell.text = Phrase(verbatim: cupboard.value.rows.all[indexPath.row].tea)
    return cell
  }
}

extension CupboardController: SharedObserver {
  func sharedValueDidChange() { tableView.reloadData() }
}

/// Shows the cupboard in each window.
final class CupboardContent: WindowContent {
  private let cupboard: Shared<Cupboard>

  init(_ cupboard: Shared<Cupboard>) { self.cupboard = cupboard }

  func open(_ window: Window, restoring activity: UserActivity?) {
    let root = CupboardController(cupboard)
    window.rootViewController = NavigationController(rootViewController: root)
    window.makeKeyAndVisible()
  }

  func update(_ window: Window) { cupboard.readAgain() }
}
