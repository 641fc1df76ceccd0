import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Search", .scenario)
struct SearchTests {
  @Test("Before anything is typed, all towns are there")
  func all() throws {
    let window = TestWindow(SearchController(["Seoul", "Oslo", "Sofia"]))
    #expect(!window.texts.isEmpty)

    // `try window.type("S", into: "Search")` types one letter more; `window.texts` has the towns in
    // one line: "Seoul, Sofia".
  }
}
