import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Shopping", .scenario)
struct ShoppingTests {
  @Test("What is deleted is gone, and the rest is there", arguments: ["Bread", "Milk", "Eggs"])
  func deletes(item: String) throws {
    let controller = ShoppingController()
    let window = TestWindow(controller)
    let rest = ["Bread", "Milk", "Eggs"].filter { $0 != item }
    #expect(window.texts == ["Bread", "Milk", "Eggs"])

    try window.perform("delete", on: item)

    #expect(window.texts == rest)
    #expect(controller.items == rest)
    #expect(window.log.diagnostics.map(\.text) == [])
  }

  @Test("All of it can be deleted, one by one")
  func all() throws {
    let controller = ShoppingController()
    let window = TestWindow(controller)

    for item in ["Milk", "Bread", "Eggs"] {
      try #require(window.texts == controller.items)
      try window.perform("delete", on: item)
    }

    #expect(controller.items.isEmpty)
    #expect(window.log.diagnostics.map(\.text) == [])
  }
}
