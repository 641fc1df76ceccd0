import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Search", .scenario)
struct SearchTests {
  private let window = TestWindow(SearchController(["Seoul", "Oslo", "Sofia"]))

  @Test("Each letter leaves the towns that begin so, in order, however they are written")
  func letters() throws {
    #expect(window.texts.contains("Oslo, Seoul, Sofia"))
    try window.type("s", into: "Search")
    #expect(window.texts.contains("Seoul, Sofia"))
    try window.type("O", into: "Search")
    #expect(window.texts.contains("Sofia"))
    try window.type("x", into: "Search")
    #expect(window.texts.contains("None"))
  }

  @Test("Blanks around it do not matter")
  func blanks() throws {
    try window.type(" se ", into: "Search")

    #expect(window.texts.contains("Seoul"))
  }

  @Test("Clear shows all towns again, and can be touched only if there is something to clear")
  func clear() throws {
    #expect(throws: ScenarioError(.disabled("Clear"))) { try window.touch("Clear") }
    try window.type("se", into: "Search")

    try window.touch("Clear")

    #expect(window.texts.contains("Oslo, Seoul, Sofia"))
    #expect(window.window.view.editedField?.text == "")
    #expect(throws: ScenarioError(.disabled("Clear"))) { try window.touch("Clear") }
  }
}
