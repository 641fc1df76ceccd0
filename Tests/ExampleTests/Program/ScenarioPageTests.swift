import ProgramKit
import Testing
import Vestibule

@MainActor
@Suite("Examples: pages, maps and transcripts of a test")
struct ScenarioPageTests {
  @Test("A scenario writes a page of what it did")
  func page() throws {
    try withFolder { folder in
      try Scenario.run(.loose, making: makeTeaApp) { scenario in
        try scenario.launch()
        try scenario.touch("Order")
        try scenario.page(to: folder + "/order.html")
      }

      let page = try String(contentsOfFile: folder + "/order.html", encoding: .utf8)
      #expect(page.contains("touch &quot;Order&quot;") || page.contains("touch \"Order\""))
      #expect(page.contains("Which one shall it be?") && page.contains("OrderController"))
    }
  }

  @Test("A scenario that fails leaves a page, and its error is the same")
  func failure() throws {
    try withFolder { folder in
      let error = #expect(throws: ScenarioError.self) {
        try Scenario.run(leaving: folder + "/tea.html", making: makeTeaApp) { scenario in
          try scenario.launch()
          scenario.takeEvents()
          try scenario.touch("Coffee")
        }
      }

      let page = try String(contentsOfFile: folder + "/tea.html", encoding: .utf8)
      #expect(error?.reason == .nothingNamed("Coffee", among: ["Tea", "Order"]))
      #expect(page.contains("Here it failed") && page.contains("Use one of: Tea, Order."))
      // It is strict, unless it is told otherwise.
      #expect(throws: ScenarioError.self) {
        try Scenario.run(leaving: folder + "/strict.html", making: makeTeaApp) { try $0.launch() }
      }
    }
  }

  @Test("A scenario that succeeds leaves none")
  func success() throws {
    try withFolder { folder in
      try Scenario.run(leaving: folder + "/tea.html", .loose, making: makeTeaApp) {
        try $0.launch()
      }

      #expect(!FileManager.default.fileExists(atPath: folder + "/tea.html"))
    }
  }

  @Test("What an explorer finds is a page of the way, without what is typed into secure fields")
  func way() throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = ["Assam"]
    explorer.alphabet.events = []
    explorer.always("nobody is asked") { state in
      state.controllerNames.last == "AlertController" ? "Somebody is." : nil
    }
    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }
    try withFolder { folder in
      try error.page(to: folder + "/asked.html")

      let page = try String(contentsOfFile: folder + "/asked.html", encoding: .utf8)
      #expect(page.contains("launch the app") && page.contains("Order"))
      #expect(page.contains("Which one shall it be?") && page.contains("Somebody is."))
    }
  }

  @Test("A report writes its map", arguments: ["html", "svg", "dot", "md"])
  func map(ending: String) throws {
    let explorer = Explorer(making: makeTeaApp)
    explorer.alphabet.textsByName["Tea"] = [""]
    explorer.alphabet.events = []
    try withFolder { folder in
      let report = try explorer.explore()
      try report.map(to: folder + "/tea.html")
      try report.map(to: folder + "/tea." + ending)

      let map = try String(contentsOfFile: folder + "/tea." + ending, encoding: .utf8)
      let marks = [
        "html": "<!doctype html>", "svg": "<svg", "dot": "digraph", "md": "stateDiagram",
      ]
      #expect(map.lowercased().contains(try #require(marks[ending]).lowercased()))
      #expect(!map.contains("--transcripts") && map.contains("launch the app"))
    }
  }

  @Test("A scenario runs a program's app as its options say")
  func making() throws {
    try Scenario.run(.loose, making: reading.making("--language", "ko")) { scenario in
      try scenario.launch()
      #expect(scenario.title == "읽을 책")
    }
    try Scenario.run(.loose, making: reading.making()) { scenario in
      try scenario.launch()
      #expect(scenario.title == "Books to read", "in English, if nothing else is said")
    }
    #expect(throws: (any Error).self) { try reading.making("--nothing") }
  }

  @Test("The app of a scenario sees the time and draws the numbers that it is made with")
  func surroundings() throws {
    var (times, numbers) = ([Int64](), [UInt64]())
    let recipe = AppRecipe { surroundings in
      times.append(surroundings.clock.secondsSince1970())
      numbers.append(surroundings.randomness.next())
      return ViewController()
    }

    let make = try Program("tea", "Tea.", recipe).making(
      clock: ExplorerClock(time: 3_000_000).clocks, randomness: RandomNumbers { 7 })
    try make(MemoryStore(), EventLog()).send(.launch())

    #expect(times == [3_000_000] && numbers == [7])
  }

  @Test("What a demo begins with is put into the store for the first process alone")
  func demo() throws {
    var fills = 0
    var recipe = AppRecipe { _ in ViewController() }
    recipe.demo = Demo("in memory") { _ in fills += 1 }

    let make = try Program("tea", "Tea.", recipe).making("--demo")
    for _ in 1...2 { _ = make(MemoryStore(), EventLog()) }

    #expect(fills == 1)
  }

  @Test("One line explores a program's app, with its demo and options as in a run")
  func explorer() throws {
    let explorer = try reading.explorer()
    #expect(explorer.limits == Explorer.Limits())
    explorer.limits.states = 30
    let report = try explorer.explore()

    #expect(report.progress.states == 30)
    #expect(explorer.limits.time == nil && explorer.tellsProgress)
    #expect(throws: (any Error).self) { try reading.explorer("--nothing") }
  }

  @Test("What a scenario did is a transcript, with what the program says")
  func transcript() throws {
    let scenario = try Scenario(.loose, make: reading.making())
    try scenario.launch()
    try scenario.enter("Emma", into: "Name")
    try scenario.touch("Add")
    try scenario.relaunch()
    try scenario.enter("Dune", into: "Name")
    let transcript = try scenario.transcript(of: reading)
    try scenario.finish()

    #expect(transcript.contains("> Dune\n") && transcript.contains("#! relaunch\n"))
    #expect(try Transcript(transcript).difference(of: reading, hasher: ExplorerHasher()) == nil)
  }

  @Test("A transcript is a test, which does the same: see ReadingSession.swift")
  func test() throws {
    let text = try Transcript(Self.session).test(
      of: reading, hasher: ExplorerHasher(), named: "two-books.transcript")

    let file = #filePath.replacing("ScenarioPageTests.swift", with: "ReadingSession.swift")
    if ProcessInfo.processInfo.environment["VESTIBULE_TRANSCRIPTS"] == "accept" {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOfFile: file, encoding: .utf8)))
  }

  private static let session = """
    #! --language en
    #! store
    > Add
    > OK
    > Name
    > Dune
    > Add
    > :home
    > :open
    #! relaunch
    > Name
    > Emma
    > Add

    """

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
