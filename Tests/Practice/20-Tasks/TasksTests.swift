import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Tasks", .scenario)
struct TasksTests {
  @Test("What is typed is added")
  func adds() throws {
    let controller = TasksController()
    let window = TestWindow(controller)
    #expect(!window.texts.isEmpty)

    // `try window.enter("Rice", into: "New")` types and touches Return. A row is touched by its
    // title, and deleted by `try window.perform("delete", on: "Rice")`. Which rows are checked
    // on the screen: `checks(in: window)`.
  }

  /// Which rows are checked on the screen, from top to bottom.
  private func checks(in window: TestWindow) -> [Bool?] {
    let controls = window.window.view.subviews.last?.controls ?? []
    return controls.compactMap { $0 as? TableViewCell }.map(\.isChecked)
  }
}
