import Vestibule

/// Shows a part of the roster, and changes it: the data source of a list that is not the data.
///
/// Who is selected is known by identifier: the number of a row is another after each filter.
final class CRUDController: ViewController, RoutedController {
  let route = "crud"
  private(set) var roster = Roster.first
  private var rows: [Roster.Person] = []
  private var selected: Int?
  private let screen: any CRUDView

  init(_ screen: any CRUDView = CRUDScreen()) {
    self.screen = screen
    super.init()
    title = .crud
  }

  override func loadView() { view = screen }

  override func viewDidLoad() {
    screen.table.register(TableViewCell.self, forCellReuseIdentifier: "person")
    screen.table.dataSource = self
    screen.table.delegate = self
    screen.prefix.addTarget(self, action: CRUDController.show, for: .editingChanged)
    screen.create.addTarget(self, action: CRUDController.create, for: .touchUpInside)
    screen.update.addTarget(self, action: CRUDController.update, for: .touchUpInside)
    screen.delete.addTarget(self, action: CRUDController.delete, for: .touchUpInside)
    show()
  }

  /// Everything that is shown follows from the roster, the prefix and who is selected.
  private func show() {
    let prefix = screen.prefix.text ?? ""
    rows = call(
      Roster.self, "people(surnamePrefix: \"\(prefix)\")", answering: { "\($0.count)" }
    ) { roster.people(surnamePrefix: prefix) }
    screen.table.reloadData()
    let row = rows.firstIndex { $0.id == selected }
    if row == nil { selected = nil }
    screen.table.selectRow(at: row.map { IndexPath(row: $0, section: 0) })
    screen.update.isEnabled = selected != nil
    screen.delete.isEnabled = selected != nil
  }

  private func create() {
    guard let (name, surname) = typed() else { return }
    change("create(name:surname:)") { $0.create(name: name, surname: surname) }
  }

  private func update() {
    guard let selected, let (name, surname) = typed() else { return }
    change("replace(_:name:surname:)") { $0.replace(selected, name: name, surname: surname) }
  }

  private func delete() {
    if let selected { change("remove(_:)") { $0.remove(selected) } }
  }

  /// Changes the roster, shows it, says what the prefix hides, and lets the change be taken back.
  private func change(_ name: Event.Call, _ body: (inout Roster) -> Void) {
    let shown = rows
    roster.rows.forgetChanges()
    call(Roster.self, name) { body(&roster) }
    show()
    let changes = roster.rows.changes
    for change in changes {
      switch (change.before, change.after) {
      case (_, let person?) where rows.contains(person): break
      case (nil, let person?): window?.announce(.created(person.title))
      case (_, let person?): window?.announce(.updated(person.title))
      case (let person?, nil) where !shown.contains(person):
        window?.announce(.deleted(person.title))
      default: break
      }
    }
    if changes.isEmpty { return }
    undoManager?.registerUndo(withTarget: self) { controller in
      controller.change("takeBack(_:)") { $0.takeBack(changes) }
    }
  }

  /// What was typed, without blanks around it; nothing typed is a message.
  private func typed() -> (name: String, surname: String)? {
    let texts = (screen.name.trimmedText, screen.surname.trimmedText)
    if texts != ("", "") { return texts }
    presentNotice(.nameMissing)
    return nil
  }
}

extension CRUDController: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    cell.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    let person = rows[indexPath.row]
    selected = person.id
    (screen.name.text, screen.surname.text) = (person.name, person.surname)
    show()
  }
}

extension CRUDController: HiddenStateProviding {
  /// The people, with those that the prefix hides.
  var hiddenState: String { "\(roster.people.map { [$0.name, $0.surname] })" }
}
