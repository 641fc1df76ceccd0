import Foundation
import Model
import Testing
import View
import ViewKit

/// A field in a row that is reloaded, deleted or hidden while it is edited.
@Suite("A row that goes while its field is edited", .patience)
struct EditedRowTests {
  nonisolated enum Change: CaseIterable {
    case reloadRows, reloadTwice, reloadBelowInserted, reloadBelowDeleted, reloadData, deleteRows
  }

  /// The row that shows afterwards what was edited, or `nil` if none does.
  private func place(after change: Change) -> Int? {
    switch change {
    case .reloadRows, .reloadTwice, .reloadData: 1
    case .reloadBelowInserted: 2
    case .reloadBelowDeleted: 0
    case .deleteRows: nil
    }
  }

  private func make(_ change: Change, in stage: EditedStage) {
    let (table, row) = (stage.table, IndexPath(row: 1, section: 0))
    let first = IndexPath(row: 0, section: 0)
    switch change {
    case .reloadRows: table.reloadRows(at: [row])
    case .reloadTwice: table.reloadRows(at: [row, row])
    case .reloadData: table.reloadData()
    case .deleteRows:
      stage.texts.remove(at: 1)
      table.deleteRows(at: [row])
    case .reloadBelowInserted:
      table.performBatchUpdates {
        stage.texts.insert("new", at: 0)
        table.insertRows(at: [first])
        table.reloadRows(at: [row])
      }
    case .reloadBelowDeleted:
      table.performBatchUpdates {
        stage.texts.removeFirst()
        table.deleteRows(at: [first])
        table.reloadRows(at: [row])
      }
    }
  }

  @Test(
    "11.4 [C] At its end the field still has what was typed, and its row is asked for as it is now",
    arguments: Change.allCases, [true, false])
  func ends(_ change: Change, isView: Bool) throws {
    let stage = EditedStage(isView: isView)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)
    control.insertText("!")

    make(change, in: stage)

