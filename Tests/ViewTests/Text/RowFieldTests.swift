import Foundation
import Model
import ModelKit
import Testing
import View
import ViewKit
import ViewText

@MainActor
@Suite("A field in a row")
struct RowFieldTests {
  private let rows = Rows()
  private let table = TableView()
  private let screen = FieldScreen([])

  init() {
    table.dataSource = rows
    screen.elements = [.table(table)]
  }

  @Test("A row that becomes a field is edited as any other, and the list is drawn when that ends")
  func editing() {
    final class Saver: TextFieldDelegate {
      let save: (String) -> Void
      init(_ save: @escaping (String) -> Void) { self.save = save }
      func textFieldShouldReturn(_ textField: TextField) -> Bool {
        textField.resignFirstResponder()
      }
      func textFieldDidEndEditing(_ textField: TextField) { save(textField.text ?? "") }
    }
    var (text, isEdited) = ("feed the cat", false)
    let title = TextField("Title")
    rows.sections = [
      (
        nil,
        [
          { cell in
            cell.text = Phrase(verbatim: text)
            if isEdited { cell.contentElements = [.field(title)] }
          }
        ]
      )
    ]
    let path = IndexPath(row: 0, section: 0)
    let saver = Saver { saved in
      (text, isEdited) = (saved, false)
      table.reloadRows(at: [path])
    }
    title.delegate = saver
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    display.refresh()
    _ = display.takeOutput()

    isEdited = true
    table.reloadData()
    table.layoutIfNeeded()
    title.becomeFirstResponder()
    #expect(display.prompt == .field(name: "Title", isSecure: false))
    display.refresh()
    #expect(display.takeOutput() == "", "nothing is drawn while a field is edited")

    _ = display.receive("buy bread")
    display.refresh()

    #expect(display.prompt == .command)
    #expect(display.takeOutput().hasPrefix("    1  buy bread\n"))
  }

  @Test("A field in a row that was refused is marked until it has been seen")
  func refused() {
    let title = TextField("Title")
    rows.sections = [(nil, [{ $0.contentElements = [.field(title)] }])]
    #expect(screen.fields.first === title, "its row is asked for")
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    window.addSubview(screen)
    window.becomeKey()
    title.isHighlighted = true

    display.refresh()
    #expect(display.takeOutput().hasPrefix("    1! Title"))
    #expect(!title.isHighlighted)

    display.refresh()
    #expect(display.takeOutput() == "")
  }

  @Test("A list that comes after its screen is in the log of the window from its drawing on")
  func drawnLate() {
    rows.sections = [(nil, [{ $0.text = "a" }])]
    screen.elements = []
    let display = TextDisplay(language: .english)
    let window = TextViewFactory(display: display).makeWindowView()
    window.log = EventLog(isRecording: true)
    window.addSubview(screen)
    window.becomeKey()
    screen.elements = [.table(table)]

    display.refresh()

    #expect(window.log.events.contains { $0.text.hasPrefix("tableView(_:cellForRowAt:") })
  }

  @Test("A list that comes after its screen can be touched, and its fields edited, as those before")
  func lateTable() {
    let title = TextField("Title")
    rows.sections = [(nil, [{ $0.text = "a" }, { $0.contentElements = [.field(title)] }])]
    screen.elements = []
    let window = WindowView()
    window.addSubview(screen)
    screen.elements = [.table(table)]

    window.touch(screen.controls[0])
    #expect(table.indexPathForSelectedRow?.row == 0)
    #expect(title.becomeFirstResponder(), "its row is in the window since the touch")
  }
}
