import Controller
import ControllerKit
import Foundation
import Model
import ModelKit
import Terminal
import Testing
import View
import ViewKit
import Workshop

@testable import App
@testable import Gallery
@testable import ProgramKit

/// The twin of the todos: no observer, and what it shows is read in `updateProperties()`.
@Suite("Todos with observation", .patience)
struct TrackedTodosTests {
  /// The recorded sessions of the todos, but for the one that traces what is called: there the twins
  /// differ.
  nonisolated private static let names = TranscriptsTests.names.filter { name in
    let text = TranscriptFolder.standard.text(of: name) ?? ""
    return text.hasPrefix("#! --app todos") && !text.contains("sharedValueDidChange")
  }

  @Test("Each recorded session of the todos is the same, byte for byte", arguments: names)
  func transcript(_ name: String) throws {
    let expected = try #require(TranscriptFolder.standard.text(of: name))
    let (transcript, folder) = (try Transcript(expected), try TemporaryFolder())
    let program = Program.vestibule()
    program.others = [("todos", Self.recipe)]

    let sessions = try transcript.perform(
      by: program, hasher: InProcessProgram.hasher, store: folder.path("store.sqlite"))

    #expect(sessions.allSatisfy { $0.outcome == .finished })
    expect(Self.nameless(transcript.performed(sessions)), is: Self.nameless(expected))
  }

  /// A text without the lines of `:tree` and `:why` that name the controller and what it does.
  nonisolated private static func nameless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.contains("TodosController") && !$0.contains("updateProperties()") }
      .joined(separator: "\n")
  }

  @Test("They are all sessions but one, and most of them name no controller")
  func sessions() {
    let texts = Self.names.compactMap { TranscriptFolder.standard.text(of: $0) }

    #expect(Set(Self.names).isSuperset(of: ["todos", "todos-korean", "Dialogues/todos-brief"]))
    #expect(texts.count { Self.nameless($0) == $0 } >= 3)
  }

  @Test("A change of the list is one update, and the trace says what has set it off")
  func trace() throws {
    let window = try window()
    let before = window.log.events.count

    try window.touch("feed the cat")

    let updates = window.log.events.dropFirst(before).map(\.description)
      .filter { $0.contains("updateProperties()") }
    #expect(updates == ["TrackedTodosController.updateProperties() (TodoList.value changed)"])
    #expect(window.title == "Todos   1 item left")
  }

  @Test("A session page says what is called again, and which property has set it off")
  func page() throws {
    let program = Program.vestibule()
    program.others = [("todos", Self.recipe)]
    let transcript = try Transcript("#! --app todos\n> 1\n> tea\n")

    let page = try transcript.page(
      of: program, hasher: InProcessProgram.hasher, named: "todos"
    ).text

    let steps = page.components(separatedBy: "<section ")
    expectPresent("<li>TrackedTodosController.updateProperties()</li>", in: steps[2])
    expectPresent(
      "<li>TrackedTodosController.updateProperties() (TodoList.value)</li>", in: steps[3])
  }

  @Test("A switch and a filter that were touched are as before if the change is refused")
  func refused() throws {
    let window = try window()
    store.refuse(true)

    for touched in ["Mark all as complete", "Active"] {
      try window.touch(touched)
      try window.touch("OK")
    }

    #expect(!screen.markAll.isOn && screen.filter.selectedSegmentIndex == 0)
  }

  @Test("A todo that is removed elsewhere is edited no longer, and nothing is saved")
  func removedMeanwhile() throws {
    let window = try window()
    try window.perform("edit", on: "feed the cat")
    try window.type("!", into: "Title")
    #expect(screen.title.isFirstResponder)

    window.window.view.turn?.run { _ = try? list.change { $0.remove(1) } }

    #expect(!screen.title.isFirstResponder)
    #expect(list.value.todos.map(\.title) == ["buy cheese"])
    #expect(window.controllerNames.contains("AlertController"))
  }

  @Test("Todos that are damaged while they are shown stay, and it is said that they cannot be read")
  func damagedMeanwhile() throws {
    let window = try window()
    #expect(screen.problem.text == nil)
    try store.memory.set("{", for: UserInfoKey<String>("gallery.todos"))

    window.window.view.turn?.run { list.readAgain() }

    #expect(screen.problem.text == SharedError.unreadable.phrase)
    #expect(list.value.todos.map(\.title) == ["feed the cat", "buy cheese"])
  }

  // MARK: - Fixtures

  private let store = FullStore()
  private let list: Shared<TodoList>
  private let screen = TodosScreen()

  init() { list = Shared(in: store) }

  /// A window of a list with two todos.
  private func window() throws -> TestWindow {
    try list.change {
      $0.add("feed the cat")
      $0.add("buy cheese")
    }
    let controller = TrackedTodosController(list, screen)
    return TestWindow(NavigationController(rootViewController: controller))
  }

  /// The app of the todos, with the twin as its controller.
  private static let recipe: AppRecipe = {
    var recipe = AppRecipe(content: { surroundings in
      let list = Shared<TodoList>(in: surroundings.store, log: surroundings.log)
      return GalleryContent([
        GalleryApp("todos", .todos, readAgain: { list.readAgain() }) {
          TrackedTodosController(list)
        }
      ])
    })
    recipe.hasPasswords = false
    return recipe
  }()
}
