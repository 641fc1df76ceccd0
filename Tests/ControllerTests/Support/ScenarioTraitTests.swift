import Controller
import Model
import Synchronization
import Testing
import Workshop

@Suite("What goes wrong in a scenario is an issue")
struct ScenarioTraitTests {
  @Test("A failed expectation is an issue at its own line, and not at the test's")
  func failedExpectation() async throws {
    let test = try #require(Test.current)
    let line = #line + 7

    try await withKnownIssue {
      try await ScenarioTrait().provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let scenario = bare()
          try scenario.launch()
          try scenario.expect("nothing of the kind")
        }
      }
    } matching: { issue in
      issue.sourceLocation?.line == line && issue.sourceLocation?.fileName == Self.file
    }
  }

  @Test("A scenario that was dropped unfinished is an issue where it was made")
  func dropped() async throws {
    let test = try #require(Test.current)
    let line = #line + 5

    try await withKnownIssue {
      try await ScenarioTrait().provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let scenario = door(.loose)
          try scenario.launch()
        }
      }
    } matching: { issue in
      issue.error as? ScenarioError == ScenarioError(.unfinished)
        && issue.sourceLocation?.line == line
    }
  }

  @Test("What an explorer finds is an issue at the line of its walk")
  func explored() async throws {
    let test = try #require(Test.current)
    let line = #line + 7

    try await withKnownIssue {
      try await ScenarioTrait().provideScope(for: test, testCase: nil) {
        try await MainActor.run {
          let explorer = Explorer(making: app { _, _ in PlainController("Home") })
          explorer.always("nothing is shown") { $0.texts.isEmpty ? nil : "Something is." }
          try explorer.explore()
        }
      }
    } matching: { issue in
      issue.error is ExplorerError && issue.sourceLocation?.line == line
        && issue.sourceLocation?.fileName == Self.file
    }
  }

  @Test("Any other error of a test stays what it is")
  func otherErrors() async throws {
    let test = try #require(Test.current)

    await #expect(throws: StoreError.rolledBack(reason: .verbatim("no reason"))) {
      try await ScenarioTrait().provideScope(for: test, testCase: nil) {
        throw StoreError.rolledBack(reason: .verbatim("no reason"))
      }
    }
  }

  private nonisolated static let file = "ScenarioTraitTests.swift"
}
