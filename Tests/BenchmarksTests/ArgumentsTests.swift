import Testing

@testable import Benchmarks

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Nothing asks for everything, at length, without consequences")
  func nothing() {
    let arguments = Arguments([])

    #expect(!arguments.isQuick && !arguments.isCheck && arguments.json == nil)
    #expect(arguments.wants("flow, headless") && arguments.repetition == nil)
  }

  @Test("Every option is understood, in any order")
  func all() {
    let arguments = Arguments(["--check", "--json", "figures.json", "--only", "flow", "--quick"])

    #expect(arguments.isQuick && arguments.isCheck && arguments.json == "figures.json")
    #expect(arguments.wants("flow, headless") && !arguments.wants("launch"))
  }

  @Test("Work to repeat has a name and a number")
  func repetition() {
    #expect(Arguments(["--run", "bare", "100"]).repetition?.count == 100)
    #expect(Arguments(["--run", "bare"]).repetition == nil)
    #expect(Arguments(["--run", "bare", "many"]).repetition == nil)
  }
}
