import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Tasks", .scenario)
struct TasksTests {
  private let controller = TasksController()
  private let window: TestWindow

  init() { window = TestWindow(controller) }

  @Test("What is typed is added at the end, and the field is empty for the next one")
  func adds() throws {
    for title in ["Rice", " Tea ", "Jam"] { try window.enter(title, into: "New") }

    #expect(controller.tasks.map(\.title) == ["Rice", "Tea", "Jam"])
    #expect(window.window.view.editedField?.text == "")
  }

  @Test("Nothing is added of nothing", arguments: ["", "  "])
  func nothing(title: String) throws {
    try window.enter(title, into: "New")

    #expect(controller.tasks == [])
  }

  @Test("A touch checks the row that was touched, and the next touch unchecks it")
  func checks() throws {
    for title in ["Rice", "Tea", "Jam"] { try window.enter(title, into: "New") }

    try window.touch("Tea")
    #expect(controller.tasks.map(\.isDone) == [false, true, false])
    #expect(checks(in: window) == [false, true, false])
    try window.touch("Tea")
    #expect(controller.tasks.map(\.isDone) == [false, false, false])
    #expect(checks(in: window) == [false, false, false])
  }

  @Test("The row that is deleted is gone, from the screen too")
  func deletes() throws {
    for title in ["Rice", "Tea", "Jam"] { try window.enter(title, into: "New") }

    try window.perform("delete", on: "Tea")

    #expect(controller.tasks.map(\.title) == ["Rice", "Jam"])
    #expect(!window.texts.contains("Tea"))
    #expect(window.log.diagnostics.isEmpty)
  }

  /// Which rows are checked on the screen, from top to bottom.
  private func checks(in window: TestWindow) -> [Bool?] {
    let controls = window.window.view.subviews.last?.controls ?? []
    return controls.compactMap { $0 as? TableViewCell }.map(\.isChecked)
  }
}
