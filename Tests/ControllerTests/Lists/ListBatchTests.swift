import Foundation
import Model
import Testing
import View
import ViewKit

@Suite("Changes of a list", .patience)
struct ListBatchTests {
  @Test("11.6 [D] Deletions have the numbers of before, insertions those of after, in any order")
  func anyOrder() {
    for isReversed in [false, true] {
      let stage = ListStage([["a", "b", "c", "d"]])
      stage.listener.sections = [["x", "b", "d", "y"]]
      let changes = [
        { stage.table.insertRows(at: [stage.row(0), stage.row(3)]) },
        { stage.table.deleteRows(at: [stage.row(2), stage.row(0)]) },
      ]

      stage.table.performBatchUpdates {
        for change in isReversed ? changes.reversed() : changes { change() }
      }

      #expect(stage.look() == ["x", "b", "d", "y"])
      #expect(stage.reports == [])
    }
  }

  @Test("11.6 [D] At the end of the outermost batch the counts are asked, then the new rows")
  func order() {
    let stage = ListStage()
    stage.listener.sections = [["a", "b", "new", "c"]]

    stage.table.beginUpdates()
    stage.table.performBatchUpdates({ stage.table.insertRows(at: [stage.row(2)]) }) { isDone in
      stage.trace.lines.append("inner \(isDone)")
    }
    #expect(stage.trace.take() == ["inner true"])
    stage.table.endUpdates()

    #expect(
      stage.trace.take() == [
        "ds.numberOfSections", "ds.titleForHeader(0)", "ds.titleForFooter(0)", "ds.numberOfRows(0)",
        "ds.cellForRow(0.2)", "ds.canEditRow(0.2)", "tv.editingStyle(0.2)", "ds.canMoveRow(0.2)",
        "tv.swipeActions(0.2)", "tv.willDisplay(0.2)",
      ])
    #expect(stage.look() == ["a", "b", "new", "c"])
  }

  @Test("A section that is reloaded is counted and asked again; the rows of others stay")
  func reloadSections() {
    let stage = ListStage([["a", "b"], ["c"]])
    stage.table.selectRow(at: stage.row(0))
    stage.table.selectRow(at: stage.row(0, 1))
    stage.listener.sections = [["x"], ["c"]]
    _ = stage.trace.take()

    stage.table.reloadSections([0])

    #expect(stage.look() == ["x", "c"] && stage.selected == ["c"] && stage.reports == [])
    #expect(!stage.trace.take().contains("ds.cellForRow(1.0)"))
    stage.table.reloadSections([2])
    #expect(
      stage.reports == [
        TableDiagnostic.invalidUpdate(
          "attempt to delete section 2, but there are only 2 sections before the update"
        ).description
      ])
  }

  @Test("A row that is reconfigured keeps its cell, unprepared, and stays selected")
  func reconfigure() {
    let stage = ListStage()
    stage.table.selectRow(at: stage.row(1))
    let cell = stage.table.cellForRow(at: stage.row(1))
    stage.listener.sections = [["a", "new", "c"]]
    _ = stage.trace.take()

    stage.table.reconfigureRows(at: [stage.row(1)])

    #expect(stage.trace.take() == ["ds.cellForRow(0.1)"])
    #expect(stage.look() == ["a", "new", "c"] && stage.selected == ["new"])
    #expect(stage.table.cellForRow(at: stage.row(1)) === cell && stage.reports == [])
    stage.table.reconfigureRows(at: [stage.row(9)])
    #expect(stage.look() == ["a", "new", "c"] && stage.reports.count == 1)
  }

  @Test("A row that is reconfigured with a cell of another kind is reloaded with that")
  func reconfigureKind() {
    let (list, table) = (Kinds(), TableView())
    table.dataSource = list
    for kind in ["plain", "rich"] {
      table.register(TableViewCell.self, forCellReuseIdentifier: kind)
    }
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    list.kind = "rich"

    table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])

    let cells = table.visibleCells
    #expect(cells.map(\.reuseIdentifier) == ["rich"] && cells.first !== first)
    withExtendedLifetime(list) {}
  }

  @Test("A row that is reconfigured in a batch is reloaded: its cell is prepared")
  func reconfigureInBatch() {
    let stage = ListStage()
    stage.table.selectRow(at: stage.row(1))
    stage.listener.sections = [["a", "new", "c"]]

    stage.table.performBatchUpdates { stage.table.reconfigureRows(at: [stage.row(1)]) }

    #expect(stage.trace.take().contains("b.prepareForReuse"))
    #expect(stage.look() == ["a", "new", "c"] && stage.selected == [] && stage.reports == [])
  }

  @Test("An end without a beginning is reported, and changes nothing")
  func endAlone() {
    let stage = ListStage()

    stage.table.endUpdates()

    #expect(stage.reports == [TableDiagnostic.batchNotBegun.description])
    stage.listener.sections = [["a"]]
    stage.table.deleteRows(at: [stage.row(2), stage.row(1)])
    #expect(stage.look() == ["a"] && stage.reports.count == 1)
  }

  @Test("11.6 [L] Sections that do not add up are reported in UIKit's words")
  func wrongSections() {
    let stage = ListStage([])
    stage.listener.sections = [["a"]]

    stage.table.performBatchUpdates(nil)

    #expect(
      stage.reports == [
        "Invalid update: invalid number of sections. The number of sections contained in the table "
          + "view after the update (1) must be equal to the number of sections contained in the "
          + "table view before the update (0), plus or minus the number of sections inserted or "
          + "deleted (0 inserted, 0 deleted)."
      ])
    #expect(stage.look() == ["a"])
  }

  @Test("11.6 [L] An empty batch after a change that was not told is reported too")
  func untold() {
    let stage = ListStage([["a"]])
    stage.listener.sections = [["a", "b"]]

    stage.table.performBatchUpdates({})

    #expect(stage.reports.count == 1)
    #expect(stage.look() == ["a", "b"])
  }

  @Test("11.6 [C] Without a window a list asks after a reload, or a batch, when it is next read")
  func withoutWindow() {
    let trace = Trace()
    let listener = ListListener(trace, [["a"]])
    let table = TableView()
    table.dataSource = listener
    #expect(table.numberOfSections == 1)
    _ = trace.take()

    table.reloadData()
    table.performBatchUpdates(nil)

    #expect(trace.take() == [])
    #expect(table.numberOfSections == 1 && trace.take().first == "ds.numberOfSections")
    withExtendedLifetime(listener) {}
  }

  @Test("11.6 [C] A table that has asked for nothing yet has nothing to compare")
  func notLoaded() {
    let trace = Trace()
    let listener = ListListener(trace, [["a"]])
    let table = TableView()
    table.dataSource = listener
    let window = WindowView()
    window.addSubview(TableScreen(table))

    listener.sections = [["a", "b"]]
    table.insertRows(at: [IndexPath(row: 1, section: 0)])

    #expect(trace.lines == [])
    #expect(window.log.diagnostics == [])
  }
}

/// A row whose cell is of one kind, then of another.
private final class Kinds: TableViewDataSource {
  var kind = "plain"

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
  }
}
