import Testing
import Vestibule
import VestibuleTesting

@testable import Practice

@Suite("Bin", .scenario)
struct BinTests {
  @Test("After the question, all files are gone, and nothing more can be deleted")
  func deletes() throws {
    let bin = BinController(["a", "b"])
    let window = TestWindow(bin)
    #expect(window.texts.contains("Files: 2"))

    try window.touch("Delete All")
    #expect(window.texts.contains("Delete 2 files?"))
    #expect(bin.files == ["a", "b"])
    try window.touch("Delete")

    #expect(bin.files == [])
    #expect(window.texts.contains("Empty"))
    #expect(throws: ScenarioError(.disabled("Delete All"))) { try window.touch("Delete All") }
    #expect(window.log.diagnostics.isEmpty)
  }

  @Test("After Keep the files are there, and can still be deleted")
  func keeps() throws {
    let bin = BinController(["a", "b"])
    let window = TestWindow(bin)

    try window.touch("Delete All")
    try window.touch("Keep")

    #expect(bin.files == ["a", "b"])
    #expect(window.texts.contains("Files: 2"))
    try window.touch("Delete All")
  }
}
