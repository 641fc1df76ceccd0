import Foundation
import ModelKit
import Testing
import View
import ViewKit
import Workshop

@Suite("Rows are selected", .patience)
struct ListSelectionTests {
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

  @Test("11.3 [C] If willSelect chooses a row that is not there, what was selected stays so")
  func willSelectNone() {
    let stage = ListStage()
    stage.touch("a")
    stage.listener.willSelect = { [unowned stage] _ in stage.row(7) }
    _ = stage.trace.take()

    stage.touch("b")

    #expect(stage.selected == ["a"])
    #expect(stage.trace.take().last == "tv.willSelect(0.1)")
  }

  @Test("11.3 [D] To deselect a row that is gone changes nothing; to select it is reported")
  func gone() {
    let stage = ListStage()
    stage.touch("a")
    stage.listener.sections = [["a"]]
    stage.table.deleteRows(at: [stage.row(1), stage.row(2)])

    stage.table.deselectRow(at: stage.row(2))
    stage.table.deselectRow(at: stage.row(0, 7))
    #expect(stage.reports == [] && stage.selected == ["a"])

    stage.table.selectRow(at: stage.row(2), scrollPosition: .top)
    #expect(
      stage.reports == [
        "Attempted to modify the selection of an out-of-bounds row (2) when there are only 1 rows in "
          + "section 0."
      ])
    #expect(stage.selected == ["a"])
  }

  @Test("What a program deselects leaves out the calls that are for a person")
  func deselected() {
    let stage = ListStage()
    stage.window.log.isExplaining = true

    stage.table.deselectRow(at: stage.row(0))

    let reasons = stage.window.log.omissions.map(\.reason)
    #expect(reasons == [.selectedByProgram, .selectedByProgram])
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
}
