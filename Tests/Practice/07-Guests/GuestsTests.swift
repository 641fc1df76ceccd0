import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Guests", .scenario)
struct GuestsTests {
  private let guests = [
    Guest(id: 7, name: "Ada", comes: false), Guest(id: 3, name: "Kim", comes: true),
    Guest(id: 5, name: "Max", comes: false), Guest(id: 4, name: "Lee", comes: true),
    Guest(id: 9, name: "Lee", comes: true),
  ]

  @Test("A deleted guest is gone, and every other is there", arguments: [false, true])
  func deletes(onlyComing: Bool) throws {
    let controller = GuestsController(guests)
    let window = TestWindow(controller)
    if onlyComing { try window.touch("Only who comes") }

    try window.perform("delete", on: "Kim")

    #expect(controller.guests.map(\.id) == [7, 5, 4, 9])
    #expect(!window.texts.contains("Kim"))
    #expect(window.texts.contains("Ada") == !onlyComing)
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("Of two with the same name, the one that was meant is deleted", arguments: [1, 2])
  func sameName(row: Int) throws {
    let controller = GuestsController(guests)
    let window = TestWindow(controller)
    try window.touch("Only who comes")

    controller.tableView(
      controller.table, commit: .delete, forRowAt: IndexPath(row: row, section: 0))

    #expect(controller.guests.map(\.id) == [7, 3, 5, row == 1 ? 9 : 4])
  }

  @Test("One after the other can be deleted, and who was not listed is there again")
  func oneByOne() throws {
    let controller = GuestsController(guests)
    let window = TestWindow(controller)
    try window.touch("Only who comes")

    for rest in [[7, 5, 4, 9], [7, 5, 9], [7, 5]] {
      controller.tableView(
        controller.table, commit: .delete, forRowAt: IndexPath(row: 0, section: 0))
      #expect(controller.guests.map(\.id) == rest)
    }
    try window.touch("Only who comes")
    #expect(window.texts.contains("Ada") && window.texts.contains("Max"))
  }
}