    #expect(stage.ended.map(\.text) == ["row 1!"])
    #expect(stage.ended.map(\.row) == [place(after: change)])
    #expect(stage.window.textInput.firstResponder == nil)
    // What the delegate stored is what the row shows now.
    stage.table.layoutIfNeeded()
    let texts = stage.texts.indices.map { stage.control(inRow: $0)?.text }
    #expect(texts == stage.texts.prefix(20).map { $0 })
  }

  @Test(
    "11.4 [C] The cell of a deleted row is not used again before its field has ended",
    arguments: [true, false])
  func longList(isView: Bool) throws {
    let stage = EditedStage(isView: isView, count: 30)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)
    control.insertText("!")

    stage.texts.remove(at: 1)
    stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)])

    #expect(stage.ended.map(\.text) == ["row 1!"])
  }

  @Test("11.4 [C] A delegate that reloads everything at the end leaves a table that is right")
  func reloadedMeanwhile() throws {
    let stage = EditedStage(isView: false)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)
    stage.whenEnded = { $0.table.reloadData() }

    stage.table.reloadRows(at: [IndexPath(row: 1, section: 0)])
    stage.table.layoutIfNeeded()

    #expect(stage.table.visibleCells.count == 3 && stage.window.log.diagnostics == [])
    #expect(stage.control(inRow: 1)?.text == "row 1")
  }

  @Test("11.4 [C] A delegate that looks at the table when its row goes finds the rows of now")
  func rowsOfNow() throws {
    let stage = EditedStage(isView: false)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)
    var count = 0
    stage.whenEnded = { count = $0.table.visibleCells.count }

    stage.table.performBatchUpdates {
      stage.texts = ["row 0", "row 2", "new", "newer"]
      stage.table.deleteRows(at: [IndexPath(row: 1, section: 0)])
      stage.table.insertRows(at: [2, 3].map { IndexPath(row: $0, section: 0) })
    }

    #expect(count == 4 && stage.window.log.diagnostics == [])
  }

  @Test("11.4 [C] A field that asks right after a reload is edited when its row is shown again")
  func askedAfterReload() throws {
    let stage = EditedStage(isView: false)
    let control = try #require(stage.control(inRow: 1))
    stage.only = control

    stage.table.reloadData()
    let answer = control.becomeFirstResponder()
    stage.table.layoutIfNeeded()

    #expect(!answer && control.isFirstResponder)
  }

  @Test("6.1 [C] A field that asks while its cell is made is edited when the rows are there")
  func askedInCell() {
    let stage = EditedStage(isView: false, asksInRow: 1)
    #expect(stage.control(inRow: 1)?.isFirstResponder == true)
  }

  @Test(
    "6.4 [C] Editing ends when the row or the whole table is hidden", arguments: [true, false])
  func hidden(isCell: Bool) throws {
    let stage = EditedStage(isView: false)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)

    if isCell { stage.table.visibleCells[1].isHidden = true } else { stage.table.isHidden = true }

    #expect(!control.isFirstResponder && !stage.window.textInput.isKeyboardShown)
    #expect(stage.ended.map(\.text) == ["row 1"])
  }

  @Test("Editing ends when rows that come before the row leave it no place on the page")
  func pushed() throws {
    let stage = EditedStage(isView: false, count: 20)
    let control = try #require(stage.control(inRow: 19))
    stage.window.touch(control)

    stage.texts.insert("new", at: 0)
    stage.table.insertRows(at: [IndexPath(row: 0, section: 0)])
    stage.table.layoutIfNeeded()

    #expect(!control.isFirstResponder && stage.window.textInput.firstResponder == nil)
    #expect(stage.ended.map(\.text) == ["row 19"])
  }

  @Test(
    "Another page is shown unless the delegate of a field on this one refuses to end",
    arguments: [true, false])
  func turned(mayEnd: Bool) throws {
    let stage = EditedStage(isView: false, count: 30)
    stage.mayEnd = mayEnd
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)

    stage.window.touch(try #require(stage.table.controls.last))

    #expect(control.isFirstResponder == !mayEnd)
    #expect(stage.table.indexPathsForVisibleRows.first?.row == (mayEnd ? 20 : 0))
  }

  @Test("6.4 [C] Editing ends when the field of a row is disabled")
  func disabled() throws {
    let stage = EditedStage(isView: false)
    let control = try #require(stage.control(inRow: 1))
    stage.window.touch(control)

    control.isEnabled = false

    #expect(!control.isFirstResponder && stage.ended.map(\.row) == [1])
  }
}

/// A list with a field or a text view in each row, whose delegate asks at the end which row it was.
private final class EditedStage: TableViewDataSource, TextFieldDelegate, TextViewDelegate {
  let table = TableView()
  let window = WindowView()
  var texts: [String]
  var ended: [(text: String, row: Int?)] = []
  var whenEnded: ((EditedStage) -> Void)?
  var mayEnd = true
  /// The one field that a row shows, if there is just one.
  var only: TextControl?
  private let isView: Bool
  private let asksInRow: Int?

  init(isView: Bool, count: Int = 3, asksInRow: Int? = nil) {
    (self.isView, self.asksInRow) = (isView, asksInRow)
    texts = (0..<count).map { "row \($0)" }
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    window.addSubview(TableScreen(table))
    table.layoutIfNeeded()
  }

  func control(inRow row: Int) -> TextControl? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentElements.first?.control
      as? TextControl
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if cell.contentElements.isEmpty {
      if isView {
        let view = TextView("Text")
        view.delegate = self
        cell.contentElements = [.textView(view)]
      } else {
        let field = TextField("Text")
        field.delegate = self
        cell.contentElements = [.field(field)]
      }
    }
    let control = cell.contentElements.first?.control as? TextControl
    control?.text = texts[indexPath.row]
    if indexPath.row == asksInRow { control?.becomeFirstResponder() }
    if indexPath.row == 1, let only = only as? TextField { cell.contentElements = [.field(only)] }
    return cell
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool { mayEnd }
  func textFieldDidEndEditing(_ textField: TextField) { end(textField) }
  func textViewDidEndEditing(_ textView: TextView) { end(textView) }

  private func end(_ control: TextControl) {
    // As an app does that looks for the row of its field.
    let row = texts.indices.first { self.control(inRow: $0) === control }
    let text = control.text ?? ""
    ended.append((text, row))
    if let row { texts[row] = text }
    whenEnded?(self)
  }
}
