import Foundation
import Testing
import View
import ViewKit
import ViewText

/// A called method may delete, insert or move rows: what is done after that is done with the row
/// that was meant, and with no other.
@Suite("A row is found again after each call", .patience)
struct FollowedRowTests {
  /// A call during the touch of row c while a is selected, after which c is one row higher.
  nonisolated static let calls = [
    "tv.shouldHighlight(0.2)", "tv.didHighlight(0.2)", "tv.didUnhighlight(0.2)",
    "tv.willSelect(0.2)", "tv.willDeselect(0.0)", "tv.didDeselect(0.0)",
  ]

  @Test(
    "11.3 [D] An accordion that deletes a row selects the row that was touched", arguments: calls)
  func accordion(_ call: String) {
    let stage = ListStage()
    stage.touch("a")
    var selected: [String] = []
    stage.listener.everyCall = { [unowned stage] line in
      guard line.hasPrefix("tv.didSelect"), let path = stage.table.indexPathForSelectedRow
      else { return }
      selected.append(stage.listener.sections[path.section][path.row])
    }
    stage.listener.reactions[call] = { [unowned stage] in
      stage.listener.sections = [["a", "c"]]
      stage.table.deleteRows(at: [stage.row(1)])
    }

    stage.touch("c")

    #expect(selected == ["c"])
    #expect(stage.selected == ["c"])
    #expect(stage.trace.lines.last { $0.hasPrefix("tv.didSelect") } == "tv.didSelect(0.1)")
    stage.listener.everyCall = { _ in }
  }

  @Test("11.3 [D] A touched row that is deleted is not selected, nor is another", arguments: calls)
  func deleted(_ call: String) {
    // A whole page: the cell is used again at once, for the row that comes up.
    let stage = ListStage([["a", "b", "c"] + (0..<25).map { "x\($0)" }])
    stage.touch("a")
    _ = stage.trace.take()
    stage.listener.reactions[call] = { [unowned stage] in
      stage.listener.sections[0].remove(at: 2)
      stage.table.deleteRows(at: [stage.row(2)])
    }

    stage.touch("c")

    #expect(!stage.trace.take().contains { $0.hasPrefix("tv.didSelect") })
    #expect(Set(stage.selected).subtracting(["a"]) == [])
  }

  @Test("11.3 [D] A reload while a row is deselected leaves the touched row with its number")
  func reloaded() {
    let stage = ListStage()
    stage.touch("a")
    stage.listener.reactions["tv.didDeselect(0.0)"] = { [unowned stage] in
      stage.table.reloadData()
    }

    stage.touch("c")

    #expect(stage.table.indexPathForSelectedRow == stage.row(2))
  }

  @Test("11.3 [D] Each of several rows is found again when they are deselected one by one")
  func several() {
    let stage = ListStage([["a", "b", "c", "d"]])
    stage.table.allowsMultipleSelection = true
    for name in ["b", "c"] { stage.touch(name) }
    stage.table.allowsMultipleSelection = false
    stage.listener.reactions["tv.didDeselect(0.1)"] = { [unowned stage] in
      stage.listener.sections = [["b", "c", "d"]]
      stage.table.deleteRows(at: [stage.row(0)])
    }
    _ = stage.trace.take()

    stage.touch("d")

    let told = stage.trace.take().filter { $0.hasPrefix("tv.didDeselect") }
    #expect(told == ["tv.didDeselect(0.1)", "tv.didDeselect(0.1)"], "c has come up")
    #expect(stage.selected == ["d"])
  }

  @Test("11.3 [C] A row that is deselected together with another one is not asked about")
  func deselectedMeanwhile() {
    let stage = ListStage()
    stage.table.allowsMultipleSelection = true
    for name in ["a", "b"] { stage.touch(name) }
    stage.table.allowsMultipleSelection = false
    stage.listener.reactions["tv.didDeselect(0.0)"] = { [unowned stage] in
      stage.table.deselectRow(at: stage.row(1))
    }
    _ = stage.trace.take()

    stage.touch("c")

    #expect(!stage.trace.take().contains("tv.willDeselect(0.1)"))
    #expect(stage.selected == ["c"])
  }

  @Test(
    "11.5 [D] Nothing is asked about a row that is gone",
    arguments: ["ds.canEditRow", "tv.editingStyle", "ds.canMoveRow"])
  func asked(_ call: String) {
    let stage = ListStage()
    stage.listener.reactions["\(call)(0.2)"] = { [unowned stage] in
      stage.listener.sections = [["a", "b"]]
      stage.table.deleteRows(at: [stage.row(2)])
    }
    _ = stage.trace.take()

    stage.table.reloadData()
    stage.look()

    let asked = stage.trace.take().filter { $0.hasSuffix("(0.2)") }
    #expect(asked.last == "\(call)(0.2)", "\(asked)")
    #expect(stage.look() == ["a", "b"])
  }

