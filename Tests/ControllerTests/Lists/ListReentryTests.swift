import Foundation
import Testing
import View
import ViewKit

@Suite("An object that a list calls may change the list", .patience)
struct ListReentryTests {
  @Test("11.1 [D] A list that is emptied while a row leaves it asks for no row that is gone")
  func emptied() {
    let stage = ListStage()
    stage.listener.reactions["tv.didEndDisplaying(0.2)"] = { [unowned stage] in
      stage.listener.sections = [[]]
      stage.table.reloadData()
    }

    stage.listener.sections = [["a", "b"]]
    stage.table.deleteRows(at: [stage.row(2)])
    stage.look()

    #expect(stage.look() == [])
    #expect(!stage.trace.take().contains { $0.hasPrefix("ds.cellForRow") })
  }

  @Test("11.3 [C] A row that is selected while the list is asked about it is shown as selected")
  func selectedWhileAsked() {
    let stage = ListStage()
    stage.listener.reactions["ds.canEditRow(0.1)"] = {
      stage.table.selectRow(at: stage.row(1))
    }

    stage.table.reloadData()
    stage.look()

    #expect(stage.selected == ["b"])
  }

  @Test("11.3 [D] A row that is deleted while it is highlighted is not selected, nor is the next")
  func deleted() {
    let stage = ListStage()
    stage.listener.reactions["tv.didHighlight(0.0)"] = { [unowned stage] in
      stage.listener.sections = [["b", "c"]]
      stage.table.deleteRows(at: [stage.row(0)])
    }

    stage.touch("a")

    #expect(stage.selected == [])
    #expect(!stage.trace.take().contains { $0.hasPrefix("tv.willSelect") })
  }

  @Test("11.5 [D] A list that is reloaded while editing begins is asked about its new rows alone")
  func reloaded() {
    let stage = ListStage()
    stage.listener.reactions["ds.canEditRow(0.0)"] = { [unowned stage] in
      stage.listener.sections = [["a"]]
      stage.table.reloadData()
    }

    stage.table.setEditing(true)
    stage.look()

    let asked = stage.trace.take().filter { $0.hasPrefix("ds.canEditRow") }
    #expect(Set(asked) == ["ds.canEditRow(0.0)"])
  }

  @Test("11.5 [D] Deleting begins: a row that moves then is the one that is deleted")
  func moved() {
    let stage = ListStage()
    var deleted: [String] = []
    stage.listener.commit = { [unowned stage] in
      deleted.append(stage.listener.sections[$0.section][$0.row])
    }
    stage.listener.reactions["tv.willBeginEditing(0.1)"] = { [unowned stage] in
      stage.listener.sections = [["new", "a", "b", "c"]]
      stage.table.insertRows(at: [stage.row(0)])
    }

    stage.perform("delete", on: "b")

    #expect(deleted == ["b"])
  }

  @Test(
    "6.4 [D] A field that its row does not show any more is not edited", arguments: [true, false])
  func lostField(isHidden: Bool) throws {
    let stage = ListStage()
    let field = TextField("Name")
    let cell = try #require(stage.table.cellForRow(at: stage.row(2)))
    cell.contentElements = [.field(field)]
    let insistent = Insistent()
    field.delegate = insistent
    stage.window.touch(field)
    #expect(field.isFirstResponder)

    if isHidden {
      cell.isHidden = true
      stage.listener.sections = [["a", "b"]]
      stage.table.deleteRows(at: [stage.row(2)])
    } else {
      cell.contentElements = []
    }
    stage.look()

    #expect(!field.isFirstResponder && !stage.window.textInput.isKeyboardShown)
    #expect(!field.becomeFirstResponder())
    withExtendedLifetime(insistent) {}
  }

  private final class Insistent: TextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: TextField) -> Bool { false }
  }

  @Test("A field that asked before any row showed it is edited as soon as one does")
  func askedBefore() {
    let (stage, field) = (ListStage(), TextField("Name"))
    field.becomeFirstResponder()

    stage.table.visibleCells[0].contentElements = [.field(field)]

    #expect(field.isFirstResponder)
  }

  @Test("6.4 [D] A field that another row shows by now can be edited there")
  func movedField() {
    let stage = ListStage()
    let field = TextField("Name")
    let cells = stage.table.visibleCells
    cells[0].contentElements = [.field(field)]

    cells[1].contentElements = [.field(field)]
    cells[0].contentElements = []

    #expect(field.becomeFirstResponder())
  }

  @Test("11.4 [D] A batch that begins while the rows are counted does not count them within itself")
  func counted() {
    let stage = ListStage()
    var depth = 0
    var deepest = 0
    func count() {
      depth += 1
      deepest = max(deepest, depth)
      if deepest < 9 {
        stage.listener.reactions["ds.numberOfRows(0)"] = count
        stage.table.performBatchUpdates(nil)
      }
      depth -= 1
    }
    stage.listener.reactions["ds.numberOfRows(0)"] = count

    stage.table.reloadRows(at: [])

    #expect(deepest == 1)
    stage.listener.reactions = [:]
  }
}
