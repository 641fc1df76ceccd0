import Testing

@testable import Benchmarks

@Suite("Arguments")
struct ArgumentsTests {
  @Test("Nothing asks for everything, at length, without consequences")
  func nothing() throws {
    let arguments = try Arguments([])

    #expect(!arguments.isQuick && !arguments.isCheck && arguments.json == nil)
    #expect(!arguments.isHelp && arguments.worker == nil)
    #expect(arguments.wants("flow, headless") && arguments.repetition == nil)
  }

  @Test("Every option is understood, in any order")
  func all() throws {
    let arguments = try Arguments([
      "--check", "--json", "figures.json", "--only", "flow", "--quick", "--counted",
    ])

    #expect(arguments.isQuick && arguments.isCheck && arguments.json == "figures.json")
    #expect(arguments.wants("flow, headless") && !arguments.wants("launch"))
    #expect(arguments.isCounted)
    #expect(try Arguments(["--help"]).isHelp)
  }

  @Test("Work to repeat has a name and a number")
  func repetition() throws {
    let repetition = try Arguments(["--run", "bare", "100"]).repetition

    #expect(repetition?.name == .bare && repetition?.count == 100)
  }

  @Test("What follows the word worker is for that one alone")
  func worker() throws {
    #expect(try Arguments(["--worker", "sign-up", "--quick"]).worker == ["sign-up", "--quick"])
  }

  @Test("A word that is not understood is refused by a sentence, and nothing is measured")
  func refusals() {
    for (words, sentence) in [
      (["--onyl", "flow"], "--onyl means nothing here."), (["flow"], "flow means nothing here."),
      (["--only"], "--only needs a text."), (["--json"], "--json needs a file."),
      (["--run", "bare"], "--run needs one of the names and a number."),
      (["--run", "bare", "many"], "--run needs one of the names and a number."),
      (["--run", "bare", "-1"], "--run needs one of the names and a number."),
      (["--run", "typo", "1"], "--run needs one of the names and a number."),
    ] {
      let misuse = #expect(throws: Misuse.self) { _ = try Arguments(words) }
      #expect(misuse?.description == sentence + " Try --help.")
    }
  }

  @Test("To measure only what nothing is called is refused, as every budget would look kept")
  func onlyNothing() throws {
    let folder = try ScratchFolder(heeding: [])
    defer { folder.remove() }
    var report = Report()

    let misuse = #expect(throws: Misuse.self) {
      try report.measure(try Arguments(["--only", "typo"]), in: Stores(in: folder))
    }

    #expect(misuse?.description.hasPrefix("Nothing that is measured has that text") == true)
  }

  @Test("The help names every option, and all work to repeat")
  func help() {
    for word in [
      "--quick", "--counted", "--only TEXT", "--check", "--json FILE", "--run NAME", "bareDrawn",
    ] {
      #expect(Arguments.usage.contains(word))
    }
  }
}
