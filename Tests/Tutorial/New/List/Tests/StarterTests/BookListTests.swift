import ProgramKit
import Testing
import Vestibule
import VestibuleTesting

@testable import Starter

@MainActor
@Suite("The list of books", .scenario)
struct BookListTests {
  @Test("A book is added, read and found again after a relaunch")
  func relaunch() throws {
    let store = MemoryStore()
    try Scenario.run(.loose, store: store, making: Program.ours.making()) { scenario in
      try scenario.launch()
      try scenario.touch("Add")
      try scenario.type("Emma", into: "Title")
      try scenario.touch("Save")
      try scenario.touch("Emma")
      try scenario.touch("Read")

      try scenario.relaunch()
      try scenario.touch("Emma")
    }

    #expect(Shared<BookList>(in: store).value.books.map(\.isRead) == [true])
  }

  @Test("What another program adds is seen when the app comes to the foreground")
  func foreground() throws {
    let store = MemoryStore()
    try Scenario.run(.loose, store: store, making: Program.ours.making()) { scenario in
      try scenario.launch()
      try scenario.send(.home)
      try Shared<BookList>(in: store).change { $0.add("Emma") }
      try scenario.send(.open)

      try scenario.touch("Emma")
    }
  }

  @Test("In every state of the app, no book is without a title")
  func everyState() throws {
    let explorer = try Program.ours.explorer()
    explorer.alphabet.events = [.home, .open]
    explorer.always("a book has a title") { state in
      let books = Shared<BookList>(in: state.store).value.books
      return books.contains { $0.title.isEmpty } ? "One has none." : nil
    }
    explorer.limits.states = 500

    let report = try explorer.explore()

    #expect(report.screens.contains { $0.contains("NewBookController") })
  }
}