  @Test("11.5 [D] Editing that begins asks about a row where it is by now")
  func editing() {
    let stage = ListStage()
    stage.listener.reactions["ds.canEditRow(0.1)"] = { [unowned stage] in
      stage.listener.sections = [["b", "c"]]
      stage.table.deleteRows(at: [stage.row(0)])
    }

    stage.table.setEditing(true)

    let asked = stage.trace.take().filter { $0.contains("Row(") && $0.hasPrefix("ds.can") }
    #expect(
      asked == [
        "ds.canEditRow(0.0)", "ds.canMoveRow(0.0)", "ds.canEditRow(0.1)", "ds.canMoveRow(0.0)",
        "ds.canEditRow(0.1)", "ds.canMoveRow(0.1)",
      ])
  }

  @Test("11.5 [D] A row that goes when deleting begins is not deleted again, nor is another")
  func swiped() {
    let stage = ListStage([["a", "b", "c"] + (0..<25).map { "x\($0)" }])
    stage.listener.reactions["tv.willBeginEditing(0.1)"] = { [unowned stage] in
      stage.listener.sections[0].remove(at: 1)
      stage.table.deleteRows(at: [stage.row(1)])
    }

    stage.perform("delete", on: "b")

    let told = stage.trace.take().filter { $0.contains("Editing") || $0.contains("commit") }
    #expect(told == ["tv.willBeginEditing(0.1)", "tv.didEndEditing"])
    #expect(stage.listener.sections[0].count == 27)
  }

  @Test("11.5 [D] An action of a row that goes when it is asked for is not done with another row")
  func ownAction() {
    let stage = ListStage([["a", "b", "c"] + (0..<25).map { "x\($0)" }])
    var done: [String] = []
    stage.listener.swipe = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "brew") { _, cell, _ in
        done.append(cell.text.english)
      }
    ])
    stage.table.reloadData()
    stage.look()
    stage.listener.reactions["tv.swipeActions(0.1)"] = { [unowned stage] in
      stage.listener.sections[0].remove(at: 1)
      stage.table.deleteRows(at: [stage.row(1)])
    }

    stage.perform("brew", on: "b")

    #expect(done == [])
  }
}

@Suite("A field in a row, and another page", .patience)
struct PageEditingTests {
  private let stage = ListStage([(1...45).map { "row \($0)" }])
  private let field = TextField("Title")
  private let delegate = Asked()

  init() {
    stage.table.cellForRow(at: stage.row(0))?.contentElements = [.field(field)]
    field.delegate = delegate
    stage.window.touch(field)
  }

  @Test("11.5 [C] Another page ends editing, if the field's delegate lets it")
  func ends() {
    stage.touch("More")

    #expect(stage.look().first == "row 21")
    #expect(delegate.heard == ["should end", "did end"])
    #expect(!field.isFirstResponder)
  }

  @Test("11.5 [C] A field that refuses to end keeps its page", arguments: [true, false])
  func refuses(isTouched: Bool) {
    delegate.mayEnd = false

    if isTouched { stage.touch("More") } else { stage.table.scrollToRow(at: stage.row(30)) }

    #expect(stage.look()[1] == "row 2")
    #expect(delegate.heard == ["should end"])
    #expect(field.isFirstResponder)
    #expect(stage.reports == [])
  }

  @Test("11.5 [D] A row that moves when editing ends is the one whose page is shown")
  func moved() {
    delegate.whenEnded = { [stage] in
      stage.listener.sections[0].removeFirst(10)
      stage.table.deleteRows(at: (0..<10).map { stage.row($0) })
    }

    stage.table.scrollToRow(at: stage.row(44))

    // Row 45 is the 35th by now.
    #expect(stage.table.indexPathsForVisibleRows.first == stage.row(20))
    #expect(stage.reports == [])
  }

  @Test("A row of the page that is shown is scrolled to without an end of editing")
  func samePage() {
    stage.table.scrollToRow(at: stage.row(5))

    #expect(delegate.heard == [] && field.isFirstResponder)
  }

  private final class Asked: TextFieldDelegate {
    var mayEnd = true
    var whenEnded: () -> Void = {}
    private(set) var heard: [String] = []

    func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
      heard.append("should end")
      return mayEnd
    }

    func textFieldDidEndEditing(_ textField: TextField) {
      heard.append("did end")
      whenEnded()
    }
  }
}
