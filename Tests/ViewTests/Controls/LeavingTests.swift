import Foundation
import Model
import Testing

@testable import View
@testable import ViewKit

/// What left its window writes nothing into the log of that window, and asks for nothing.
@MainActor
@Suite("Tables, grids and pickers that left their window")
struct LeavingTests {
  nonisolated enum Place: CaseIterable { case screen, row }

  @Test(
    "A table, grid or picker that left its window asks nothing until it is in one again",
    arguments: Place.allCases)
  func left(_ place: Place) {
    let (source, window) = (Source(), WindowView())
    let (table, grid, picker) = (TableView(), CollectionView(), PickerView("P"))
    (table.dataSource, grid.dataSource, picker.dataSource) = (source, source, source)
    (grid.delegate, picker.delegate) = (source, source)
    let elements: [Element] = [.table(table), .grid(grid), .picker(picker)]
    let outer = TableView()
    source.content = place == .row ? elements : []
    outer.dataSource = source
    let screen = ElementScreen(place == .row ? [.table(outer)] : elements)
    window.addSubview(screen)
    _ = outer.visibleCells
    #expect([table.input, grid.input, picker.input].allSatisfy { $0 === window.textInput })
    window.removeSubview(screen)
    source.content = []
    source.calls = 0
    window.log.isRecording = true

    table.reloadData()
    grid.reloadData()
    picker.reloadAllComponents()
    _ = (table.visibleCells, grid.visibleCells, picker.titles)

    #expect([table.input, grid.input, picker.input].allSatisfy { $0 == nil })
    #expect(window.log.events.isEmpty && source.calls == 0)
    window.addSubview(ElementScreen(elements))
    _ = (table.visibleCells, grid.visibleCells)
    #expect(picker.titles.count == 1 && grid.visibleCells.count == 1)
    #expect(table.visibleCells.count == 1 && source.calls > 0)
  }

  @Test("A touch brings into the window what it touches of what came later, and nothing else")
  func touchedLate() throws {
    let (source, window, screen) = (Source(), WindowView(), FieldScreen([]))
    let grids = [CollectionView(), CollectionView()]
    for grid in grids { grid.dataSource = source }
    window.addSubview(screen)
    screen.elements = grids.map { .grid($0) }
    let cell = try #require(grids[1].visibleCells.first)

    window.touch(cell)

    #expect(grids[0].input == nil && grids[1].input === window.textInput)
  }

  @Test(
    "A grid, a table or a picker that a row does not hold any more has left the window",
    arguments: [false, true])
  func exchanged(isReload: Bool) throws {
    let (source, window, picker, table) = (Source(), WindowView(), PickerView("P"), TableView())
    source.content = [.picker(picker)]
    table.dataSource = source
    window.addSubview(ElementScreen([.table(table)]))
    let cell = try #require(table.visibleCells.first)
    #expect(picker.input === window.textInput)

    if isReload { table.reloadData() } else { cell.contentElements = [] }

    #expect(picker.input == nil)
  }

  @Test("What a row holds comes into a window, and leaves it, with its table")
  func withTable() {
    let (source, window, table) = (Source(), WindowView(), TableView())
    let (picker, field, bar) = (PickerView("P"), TextField("F"), SearchBar())
    source.content = [.picker(picker), .field(field), .searchBar(bar)]
    table.dataSource = source
    let screen = ElementScreen([.table(table)])
    _ = table.visibleCells
    func inputs() -> [TextInputContext?] {
      [picker.input, field.textInput, bar.searchTextField.textInput]
    }

    window.addSubview(screen)
    #expect(inputs().allSatisfy { $0 === window.textInput })
    window.removeSubview(screen)
    #expect(inputs().allSatisfy { $0 == nil })
    withExtendedLifetime(source) {}
  }

  private final class Source: TableViewDataSource, CollectionViewDataSource,
    CollectionViewDelegate, PickerViewDataSource, PickerViewDelegate
  {
    var calls = 0
    /// What the row of a table holds.
    var content: [Element] = []

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      calls += 1
      return 1
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell()
      cell.contentElements = content
      content = []
      return cell
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int {
      calls += 1
      return 1
    }

    func collectionView(_ collectionView: CollectionView, cellForItemAt indexPath: IndexPath)
      -> CollectionViewCell
    { CollectionViewCell() }

    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
      calls += 1
      return 1
    }
  }
}
