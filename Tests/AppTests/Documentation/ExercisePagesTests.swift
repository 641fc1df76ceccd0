import Testing

/// The exercises of the handout and, below them, their solutions.
@Suite("The exercises of the handout")
nonisolated struct ExercisePagesTests {
  @Test("Five exercises have a solution each, in the same order")
  func headings() {
    let exercises = page.lines.filter { $0.contains(/^## [0-9]/) }
    let solved = solutions.filter { $0.contains(/^### [0-9]/) }.map { String($0.dropFirst()) }

    #expect(exercises.count == 5 && solved == exercises)
  }

  @Test("Every solution shows something that is run: a command or code of a test")
  func shown() {
    let sections = solutions.split { $0.hasPrefix("### ") }.suffix(5)

    #expect(sections.count == 5)
    for (index, section) in sections.enumerated() {
      let isShown = section.contains { $0 == "```console" || $0 == "```swift" }
      #expect(isShown, "exercise \(index + 1)")
    }
  }

  @Test("No solution is above the last exercise")
  func hidden() {
    let exercises = Page(page.path, lines: Array(page.lines.prefix { $0 != Self.heading }))

    #expect(exercises.blocks(in: "console") == [])
    #expect(exercises.blocks(in: "swift").count == 1)
  }

  // MARK: - Fixtures

  private static let heading = "## Solutions"

  private let page: Page
  private var solutions: ArraySlice<String> { page.lines.drop { $0 != Self.heading } }

  init() throws {
    page = try Page("\(Page.catalogue)/Articles/Handout.md")
  }
}
