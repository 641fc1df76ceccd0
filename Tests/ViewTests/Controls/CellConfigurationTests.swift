import Foundation
import Testing
import View
import ViewKit

/// What sets the look of a cell: when it is called, and with which state.
@MainActor
@Suite("The handler of a cell's configuration")
struct CellConfigurationTests {
  private let window = WindowView()
  private let source = Cells()

  @Test("That of a row is called as the row is shown, touched, selected and no longer so")
  func rows() {
    let table = TableView()
    table.dataSource = source
    window.addSubview(ElementScreen([.table(table)]))
    let cells = table.visibleCells
    #expect(source.take() == ["0", "1"])

    window.touch(cells[0])
    #expect(source.take() == ["0 highlighted", "0", "0 selected"])
    window.touch(cells[1])
    #expect(source.take() == ["1 highlighted", "1", "0", "1 selected"])
    (cells[1].isSelected, cells[1].isHighlighted) = (true, false)
    #expect(source.take() == [], "that is what it is")
    cells[1].setNeedsUpdateConfiguration()
    #expect(source.take() == ["1 selected"])
    cells[0].configurationUpdateHandler = cells[1].configurationUpdateHandler
    #expect(source.take() == ["1"], "that of a cell that is shown is called at once")
  }

  @Test("That of a row that was selected before it is shown is called once")
  func selectedEarly() {
    let table = TableView()
    table.dataSource = source
    window.addSubview(ElementScreen([.table(table)]))
    table.selectRow(at: IndexPath(row: 1, section: 0))

    _ = table.visibleCells

    #expect(source.take() == ["0", "1 selected"])
  }

  @Test("That of a grid's cell is called as the cell is shown, selected and no longer so")
  func items() {
    let grid = CollectionView()
    grid.dataSource = source
    window.addSubview(ElementScreen([.grid(grid)]))
    let cells = grid.visibleCells
    #expect(source.take() == ["0", "1"])

    window.touch(cells[0])
    #expect(source.take() == ["0 selected"])
    window.touch(cells[1])
    #expect(source.take() == ["0", "1 selected"])
    cells[1].isSelected = true
    #expect(source.take() == [], "that is what it is")
    cells[1].setNeedsUpdateConfiguration()
    #expect(source.take() == ["1 selected"])
    cells[0].configurationUpdateHandler = cells[1].configurationUpdateHandler
    #expect(source.take() == ["1"])
  }

  @Test("The cell of a row that is no longer shown is configured no more, and cannot be touched")
  func before() {
    let table = TableView()
    table.dataSource = source
    window.addSubview(ElementScreen([.table(table)]))
    let old = table.visibleCells[0]
    table.reloadData()
    _ = table.visibleCells
    _ = source.take()

    old.isSelected = true

    #expect(source.take() == [] && !old.touch())
  }

  @Test("That of a row is called again as the row is reconfigured, if its cell stays")
  func reconfigured() {
    let table = TableView()
    table.dataSource = source
    window.addSubview(ElementScreen([.table(table)]))
    _ = table.visibleCells
    _ = source.take()
    source.dequeues = true

    table.reconfigureRows(at: [IndexPath(row: 1, section: 0)])

    #expect(source.take() == ["1"])
  }

  @Test("Nor is a grid's cell that is no longer shown, and it cannot be touched either")
  func itemBefore() {
    let grid = CollectionView()
    grid.dataSource = source
    window.addSubview(ElementScreen([.grid(grid)]))
    let old = grid.visibleCells[0]
    grid.reloadData()
    _ = grid.visibleCells
    _ = source.take()

    old.isSelected = true

    #expect(source.take() == [] && !old.touch())
  }

  @Test("A cell that is nowhere is not configured")
  func nowhere() {
    let (row, item) = (source.row(0), source.item(0))

    (row.isSelected, item.isSelected, row.isHighlighted) = (true, true, true)
    row.setNeedsUpdateConfiguration()
    item.setNeedsUpdateConfiguration()

    #expect(source.take() == [])
  }
}

/// Two cells, each with a handler that writes down its number and its state.
private final class Cells: TableViewDataSource, CollectionViewDataSource {
  private var calls: [String] = []
  /// Whether a row gets a cell that it had, if there is one.
  var dequeues = false

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ number: Int, _ state: CellConfigurationState) {
    calls.append(
      "\(number)" + (state.isSelected ? " selected" : "")
        + (state.isHighlighted ? " highlighted" : ""))
  }

  func row(_ number: Int) -> TableViewCell {
    let cell = TableViewCell(reuseIdentifier: "row")
    cell.configurationUpdateHandler = { [weak self] _, state in self?.note(number, state) }
    return cell
  }

  func item(_ number: Int) -> CollectionViewCell {
    let cell = CollectionViewCell()
    cell.configurationUpdateHandler = { [weak self] _, state in self?.note(number, state) }
    return cell
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = dequeues ? tableView.dequeueReusableCell(withIdentifier: "row") : nil
    return cell ?? row(indexPath.row)
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 2 }

  func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
    -> CollectionViewCell
  { item(indexPath.item) }
}
