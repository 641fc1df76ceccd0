import Foundation
import Model
import Testing
import View

@Suite("A list asks for what it shows", .patience)
struct ListLoadingTests {
  @Test("11.1 [D][L] Counts come first, section by section, then each row, then its display")
  func order() {
    let stage = ListStage([["a"], ["b"]])

    stage.table.reloadData()
    stage.look()

    #expect(
      stage.trace.take() == [
        "ds.numberOfSections",
        "ds.titleForHeader(0)", "ds.titleForFooter(0)", "ds.numberOfRows(0)",
        "ds.titleForHeader(1)", "ds.titleForFooter(1)", "ds.numberOfRows(1)",
        "tv.didEndDisplaying(0.0)", "tv.didEndDisplaying(1.0)",
        "ds.cellForRow(0.0)", "b.prepareForReuse", "ds.canEditRow(0.0)", "tv.editingStyle(0.0)",
        "ds.canMoveRow(0.0)", "tv.swipeActions(0.0)", "tv.willDisplay(0.0)",
        "ds.cellForRow(1.0)", "a.prepareForReuse", "ds.canEditRow(1.0)", "tv.editingStyle(1.0)",
        "ds.canMoveRow(1.0)", "tv.swipeActions(1.0)", "tv.willDisplay(1.0)",
      ])
  }

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

  @Test("11.1 [C] A screen that has left its window asks for nothing until it is back")
  func outOfWindow() {
    let stage = ListStage()
    let screen = stage.window.subviews[0]
    stage.window.removeSubview(screen)

    stage.table.reloadData()
    stage.look()
    #expect(stage.trace.take() == [])

    stage.window.addSubview(screen)
    #expect(stage.look() == ["a", "b", "c"])
  }

  @Test("11.1 [D] Without numberOfSections there is one section")
  func oneSection() {
    let list = PlainList(["a", "b"])
    let table = TableView()
    table.dataSource = list

    #expect(table.numberOfSections == 1)
    #expect(table.controls.map(\.label.english) == ["a", "b"])
  }

  @Test("11.1 [C] A reload asks for the counts at once, and for the rows when they are shown")
  func reload() {
    let stage = ListStage([["a"]])

    stage.table.reloadData()
    #expect(
      stage.trace.take() == [
        "ds.numberOfSections", "ds.titleForHeader(0)", "ds.titleForFooter(0)", "ds.numberOfRows(0)",
      ])

    stage.look()
    #expect(stage.trace.take().first == "tv.didEndDisplaying(0.0)")
  }

  @Test("11.1 [L][R] A reload forgets what was selected, without a deselect call")
  func reloadDeselects() {
    let stage = ListStage()
    stage.table.selectRow(at: stage.row(1))

    stage.table.reloadData()
    stage.look()

    #expect(stage.table.indexPathForSelectedRow == nil)
    #expect(stage.selected == [])
    #expect(!stage.trace.take().contains { $0.contains("eselect") })
  }

  @Test("11.1 [L] A data source that is gone is reported, and the rows are empty")
  func noCell() {
    let table = TableView()
    let window = WindowView()
    var list: PlainList? = PlainList(["a"])
    table.dataSource = list
    window.addSubview(TableScreen(table))
    #expect(table.numberOfRows(inSection: 0) == 1)

    list = nil
    let names = table.controls.map(\.label.english)

    #expect(names == [""])
    #expect(
      window.log.diagnostics.map(\.text) == [
        "TableView failed to obtain a cell from its dataSource ((null)) for row 0 of section 0. "
          + "Keep the data source alive: it is held weakly."
      ])
  }

  @Test("11.1 [D] Only the rows of a page are asked for, and More and Earlier turn it")
  func pages() {
    let stage = ListStage([(1...45).map { "row \($0)" }])
    #expect(stage.look().suffix(2) == ["row 20", "More"])

    stage.touch("More")
    #expect(stage.look().first == "row 21")
    #expect(stage.look().suffix(2) == ["More", "Earlier"])

    stage.touch("More")
    #expect(stage.look() == (41...45).map { "row \($0)" } + ["Earlier"])
    let asked = stage.trace.take().filter { $0.hasPrefix("ds.cellForRow") }
    #expect(asked.count == 25, "20 of the second page and 5 of the third")

    stage.touch("Earlier")
    stage.touch("Earlier")
    #expect(stage.look().first == "row 1")
  }
}
