import Foundation
import Model
import Testing
import View

@Suite("Rows are edited", .patience)
struct ListEditingTests {
  @Test("11.5 [D] A row is asked whether it can be edited, then how, then whether it can be moved")
  func asked() {
    let stage = ListStage([["a"]])

    stage.table.setEditing(true)

    #expect(
      stage.trace.take() == [
        "ds.canEditRow(0.0)", "tv.editingStyle(0.0)", "ds.canMoveRow(0.0)", "tv.swipeActions(0.0)",
      ])
  }

  @Test("11.5 [L] A swipe begins, the data source commits, and the swipe ends")
  func swipe() {
    let stage = ListStage()
    stage.listener.commit = { [unowned stage] indexPath in
      stage.listener.sections[0].remove(at: indexPath.row)
      stage.table.deleteRows(at: [indexPath])
    }
    #expect(stage.actions(of: "b") == ["delete"])

    stage.perform("delete", on: "b")

    #expect(
      stage.trace.take() == [
        "tv.willBeginEditing(0.1)", "ds.commit delete(0.1)",
        "ds.numberOfSections", "ds.titleForHeader(0)", "ds.titleForFooter(0)", "ds.numberOfRows(0)",
        "tv.didEndDisplaying(0.1)", "tv.didEndEditing(0.1)",
      ])
    #expect(stage.look() == ["a", "c"])
    #expect(stage.reports == [])
  }

  @Test("11.5 [D] The table changes nothing by itself: a row goes when it is told so")
  func nothingByItself() {
    let stage = ListStage()

    stage.perform("delete", on: "b")

    #expect(
      stage.trace.take() == [
        "tv.willBeginEditing(0.1)", "ds.commit delete(0.1)", "tv.didEndEditing(0.1)",
      ])
    #expect(stage.look() == ["a", "b", "c"])
  }

  @Test("11.5 [D] In editing mode the row is committed without a swipe")
  func editingMode() {
    let stage = ListStage()
    stage.table.setEditing(true)
    _ = stage.trace.take()

    stage.perform("delete", on: "b")

    #expect(stage.trace.take() == ["ds.commit delete(0.1)"])
  }

  @Test("11.5 [D] A row that cannot be edited takes nothing; one with another style, that")
  func styles() {
    let stage = ListStage()
    stage.listener.canEdit = { $0.row != 0 }
    stage.listener.style = .insert
    stage.table.setEditing(true)

    #expect(stage.actions(of: "a") == [])
    #expect(stage.actions(of: "b") == ["insert", "move up", "move down"])

    stage.table.setEditing(false)
    #expect(stage.actions(of: "b") == [], "only a row that can be deleted can be swiped")
  }

  @Test("11.5 [D] Actions of one's own take the place of deleting")
  func ownActions() {
    let stage = ListStage()
    stage.listener.swipe = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "edit") { [trace = stage.trace] action, cell, done in
        trace.lines.append("\(action.title.english) \(cell.text.english)")
        done(true)
      },
      ContextualAction(style: .destructive, title: "delete") { _, _, done in done(true) },
    ])
    stage.table.reloadData()
    #expect(stage.actions(of: "b") == ["edit", "delete"])
    #expect(stage.table.actionNames == ["edit", "delete"])
    _ = stage.trace.take()

    stage.perform("edit", on: "b")

    #expect(
      stage.trace.take() == [
        "tv.swipeActions(0.1)", "tv.willBeginEditing(0.1)", "edit b", "tv.didEndEditing(0.1)",
      ])
  }

  @Test("11.5 [C] An action without arguments is done when its closure returns")
  func shortAction() {
    var done: [Bool] = []
    var calls = 0
    let action = ContextualAction(style: .normal, title: "edit") { calls += 1 }

    action.handler(action, TableViewCell()) { done.append($0) }

    #expect(calls == 1 && done == [true])
  }

  @Test("11.5 [C] A unit test does what a row takes without a window")
  func withoutWindow() {
    let list = ListListener(Trace(), [["a", "b"]])
    let table = TableView()
    table.register(RecordingCell.self, forCellReuseIdentifier: "row")
    table.dataSource = list
    table.delegate = list
    var deleted: [Int] = []
    list.commit = { deleted.append($0.row) }

    let isHandled = table.controls[1].actions[0].perform()

    #expect(isHandled && deleted == [1])
  }

  @Test("11.5 [D] A move is told once, when the row is there already")
  func move() {
    let stage = ListStage([["a", "b"], ["c"]])
    stage.table.setEditing(true)
    stage.table.selectRow(at: stage.row(1))
    _ = stage.trace.take()

    stage.perform("move down", on: "b")

    #expect(stage.trace.take() == ["ds.moveRow(0.1)", "  to(1.0)"])
    #expect(stage.look() == ["a", "b", "c"])
    #expect(stage.table.numberOfRows(inSection: 1) == 2)
    #expect(stage.table.indexPathForSelectedRow == stage.row(0, 1))
    #expect(stage.listener.sections == [["a"], ["b", "c"]])

    stage.perform("move up", on: "b")
    stage.perform("move up", on: "b")
    #expect(stage.look() == ["b", "a", "c"])
    #expect(stage.listener.sections == [["b", "a"], ["c"]])
    _ = stage.trace.take()

    // Nothing is above the first row, and nothing below the last one.
    stage.perform("move up", on: "b")
    stage.perform("move down", on: "c")
    #expect(stage.trace.take() == [])
    #expect(stage.look() == ["b", "a", "c"])
  }

  @Test("11.5 [C] A table that came after its screen is in the log from its first action on")
  func late() throws {
    let (list, table) = (ListListener(Trace(), [["a"]]), TableView())
    table.register(RecordingCell.self, forCellReuseIdentifier: "row")
    (table.dataSource, table.delegate) = (list, list)
    let (screen, window) = (PlainScreen(), WindowView())
    window.log = EventLog(isRecording: true)
    window.addSubview(screen)
    screen.elements = [.table(table)]

    for cell in table.controls {
      for action in cell.actions { window.perform(action, on: cell) }
    }

    #expect(window.log.events.contains { $0.text.hasPrefix("tableView(_:commit:") })
    #expect(list.sections == [["a"]], "it does nothing by itself")
  }

  @Test("11.5 [C] A data source that says nothing of editing has rows that take nothing")
  func unsaid() {
    let list = PlainList(["a"])
    let table = TableView()
    table.dataSource = list

    #expect(table.controls.first?.actions.isEmpty == true)
    table.setEditing(true)
    #expect(table.controls.first?.actions.isEmpty == true)
  }

  @Test("11.5 [C] A row that can be deleted by nobody is reported")
  func noCommit() {
    final class Undeletable: TableViewDataSource {
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        TableViewCell()
      }
      func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    let source = Undeletable()
    let table = TableView()
    let window = WindowView()
    table.dataSource = source
    window.addSubview(TableScreen(table))

    for control in table.controls {
      for action in control.actions { window.perform(action, on: control) }
    }

    #expect(
      window.log.diagnostics.map(\.text) == [
        "A person wanted what Undeletable does not do. Implement tableView(_:commit:forRowAt:)."
      ])
  }

  @Test("11.5 [L] A field in a row is still edited when the row is committed")
  func fieldInRow() {
    let stage = ListStage()
    let field = TextField("Title")
    stage.table.cellForRow(at: stage.row(0))?.contentElements = [.field(field)]
    stage.window.touch(field)
    #expect(field.isFirstResponder)
    var wasEdited = false
    stage.listener.commit = { _ in wasEdited = field.isFirstResponder }

    stage.perform("delete", on: "b")

    #expect(wasEdited)
    stage.table.reloadRows(at: [stage.row(0)])
    #expect(!field.isFirstResponder, "the row is another one now")
  }
}
