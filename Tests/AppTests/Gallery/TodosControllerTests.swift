import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

@testable import Gallery

@Suite("Todos")
struct TodosControllerTests {
  private final class MockView: TodosView {
    let problem = Label()
    let newTodo = TextField("New")
    let title = TextField("Title")
    let markAll = Switch("All")
    let table = TableView()
    let filter = SegmentedControl("Filter", segments: ["all", "active", "completed"])
    let clear = Button("Clear")
    var hasTodos = false

    var elements: [Element] { [.field(newTodo), .table(table)] }

    func row(_ index: Int) -> TableViewCell { table.visibleCells[index] }
  }

  private let view = MockView()
  private let store = FullStore()
  private let list: Shared<TodoList>
  private let controller: TodosController
  private let window = Window(view: WindowView(), log: EventLog())

  init() throws {
    list = Shared<TodoList>(in: store)
    try list.change {
      $0.add("feed the cat")
      $0.add("buy cheese")
    }
    controller = TodosController(list, view)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func edit(_ row: Int) { perform(0, onRow: row) }

  private func perform(_ action: Int, onRow row: Int) {
    let cell = view.row(row)
    window.view.perform(cell.actions[action], on: cell)
  }

  @Test("Return saves a title once, though it also ends editing")
  func savesOnce() {
    edit(0)
    #expect(view.title.isFirstResponder && view.title.text == "feed the cat")
    view.title.replaceText(with: " feed the dog ")
    let updates = store.updates

    view.title.touchReturn()

    #expect(store.updates == updates + 1)
    #expect(list.value.todos[0].title == "feed the dog")
    #expect(view.row(0).contentElements.isEmpty)
    #expect(!window.view.touchEscape(), "no title is edited")
  }

  @Test("Editing another row saves the first one's title: one row at once")
  func oneRowAtOnce() {
    edit(0)
    view.title.replaceText(with: "feed the dog")

    edit(1)

    #expect(list.value.todos.map(\.title) == ["feed the dog", "buy cheese"])
    #expect(view.title.isFirstResponder && view.title.text == "buy cheese")
    #expect(view.table.visibleCells.map(\.contentElements.isEmpty) == [true, false])
  }

  @Test("One title after another can be edited, whichever cells are used again for the rows")
  func oneAfterAnother() throws {
    try list.change { $0.add("buy bread") }

    for row in [0, 1, 2, 1, 0, 2] {
      edit(row)
      #expect(view.title.isFirstResponder)
    }
  }

  @Test("Return adds a todo and does nothing else: the field stays for the next one")
  func adds() {
    view.newTodo.becomeFirstResponder()
    view.newTodo.replaceText(with: " tea ")

    #expect(!view.newTodo.touchReturn())

    #expect(view.newTodo.isFirstResponder && view.newTodo.text == "")
    #expect(list.value.todos.last?.title == "tea")
  }

  @Test("Blanks are no todo, and are gone when Return leaves the field")
  func blanks() {
    view.newTodo.becomeFirstResponder()
    view.newTodo.replaceText(with: "  ")

    view.newTodo.touchReturn()

    #expect(view.newTodo.text == "" && !view.newTodo.isFirstResponder)
    #expect(list.value.todos.count == 2)
  }

  @Test("What is done elsewhere meanwhile saves the title, too")
  func savesOnOtherChange() {
    edit(0)
    view.title.replaceText(with: "feed the dog")

    view.markAll.touch()

    #expect(list.value.todos.map(\.title) == ["feed the dog", "buy cheese"])
    #expect(list.value.isAllCompleted)
    #expect(!view.title.isFirstResponder)
  }

  @Test("A todo that another window removes is edited no longer, and nothing is saved")
  func removedMeanwhile() throws {
    edit(0)
    view.title.replaceText(with: "feed the dog")

    _ = try list.change { $0.remove(1) }

    #expect(!view.title.isFirstResponder)
    #expect(list.value.todos.map(\.title) == ["buy cheese"])
  }

  @Test("The mark is the todo's, not the row's")
  func marks() {
    view.filter.segments[1].touch()
    view.row(1).touch()
    #expect(view.table.visibleCells.map(\.text.english) == ["feed the cat"])

    view.row(0).touch()

    #expect(list.value.isAllCompleted)
  }

  @Test("Back walks the filters of this window in order, and ends at the first")
  func trail() throws {
    let back = try #require(controller.navigationItem.leftBarButtonItem)
    #expect(!back.isEnabled)
    view.filter.segments[2].touch()
    view.filter.segments[2].touch()
    view.filter.segments[1].touch()

    back.button.touch()
    #expect(view.filter.selectedSegmentIndex == 2 && back.isEnabled)
    back.button.touch()
    #expect(view.filter.selectedSegmentIndex == 0 && !back.isEnabled)
  }

  @Test(
    "What cannot be stored has not happened, and is said once",
    arguments: ["add", "mark", "toggle", "filter", "rename", "delete"])
  func refused(_ what: String) throws {
    let before = list.value
    view.newTodo.becomeFirstResponder()
    if what == "rename" { edit(0) }
    store.refuse(true)

    switch what {
    case "add":
      view.newTodo.replaceText(with: "book a doctor")
      view.newTodo.touchReturn()
      #expect(view.newTodo.text == "book a doctor")
    case "mark": view.markAll.touch()
    case "toggle": view.row(0).touch()
    case "filter": view.filter.segments[1].touch()
    case "rename":
      view.title.replaceText(with: "feed the dog")
      view.title.touchReturn()
    default: perform(1, onRow: 0)
    }

    let alert = try #require(window.controllers.last as? AlertController)
    #expect(alert.message == SharedError.store(FullStore.error).phrase)
    #expect(window.log.events.isEmpty)
    #expect(list.value == before)
    #expect(!view.markAll.isOn && view.filter.selectedSegmentIndex == 0)
    #expect(view.table.visibleCells.map(\.text.english) == ["feed the cat", "buy cheese"])
    #expect(view.table.visibleCells.map(\.isChecked) == [false, false])
    #expect(view.table.indexPathForSelectedRow == nil)
    #expect(controller.navigationItem.leftBarButtonItem?.isEnabled == false)
  }

  @Test("Two failures in one turn are one message")
  func refusedTwice() {
    edit(0)
    view.title.replaceText(with: "feed the dog")
    store.refuse(true)

    view.markAll.touch()

    #expect(window.controllers.count { $0 is AlertController } == 1)
    #expect(window.log.events.isEmpty)
  }

  @Test("The controller is released, and is told of nothing after that")
  func released() throws {
    weak var watched: TodosController?
    do {
      let other = TodosController(list)
      other.loadViewIfNeeded()
      watched = other
    }

    #expect(watched == nil)
    try list.change { $0.completeAll() }
  }
}
