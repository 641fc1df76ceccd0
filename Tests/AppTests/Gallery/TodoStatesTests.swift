import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

@testable import Gallery

@Suite("The states of the todos", .patience)
struct TodoStatesTests {
  private let store = MemoryStore()

  init() throws {
    try Shared<TodoList>(in: store).change {
      $0.add("feed the cat")
      $0.add("buy cheese")
    }
  }

  @Test(
    "In every state of two todos the screen says what the list says",
    arguments: [["edit"], ["Mark all as complete", "Active", "Completed", "Clear completed"]])
  func everyState(untouched: [String]) throws {
    let explorer = explorer(of: "todos", store: store)
    explorer.alphabet.textsByName = ["What needs to be done?": [], "Title": ["", "x"]]
    // Where it leads is not seen: `TodosControllerTests` walks back.
    explorer.alphabet.untouched = Set(["Back"] + untouched)
    explorer.alphabet.events = []
    check(explorer)

    let report = try explorer.explore()

    #expect(report.limit == nil, "all of them")
    #expect(report.progress.states > 20)
  }

  @Test("The screen says what the list says also after a failed write and after a crash")
  func faults() throws {
    let explorer = explorer(of: "todos", store: store)
    explorer.alphabet.textsByName = ["What needs to be done?": [""], "Title": ["", "x"]]
    explorer.alphabet.untouched = ["Back"]
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = true
    // All of it takes long: the walk ends after three steps.
    explorer.limits.depth = 3
    check(explorer)

    let report = try explorer.explore()

    #expect(report.progress.states > 30)
  }

  @Test("Todos that are added are among them")
  func adding() throws {
    let explorer = explorer(of: "todos")
    explorer.alphabet.textsByName = ["What needs to be done?": ["", " a "], "Title": [""]]
    explorer.alphabet.untouched = ["Back"]
    explorer.alphabet.events = [.crash]
    // Todos are added on and on: the walk ends after three steps.
    explorer.limits.depth = 3
    check(explorer)

    let report = try explorer.explore()

    #expect(report.progress.states > 10)
  }

  private func check(_ explorer: Explorer) {
    explorer.always("the screen says what the list says") { state in
      guard let screen = state.screens.first, screen is NavigationScreen else { return nil }
      let list = Shared<TodoList>(in: state.store).value
      return Self.fault(on: screen, of: list)
    }
  }

  /// What a screen shows that is not so.
  private static func fault(on screen: any Screen, of list: TodoList) -> String? {
    let completed = list.todos.count { $0.isCompleted }
    if list.activeCount + completed != list.todos.count { return "\(list)" }
    let count = Phrase.itemsLeft(list.activeCount).english
    let title = list.todos.isEmpty ? "Todos" : "Todos   \(count)"
    for element in screen.elements {
      if case .text(let shown, .title) = element.kind, shown.english != title {
        return "\(shown.english), not \(title)"
      }
      switch element.view {
      case let toggle as Switch:
        if toggle.isOn != (!list.todos.isEmpty && completed == list.todos.count) {
          return "Mark all is \(toggle.isOn)"
        }
      case let table as TableView:
        let rows = table.visibleCells.filter(\.contentElements.isEmpty)
          .map { "\($0.text.english) \($0.isChecked == true)" }
        let todos = list.shown.map { "\($0.title) \($0.isCompleted)" }
        let isEditing = table.visibleCells.count == rows.count + 1
        if isEditing ? !rows.allSatisfy(todos.contains) : rows != todos {
          return "\(rows), not \(todos)"
        }
        if isEditing, table.visibleCells.count != todos.count { return "\(rows) of \(todos)" }
      case let segments as SegmentedControl:
        if segments.selectedSegmentIndex != list.filter.rawValue { return "\(list.filter)" }
      case let button as Button where button.label == TodosScreen().clear.label:
        if button.isHidden != (completed == 0) { return "Clear completed" }
      default: break
      }
    }
    return nil
  }
}
