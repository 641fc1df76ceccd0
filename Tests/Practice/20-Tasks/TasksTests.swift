import Testing
import Vestibule

@testable import Practice

@Suite("Tasks")
struct TasksTests {
  @Test("What is typed is added")
  func adds() throws {
    let controller = TasksController()
    let window = TestWindow(controller)
    #expect(!window.texts.isEmpty)

    // `try window.enter("Rice", into: "New")` types and touches Return. A row is touched by its
    // title, and deleted by `try window.perform("delete", on: "Rice")`.
  }
}
