import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("CRUD")
struct CRUDTests {
  private final class MockView: CRUDView {
    let prefix = TextField("Filter prefix")
    let name = TextField("Name")
    let surname = TextField("Surname")
    let table = TableView()
    let create = Button("Create")
    let update = Button("Update")
    let delete = Button("Delete")

    var elements: [Element] { [.field(prefix), .table(table)] }

    var rows: [String] { table.visibleCells.map(\.text.english) }
    var selectedRow: String? {
      table.visibleCells.first { $0.isSelected }?.text.english
    }

    /// Replaces the prefix, as a person does.
    func filter(_ text: String) {
      prefix.becomeFirstResponder()
      prefix.replaceText(with: text)
    }

    func touch(_ row: String) { table.visibleCells.first { $0.text.english == row }?.touch() }
  }

  private let view = MockView()
  private let window = Window(view: WindowView(), log: EventLog())

  init() {
    window.rootViewController = CRUDController(view)
    window.makeKeyAndVisible()
  }

  @Test("A selection that is still shown stays; one that is filtered out is gone for good")
  func selectionAndFilter() {
    view.touch("Mustermann, Max")
    view.filter("M")
    #expect(view.selectedRow == "Mustermann, Max")

    view.filter("T")
    view.filter("")

    #expect(view.selectedRow == nil)
    #expect(!view.delete.isEnabled)
  }

  @Test("Create appends, without blanks around it; selection and fields stay")
  func creates() {
    view.touch("Emil, Hans")
    view.name.text = " Ada "
    view.surname.text = "Lovelace"

    view.create.touch()
    view.create.touch()

    #expect(view.rows.suffix(2) == ["Lovelace, Ada", "Lovelace, Ada"])
    #expect(view.selectedRow == "Emil, Hans")
    #expect(view.name.text == " Ada ")
  }

  @Test("Update replaces in place; a prefix that hides the person ends the selection")
  func updates() {
    view.filter("E")
    view.touch("Emil, Hans")
    view.surname.text = "Zorn"

    view.update.touch()

    #expect(view.rows == [])
    view.filter("")
    #expect(view.rows == ["Zorn, Hans", "Mustermann, Max", "Tisch, Roman"])
    #expect(view.selectedRow == nil)
  }

  @Test("A person with a name alone and one with a surname alone look different")
  func nameAlone() {
    for (name, surname) in [("Hans", ""), ("", "Hans")] {
      (view.name.text, view.surname.text) = (name, surname)
      view.create.touch()
    }

    #expect(view.rows.suffix(2) == ["Hans (no surname)", "Hans"])
    #expect(view.table.visibleCells[3].text.korean == "Hans (성 없음)")
  }

  @Test("A deed on a person whom the prefix hides is said")
  func announced() {
    window.log.isRecording = true
    view.filter("E")
    view.touch("Emil, Hans")
    view.name.text = "Ada"
    view.surname.text = "Zorn"

    view.create.touch()
    view.update.touch()
    window.undoManager?.undo()
    window.undoManager?.undo()

    #expect(
      window.log.events.map(\.text).filter { $0.hasPrefix("announce(") } == [
        "announce(\"Created, but hidden by the filter: Zorn, Ada\")",
        "announce(\"Updated, but hidden by the filter: Zorn, Ada\")",
        "announce(\"Deleted: Zorn, Ada\")",
      ])
    for said in [Phrase.created("Ada"), .updated("Ada")] {
      #expect(said.korean.contains(/\p{Hangul}/))
    }
  }

  @Test("What is said of a person is in one language")
  func oneLanguage() {
    let title = Roster.Person(id: 1, name: "Hans", surname: "").title
    let said = [Phrase.created(title), .updated(title), .deleted(title)]

    #expect(said.allSatisfy { $0.english.hasSuffix(": Hans (no surname)") })
    #expect(said.allSatisfy { $0.korean.hasSuffix(": Hans (성 없음)") })
  }

  @Test("An update that changes nothing is nothing to take back")
  func sameNames() throws {
    let undoManager = try #require(window.undoManager)
    view.touch("Emil, Hans")

    view.update.touch()
    #expect(!undoManager.canUndo)
    view.name.text = "Ada"
    view.update.touch()

    #expect(undoManager.canUndo)
  }

  @Test("What is seen is not said too")
  func notAnnounced() {
    window.log.isRecording = true
    view.touch("Emil, Hans")

    view.create.touch()
    view.update.touch()

    #expect(!window.log.events.contains { $0.text.hasPrefix("announce(") })
  }

  @Test("Create and Update with nothing typed show a message, and change nothing")
  func nothingTyped() {
    view.name.text = " "

    view.create.touch()

    #expect(view.rows.count == 3)
    #expect(window.controllers.last is AlertController)
  }

  @Test(
    "In every state the rows are those of the prefix, and the buttons follow the selection",
    arguments: [["Update", "Surname"], ["Delete", "Emil, Hans", "Tisch, Roman"]])
  func everyState(untouched: [String]) throws {
    let explorer = explorer(of: "crud")
    explorer.alphabet.textsByName = ["Filter prefix": ["", "m", "x"], "Surname": ["Mu"]]
    explorer.alphabet.untouched = Set(["Create", "Name"] + untouched)
    explorer.alphabet.events = []
    // A prefix hides people, and the store does not keep them.
    explorer.hiddenState = { state in
      let controllers = state.allControllers.compactMap { $0 as? CRUDController }
      return "\(controllers.map(\.roster.people))"
    }
    explorer.always("rows are those of the prefix, buttons follow the selection") { state in
      guard let screen = state.screens.first, screen.fields.count == 3 else { return nil }
      let prefix = screen.fields[0].text ?? ""
      let cells = screen.controls.compactMap { $0 as? TableViewCell }
      if let wrong = cells.first(where: { !$0.text.english.lowercased().hasPrefix(prefix) }) {
        return "\(wrong.text.english) under \(prefix)"
      }
      let isSelected = cells.contains(where: \.isSelected)
      let enabled = screen.controls.filter(\.isEnabled).map(\.label.english)
      let follows =
        enabled.contains("Update") == isSelected && enabled.contains("Delete") == isSelected
      return follows ? nil : "\(enabled), selected: \(isSelected)"
    }

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 30)
  }
}
