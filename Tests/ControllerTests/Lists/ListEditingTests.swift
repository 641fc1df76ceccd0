import Foundation
import Model
import ModelKit
import Testing
import View
import ViewKit

@Suite("Rows are edited", .patience)
struct ListEditingTests {
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

  @Test("11.5 [C] A row moves by one, and past its section to the near end of the next one")
  func moved() {
    let stage = ListStage([["a", "b"], ["c", "d"]])
    stage.table.setEditing(true)
    #expect(
      stage.table.controls.first?.actions.map(\.name.korean) == ["삭제", "위로 옮기기", "아래로 옮기기"])

    stage.perform("move down", on: "b")
    #expect(stage.listener.sections == [["a"], ["b", "c", "d"]])
    stage.perform("move down", on: "b")
    #expect(stage.listener.sections == [["a"], ["c", "b", "d"]])
    stage.perform("move up", on: "b")
    stage.perform("move up", on: "b")
    #expect(stage.listener.sections == [["a", "b"], ["c", "d"]])
    #expect(stage.look().filter { $0.count == 1 } == ["a", "b", "c", "d"])
    stage.perform("move up", on: "a")
    stage.perform("move down", on: "d")
    #expect(stage.listener.sections == [["a", "b"], ["c", "d"]] && stage.reports == [])
  }

  @Test("A row can be moved only if the data source says so itself")
  func unmovable() {
    let (list, table) = (DeletableList(), TableView())
    table.dataSource = list
    table.setEditing(true)

    #expect(table.controls.flatMap(\.actions).map(\.name.english) == ["delete", "delete"])
    withExtendedLifetime(list) {}
  }

  @Test("11.5 [C] An action without arguments is done when its closure returns")
  func shortAction() {
    var done: [Bool] = []
    var calls = 0
    let action = ContextualAction(style: .normal, title: "edit") { calls += 1 }

    action.handler(action, TableViewCell()) { done.append($0) }

    #expect(calls == 1 && done == [true])
  }

  @Test("An action that deletes a row, or is of that style, says that it might destroy something")
  func destructive() {
    let stage = ListStage()
    func marks() -> [Bool]? { stage.table.controls.first?.actions.map(\.isDestructive) }
    stage.table.setEditing(true)
    #expect(marks() == [true, false, false], "a row that is moved is still there")
    stage.listener.swipe = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .normal, title: "pin") {},
      ContextualAction(style: .destructive, title: "burn") {},
    ])

    stage.table.setEditing(false)

    #expect(marks() == [false, true])
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

/// Two rows that can be deleted.
private final class DeletableList: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
