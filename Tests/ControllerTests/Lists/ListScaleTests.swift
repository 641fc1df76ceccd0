import Foundation
import Model
import Testing
import View
import ViewKit

/// A list of a million rows costs what a list of a thousand costs: the calls are counted.
@Suite("A long list", .patience)
struct ListScaleTests {
  private final class Numbers: TableViewDataSource, TableViewDelegate {
    var count: Int
    var calls: [String: Int] = [:]

    init(_ count: Int) { self.count = count }

    private func note(_ call: String = #function) { calls[call, default: 0] += 1 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      note()
      return count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      note()
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.text = Phrase(verbatim: "\(indexPath.row)")
      return cell
    }

    func tableView(
      _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) { note() }

    func take() -> [String: Int] {
      defer { calls = [:] }
      return calls
    }
  }

  @Test("11.1 [C] A list of as many rows as there are numbers is shown to its last page")
  func most() {
    let numbers = Numbers(.max)
    let table = TableView()
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = numbers
    let window = WindowView()
    window.addSubview(TableScreen(table))
    let more = table.controls.last
    #expect(table.controls.count == 21 && more is Button)

    table.scrollToRow(at: IndexPath(row: .max - 1, section: 0))
    let last = table.visibleCells.last?.text.english
    more?.touch()
    table.performBatchUpdates {
      table.insertRows(at: [IndexPath(row: 0, section: 0)])
      table.moveRow(at: IndexPath(row: .max - 1, section: 0), to: IndexPath(row: 3, section: 0))
    }

    #expect(last == "\(Int.max - 1)")
    #expect(window.log.diagnostics.last?.text.hasPrefix("Invalid update") == true)
    #expect(table.numberOfRows(inSection: 0) == .max)
    numbers.count = .min
    table.reloadData()
    #expect(table.controls.isEmpty)
  }

  /// What a list of some rows asks when it is shown, scrolled to its end, and one row changes.
  private func work(for count: Int) -> [[String: Int]] {
    var made = 0
    let numbers = Numbers(count)
    let table = TableView()
    table.register(
      {
        made += 1
        return TableViewCell(reuseIdentifier: "row")
      }, forCellReuseIdentifier: "row")
    table.dataSource = numbers
    table.delegate = numbers
    let window = WindowView()
    window.addSubview(TableScreen(table))
    var work: [[String: Int]] = []

    #expect(table.controls.count == 21)
    work.append(numbers.take())

    let last = IndexPath(row: count - 1, section: 0)
    table.scrollToRow(at: last)
    #expect(table.controls.dropLast().last?.label.english == "\(count - 1)")
    work.append(numbers.take())

    table.reloadRows(at: [last])
    _ = table.controls
    work.append(numbers.take())

    numbers.count -= 1
    table.deleteRows(at: [IndexPath(row: 0, section: 0)])
    #expect(table.controls.dropLast().last?.label.english == "\(count - 1)", "not asked again")
    work.append(numbers.take())

    work.append(["cells made": made])
    return work
  }

  @Test("Shown, scrolled to the end, one row changed and one deleted: as much as with 1,000 rows")
  func flat() {
    let few = work(for: 1_000)
    let many = work(for: 1_000_000)

    #expect(few == many)
    #expect(
      many[0] == [
        "tableView(_:numberOfRowsInSection:)": 1, "tableView(_:cellForRowAt:)": 20,
        "tableView(_:willDisplay:forRowAt:)": 20,
      ])
    #expect(many[1]["tableView(_:numberOfRowsInSection:)"] == nil)
    #expect(many[2]["tableView(_:cellForRowAt:)"] == 1)
    #expect(many[4] == ["cells made": 20])
  }

  @Test("Two lists in one process know nothing of each other")
  func twoLists() {
    let (one, two) = (ListStage([["a", "b"]]), ListStage([["c", "d"]]))

    one.touch("a")
    two.listener.sections = [["c"]]
    two.table.deleteRows(at: [two.row(1)])

    #expect(one.selected == ["a"])
    #expect(two.selected == [])
    #expect(one.look() == ["a", "b"])
    #expect(two.look() == ["c"])
    #expect(!one.trace.take().contains { $0.contains("numberOfRows") })
  }
}
