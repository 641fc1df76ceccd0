import Testing

/// The exercises are on one page and their solutions on another.
@Suite("The pages of the exercises")
nonisolated struct ExercisePagesTests {
  @Test("Five exercises have a solution each, in the same order")
  func headings() {
    #expect(exercises.headings.count == 5)
    #expect(exercises.headings == solutions.headings)
  }

  @Test("Every solution shows something that is run: a command or code of a test")
  func shown() {
    for (index, section) in solutions.sections.enumerated() {
      let isShown = section.contains { $0 == "```console" || $0 == "```swift" }
      #expect(isShown, "exercise \(index + 1)")
    }
  }

  @Test("No solution is on the page of the exercises")
  func hidden() {
    #expect(exercises.blocks(in: "console") == [])
    for block in solutions.blocks where exercises.blocks.contains(block) {
      Issue.record("it is on both pages:\n\(block.text)")
    }
  }

  // MARK: - Fixtures

  private let exercises: Page
  private let solutions: Page

  init() throws {
    exercises = try Page("\(Page.catalogue)/Articles/Exercises.md")
    solutions = try Page("\(Page.catalogue)/Articles/Exercise-Solutions.md")
  }
}

extension Page {
  /// The headings that have a number.
  fileprivate nonisolated var headings: [String] {
    lines.filter { $0.contains(/^## [0-9]/) }
  }

  /// The lines below each of them.
  fileprivate nonisolated var sections: [ArraySlice<String>] {
    lines.split { $0.hasPrefix("## ") }.suffix(headings.count)
  }
}
