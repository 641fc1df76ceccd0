import Testing
import Vestibule

@MainActor
@Suite("Examples: lists")
struct ListTests {
  private let list = TeaList()

  @Test("A table shows the rows of its data source, and tells its delegate")
  func table() throws {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    table.dataSource = list
    table.delegate = list
    let window = makeWindow(.table(table))
    #expect(table.visibleCells.map(\.text) == ["Assam", "Sencha"])
    window.touch(table.visibleCells[1])

    #expect(list.chosen == "Sencha")
  }

  @Test("A cell has a text, and perhaps a box and a detail")
  func cell() {
    let cell = TableViewCell(reuseIdentifier: "tea")
    cell.text = "Assam"
    cell.detailText = "3 minutes"
    cell.isChecked = true

    #expect(cell.label == "Assam")
  }

  @Test("The handler of a cell sets what it looks like when it is selected")
  func configuration() throws {
    let cell = TableViewCell(reuseIdentifier: "tea")
    cell.configurationUpdateHandler = { cell, state in
      cell.text = state.isSelected ? "Assam, please" : "Assam"
    }
    let table = TableView()
    let source = OneCell(cell)
    table.dataSource = source
    let window = makeWindow(.table(table))
    #expect(table.visibleCells.map(\.text) == ["Assam"])

    window.touch(cell)

    #expect(cell.text == "Assam, please")
  }

  @Test("The lines of a table are what a renderer draws")
  func lines() {
    let table = makeTable()
    let window = makeWindow(.table(table))

    for line in table.lines {
      switch line {
      case .header(let text), .footer(let text): list.read(text)
      case .row(let cell): list.read(cell.text)
      case .button(let button): list.read(button.label)
      }
    }

    #expect(list.texts == ["Assam", "Sencha"])
    #expect(window.subviews.count == 1)
  }

  @Test("A screen that has a table alone shows its rows")
  func tableScreen() {
    let table = makeTable()

    let controller = ViewController()
    controller.view = TableScreen(table)
    let window = makeWindow(controller)

    #expect(window.view.subviews[0].controls.count == 2)
  }

  @Test("A row has actions of its own, which are typed after its name")
  func actions() throws {
    let table = makeTable()
    let window = makeWindow(.table(table))
    let cell = table.visibleCells[0]

    let brew = try #require(cell.actions.first { $0.name == "Brew" })
    window.perform(brew, on: cell)

    #expect(list.brewed == ["Assam"])
    #expect(table.actionNames == ["Brew", "Throw Away"])
  }

  @Test("A program selects a row, and shows it")
  func scrollPosition() {
    let table = makeTable()
    let window = makeWindow(.table(table))

    let sencha = IndexPath(row: 1, section: 0)
    table.selectRow(at: sencha, scrollPosition: .top)
    #expect(table.indexPathForSelectedRow == sencha)
    withExtendedLifetime(window) {}
  }

  @Test("A table is told of a change of the model")
  func rowAnimation() {
    let table = makeTable()
    let window = makeWindow(.table(table))

    list.teas.append("Darjeeling")
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
    #expect(table.visibleCells.count == 3)
    withExtendedLifetime(window) {}
  }

  @Test("A row can be deleted, and another cannot")
  func editingStyle() {
    let (table, shelf) = (TableView(), Shelf())
    (table.dataSource, table.delegate) = (shelf, shelf)
    let window = makeWindow(.table(table))

    #expect(table.visibleCells.map { $0.actions.map(\.name.english) } == [[], ["delete"]])
    withExtendedLifetime(window) {}
  }

  @Test("A row that is not there is not selected")
  func attempt() {
    let table = makeTable()
    let window = makeWindow(.table(table))

    table.selectRow(at: IndexPath(row: 9, section: 0))
    let misuse = TableDiagnostic.outOfBounds(
      IndexPath(row: 9, section: 0), rows: 2, in: .selectRow)
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("What a table refuses is in the log")
  func diagnostic() {
    let table = makeTable()
    let window = makeWindow(.table(table))

    table.scrollToRow(at: IndexPath(row: 9, section: 0))
    let misuse = TableDiagnostic.outOfBounds(
      IndexPath(row: 9, section: 0), rows: 2)
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  private func makeTable() -> TableView {
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "tea")
    (table.dataSource, table.delegate) = (list, list)
    return table
  }
}

@MainActor
private final class TeaList {
  var teas = ["Assam", "Sencha"]
  private(set) var chosen: String?
  private(set) var brewed: [String] = []
  private(set) var texts: [Phrase] = []

  func read(_ text: Phrase) { texts.append(text) }
}

extension TeaList: TableViewDataSource {
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { teas.count }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: "tea", for: indexPath)
    cell.text = Phrase(verbatim: teas[indexPath.row])
    return cell
  }
}

extension TeaList: TableViewDelegate {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = teas[indexPath.row]
    tableView.deselectRow(at: indexPath)
  }

  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? {
    let brew = ContextualAction(style: .normal, title: "Brew") { _, _, done in
      self.brewed.append(self.teas[indexPath.row])
      done(true)
    }
    return SwipeActionsConfiguration(actions: [brew, throwAway(indexPath)])
  }

  private func throwAway(_ indexPath: IndexPath) -> ContextualAction {
    ContextualAction(style: .destructive, title: "Throw Away") { _, cell, done in
      self.teas.remove(at: indexPath.row)
      cell.isHidden = true
      done(true)
    }
  }
}

private final class Shelf: TableViewDataSource, TableViewDelegate {
  private var teas = ["Assam", "Sencha"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    teas.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle {
    indexPath.row == 0 ? .none : .delete
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    teas.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath])
  }
}

/// A list of one cell.
@MainActor
private final class OneCell: TableViewDataSource {
  let cell: TableViewCell

  init(_ cell: TableViewCell) { self.cell = cell }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    cell
  }
}
