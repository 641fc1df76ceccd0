import App
import Controller
import ControllerKit
import Gallery
import Model
import ProgramKit
import Testing
import View
import ViewText

@testable import Gallery

@Suite("Undo in the small apps", .patience)
struct UndoTests {
  private let store = FullStore()

  private static let offer = "Type undo to take that back."

  /// What the program answers to each line.
  private func answers(
    _ app: String, to lines: [String], language: Language = .english,
    verbosity: TextDisplay.Verbosity = .full, at moments: [Int: () throws -> Void] = [:]
  ) throws -> [String] {
    let display = TextDisplay(language: language)
    display.verbosity = verbosity
    let content = GalleryContent(GalleryApps.named(app, in: store))
    let application = Application(
      delegate: AppDelegate(content), views: TextViewFactory(display: display),
      manifest: SceneManifest { SceneDelegate(content) })
    try application.send(.launch())
    display.refresh()
    return try lines.enumerated().map { index, line in
      try moments[index]?()
      _ = display.takeOutput()
      _ = display.receive(line)
      display.refresh()
      return display.takeOutput()
    }
  }

  private var todos: [String] { Shared<TodoList>(in: store).value.todos.map(\.title) }

  private var people: [String] { Shared<ContactBook>(in: store).value.contacts.map(\.name) }

  @Test(
    "What a person did to todos is taken back, at the same place and with the same identifier",
    arguments: ["milk delete", "milk", "mark on", "milk edit", "1"])
  func todoDeeds(_ deed: String) throws {
    var lines = ["1", "milk", "eggs", ""]
    lines +=
      [deed] + (["milk edit", "1"].contains(deed) ? ["tea"] : []) + (deed == "1" ? [""] : [])
    var before: TodoList?
    let count = lines.count

    let said = try answers(
      "todos", to: lines + ["undo"],
      at: [
        4: { before = Shared<TodoList>(in: store).value },
        count: { #expect(Shared<TodoList>(in: store).value.todos != before?.todos) },
      ])

    #expect(said[count - 1].contains(Self.offer))
    #expect(!said[count].contains(Self.offer) && said[count].contains("[ ] milk"))
    #expect(Shared<TodoList>(in: store).value.todos == before?.todos)
  }

  @Test("Of a long list only what changed is drawn, and below it that it can be taken back")
  func changes() throws {
    let titles = (1...12).map { "tea \($0)." }

    let said = try answers("todos", to: ["1"] + titles + ["", "tea 5."], verbosity: .changes)

    let lines = try #require(said.last).split(separator: "\n")
    #expect(lines.count < 8 && lines.last?.contains(Self.offer) == true, "\(lines)")
  }

  @Test("A deletion under a filter is taken back too, and what is not seen is said")
  func hidden() throws {
    let said = try answers(
      "todos", to: ["1", "milk", "eggs", "", "milk", "active", "clear", "undo", "undo"])

    #expect(said[6].contains("Removed: milk"))
    #expect(said[7].contains("Added, but hidden by the filter: milk"))
    #expect(said[8].contains("[ ] milk"), "the mark was taken back as well")
  }

  @Test(
    "In CRUD each deletion, creation and update is offered for undo, and taken back",
    arguments: [["tisch", "delete"], ["2", "Ada", "create"], ["4", "3", "x", "update"]])
  func roster(_ lines: [String]) throws {
    let said = try answers("crud", to: lines + ["undo", "undo"])

    #expect(said[lines.count - 1].contains(Self.offer))
    let rows = said[lines.count].split(separator: "\n").filter { $0.contains(", ") }
    #expect(
      rows.map { $0.split(separator: " ").suffix(2).joined(separator: " ") } == [
        "Emil, Hans", "Mustermann, Max", "Tisch, Roman",
      ])
    #expect(said[lines.count + 1].contains("There is nothing to undo."))
  }

  @Test(
    "A contact that was deleted on its own page is back in the list, and what was edited is, too")
  func contacts() throws {
    let lines = ["add", "name", "Kim", "save", "kim", "edit", "name", "Lee", "save", "undo"]
    _ = try answers("contacts", to: lines)
    #expect(people == ["Kim"])

    let said = try answers("contacts", to: ["kim", "delete", "delete", "undo"])

    #expect(said[2].contains(Self.offer) && !said[2].contains("Kim"))
    #expect(said[3].contains("1  Kim"))
    #expect(people == ["Kim"])
  }

  @Test("redo does it again; both words are there in Korean")
  func redo() throws {
    let lines = ["1", "milk", "", "실행 취소", "다시 실행"]

    let said = try answers("todos", to: lines, language: .korean)

    #expect(said[2].contains("되돌리려면 ‘실행 취소’ 입력"))
    #expect(!said[3].contains("milk") && said[4].contains("milk"))
    #expect(todos == ["milk"])
  }

  @Test("In brief, undo is offered once, and not at each change")
  func brief() throws {
    let said = try answers(
      "todos", to: ["1", "milk", "eggs", "", "milk", "eggs"], verbosity: .brief)

    #expect(said.joined().matches(of: /Type undo/).count == 1)
  }

  @Test(
    "Undo is offered above what Return does, which stays the last line",
    arguments: [TextDisplay.Verbosity.full, .changes])
  func above(_ verbosity: TextDisplay.Verbosity) throws {
    let said = try answers(
      "todos", to: ["1", "milk", "", "milk delete"], verbosity: verbosity)

    for answer in said[2...] {
      let lines = answer.split(separator: "\n").suffix(2)
      #expect(
        lines == [
          "  \(Self.offer)", "  Return: fill in What needs to be done?  (:help)",
        ])
    }
  }

  @Test("Where nothing was done to data, the word means nothing", arguments: ["counter", "todos"])
  func nothing(_ app: String) throws {
    let said = try answers(app, to: ["undo"])

    #expect(said[0].contains("That matches nothing here."))
  }

  @Test("A row of the name wins over the word", arguments: ["undo", "Undo", "실행 취소"])
  func row(_ name: String) throws {
    let said = try answers("todos", to: ["1", name, "", name])

    #expect(said[3].contains("[x] \(name)"))
    #expect(todos == [name])
  }

  @Test("What was changed elsewhere since is not taken back, and that is said")
  func elsewhere() throws {
    let said = try answers(
      "todos", to: ["1", "milk", "", "milk", "undo", "ok"],
      at: [4: { try Shared<TodoList>(in: store).change { _ = $0.rename($0.todos[0], to: "tea") } }])

    #expect(said[4].contains(SharedError.changedSince.phrase.english))
    #expect(todos == ["tea"])
    #expect(Shared<TodoList>(in: store).value.todos[0].isCompleted)
  }

  @Test("If the store refuses, that is said, nothing is lost, and it can be taken back later")
  func refused() throws {
    let said = try answers(
      "todos", to: ["1", "milk", "", "milk delete", "undo", "ok", "undo"],
      at: [4: { store.refuse(true) }, 6: { store.refuse(false) }])

    #expect(said[4].contains("There is no room left"))
    #expect(said[6].contains("[ ] milk"))
    #expect(todos == ["milk"])
  }
}
