import Foundation
import Testing
import View

@Suite("Rows are selected", .patience)
struct ListSelectionTests {
  @Test("11.3 [L][R] A touch highlights, then selects: the old row is deselected in between")
  func order() {
    let stage = ListStage()
    stage.touch("a")
    #expect(
      stage.trace.take() == [
        "tv.shouldHighlight(0.0)", "tv.didHighlight(0.0)", "tv.didUnhighlight(0.0)",
        "tv.willSelect(0.0)", "tv.didSelect(0.0)",
      ])

    stage.touch("b")

    #expect(
      stage.trace.take() == [
        "tv.shouldHighlight(0.1)", "tv.didHighlight(0.1)", "tv.didUnhighlight(0.1)",
        "tv.willSelect(0.1)", "tv.willDeselect(0.0)", "tv.didDeselect(0.0)", "tv.didSelect(0.1)",
      ])
    #expect(stage.selected == ["b"])
  }

  @Test("11.3 [D] A row that may not be highlighted is not touched at all")
  func notHighlighted() {
    let stage = ListStage()
    stage.table.selectRow(at: stage.row(0))
    stage.listener.mayHighlight = false

    stage.touch("b")

    #expect(stage.trace.take() == ["tv.shouldHighlight(0.1)"])
    #expect(stage.selected == ["a"])
  }

  @Test("11.3 [D] willSelect may choose another row, or none")
  func willSelect() {
    let stage = ListStage()
    stage.touch("a")
    stage.listener.willSelect = { _ in nil }

    stage.touch("b")
    #expect(stage.selected == ["a"])

    stage.listener.willSelect = { [unowned stage] _ in stage.row(2) }
    _ = stage.trace.take()
    stage.touch("b")
    #expect(stage.selected == ["c"])
    #expect(stage.trace.take().last == "tv.didSelect(0.2)")

    stage.listener.willSelect = { [unowned stage] _ in stage.row(3) }
    stage.touch("b")
    #expect(stage.selected == ["c"])
    #expect(stage.trace.take().last == "tv.willSelect(0.1)")
  }

  @Test("11.3 [D] willDeselect nil: the old row stays, and so no other is selected")
  func willDeselect() {
    let stage = ListStage()
    stage.touch("a")
    stage.listener.willDeselect = { _ in nil }
    _ = stage.trace.take()

    stage.touch("b")

    #expect(stage.trace.take().suffix(2) == ["tv.willSelect(0.1)", "tv.willDeselect(0.0)"])
    #expect(stage.selected == ["a"])
  }

  @Test(
    "11.3 [D] willDeselect may choose another row, if that is selected",
    arguments: [
      (0, ["c"], true), (2, ["a"], true), (1, ["a", "c"], false), (3, ["a", "c"], false),
    ])
  func willDeselectAnother(chosen: Int, stay: [String], isTold: Bool) {
    let stage = ListStage()
    stage.table.allowsMultipleSelection = true
    for name in ["a", "c"] { stage.touch(name) }
    stage.listener.willDeselect = { [unowned stage] _ in stage.row(chosen) }

    stage.touch("a")

    #expect(stage.selected == stay)
    #expect((stage.trace.take().last == "tv.didDeselect(0.\(chosen))") == isTold)
  }

  @Test("11.3 [R] The selected row again is selected again, and nothing is deselected")
  func again() {
    let stage = ListStage()
    stage.touch("a")
    _ = stage.trace.take()

    stage.touch("a")

    #expect(stage.trace.take().suffix(2) == ["tv.willSelect(0.0)", "tv.didSelect(0.0)"])
  }

  @Test("11.3 [C] With several, a touch of a selected row deselects it, and leaves the others")
  func multiple() {
    let stage = ListStage()
    stage.table.allowsMultipleSelection = true
    stage.touch("a")
    stage.touch("c")
    _ = stage.trace.take()

    stage.touch("a")

    #expect(stage.trace.take().suffix(2) == ["tv.willDeselect(0.0)", "tv.didDeselect(0.0)"])
    #expect(stage.selected == ["c"])
    #expect(stage.table.indexPathsForSelectedRows == [stage.row(2)])
  }

  @Test("11.3 [D] While editing, rows are selected only if that is allowed")
  func whileEditing() {
    let stage = ListStage()
    stage.table.setEditing(true)
    _ = stage.trace.take()

    stage.touch("a")
    #expect(stage.trace.take() == [])

    stage.table.allowsSelectionDuringEditing = true
    stage.touch("a")
    #expect(stage.selected == ["a"])
  }

  @Test("11.3 [D] What a program selects is told to nobody")
  func silent() {
    let stage = ListStage()

    stage.table.selectRow(at: stage.row(0))
    stage.table.selectRow(at: stage.row(1))
    #expect(stage.selected == ["b"])
    stage.table.deselectRow(at: stage.row(1))

    #expect(stage.selected == [])
    #expect(stage.trace.take() == [])
  }

  @Test("11.3 [C] A selected row that leaves the page is selected when it is back")
  func otherPage() {
    let stage = ListStage([(1...21).map { "row \($0)" }])
    stage.touch("row 3")

    stage.touch("More")
    #expect(stage.selected == [])
    stage.touch("Earlier")

    #expect(stage.selected == ["row 3"])
  }

  @Test("11.3 [C] Selecting or showing a row that is not there is reported")
  func outOfBounds() {
    let stage = ListStage()

    stage.table.selectRow(at: stage.row(3))
    stage.table.scrollToRow(at: stage.row(0, 1))

    #expect(
      stage.reports == [
        "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 3 rows "
          + "in section 0.",
        "Attempted to scroll the table view to an out-of-bounds section (1) when there are only 1 "
          + "sections.",
      ])
  }
}
