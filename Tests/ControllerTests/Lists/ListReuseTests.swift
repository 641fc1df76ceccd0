import Foundation
import Model
import Testing
import View
import ViewKit

@Suite("Cells are used again", .patience)
struct ListReuseTests {
  @Test("11.2 [D] A cell is no longer displayed, then prepared, then used for another row")
  func order() {
    let stage = ListStage([(1...21).map { "row \($0)" }])

    stage.touch("More")
    stage.look()

    let lines = stage.trace.take()
    #expect(lines.prefix(2) == ["tv.didEndDisplaying(0.0)", "tv.didEndDisplaying(0.1)"])
    #expect(lines[20...21] == ["ds.cellForRow(0.20)", "row 20.prepareForReuse"])
    #expect(lines.last == "tv.willDisplay(0.20)")
  }

  @Test("11.2 [D] A fresh cell is not prepared")
  func fresh() {
    let trace = Trace()
    let table = TableView()
    table.register({ TableViewCell(reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
    table.register(RecordingCell.self, forCellReuseIdentifier: "other")

    let cell = table.dequeueReusableCell(withIdentifier: "row")
    let other = table.dequeueReusableCell(withIdentifier: "other") as? RecordingCell
    other?.trace = trace

    #expect(cell?.reuseIdentifier == "row")
    #expect(other?.reuseIdentifier == "other")
    #expect(trace.lines == [])
  }

  @Test("11.2 [D] Asked for right after a reload, the cell is that of the row as it is now")
  func afterReload() {
    let stage = ListStage([["a"]])
    stage.listener.sections = [["b"]]

    stage.table.reloadData()

    #expect(stage.table.indexPathsForVisibleRows == [stage.row(0)])
    stage.table.reloadData()
    #expect(stage.table.cellForRow(at: stage.row(0))?.text.english == "b")
  }

  @Test("11.2 [C] One cell for two rows is reported, and one of them is empty")
  func twice() {
    final class OneCell: TableViewDataSource {
      let cell = TableViewCell()
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        cell.text = "a"
        return cell
      }
    }
    let source = OneCell()
    let table = TableView()
    let window = WindowView()
    table.dataSource = source
    window.addSubview(TableScreen(table))

    #expect(table.controls.map(\.label.english) == ["a", ""])
    #expect(window.log.diagnostics.count == 1)
  }
}
