import Foundation
import Model
import Testing
import View
import ViewKit
import Workshop

@Suite("A list asks for what it shows", .patience)
struct ListLoadingTests {
  @Test("11.1 [C] A data source that has the list loaded again while it counts is asked later")
  func reloadWhileCounting() {
    let stage = ListStage()
    stage.listener.header = { [unowned stage] _ in
      stage.table.reloadData()
      return "Header"
    }

    stage.table.reloadData()

    #expect(stage.look() == ["a", "b", "c"])
  }

  @Test("11.1 [C] A list that another window shows too stays there when it leaves the first one")
  func twoWindows() {
    let (stage, second) = (ListStage(), WindowView())
    second.addSubview(TableScreen(stage.table))

    for screen in stage.window.subviews { stage.window.removeSubview(screen) }
    _ = stage.trace.take()
    second.touch(stage.table.controls[0])

    #expect(stage.trace.take().contains("tv.didSelect(0.0)"))
  }

  @Test("11.1 [L] Nothing is asked before the screen is read, and what is known is not asked again")
  func once() {
    let trace = Trace()
    let listener = ListListener(trace, [["a"]])
    let table = TableView()
    table.dataSource = listener
    table.delegate = listener
    let window = WindowView()

    window.addSubview(TableScreen(table))
    #expect(trace.take() == [])

    _ = table.controls
    #expect(
      trace.take() == [
        "ds.numberOfSections", "ds.titleForHeader(0)", "ds.titleForFooter(0)", "ds.numberOfRows(0)",
        "ds.cellForRow(0.0)", "ds.canEditRow(0.0)", "tv.editingStyle(0.0)", "ds.canMoveRow(0.0)",
        "tv.swipeActions(0.0)", "tv.willDisplay(0.0)",
      ])
    _ = table.controls
    #expect(trace.take() == [])
  }

  @Test("No list that shows all of its rows, or has no data source, says that it has no rows")
  func noReason() {
    let stage = ListStage()
    stage.window.log.isExplaining = true

    stage.table.reloadData()
    stage.look()
    stage.table.dataSource = nil
    stage.look()

    let reasons = stage.window.log.omissions.map(\.reason)
    #expect(!reasons.contains(.hasNoRows) && !reasons.contains(.rowsAreElsewhere))
  }

  @Test("11.1 [D] Without numberOfSections there is one section")
  func oneSection() {
    let list = PlainList(["a", "b"])
    let table = TableView()
    table.dataSource = list

    #expect(table.numberOfSections == 1)
    #expect(table.controls.map(\.label.english) == ["a", "b"])
  }
}
