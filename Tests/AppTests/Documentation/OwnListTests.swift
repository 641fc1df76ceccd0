import Testing
import Vestibule

@MainActor
@Suite("A list that came from UIKit")
struct OwnListTests {
  private let controller = BooksController()
  private let window = Window(view: HeadlessViewFactory().makeWindowView(), log: EventLog())

  init() {
    window.rootViewController = NavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
  }

  private func touch(_ name: String) throws {
    let controls = try #require(window.view.subviews.last).controls
    window.view.touch(try #require(controls.first { $0.label.english == name }))
  }

  @Test("A touched row is pushed, and Back leads to the list")
  func pushes() throws {
    try touch("Dune")
    #expect(window.controllers.last?.title == "Dune")

    try touch("Back to Books")
    #expect(window.controllers.last === controller)
  }

  @Test("A deleted row leaves the list and the model")
  func deletes() throws {
    let row = controller.tableView.controls[0]
    try #require(row.actions.first).perform()

    #expect(controller.books.map(\.title) == ["Dune"])
    #expect(controller.tableView.controls.map(\.label.english) == ["Dune"])
  }
}
