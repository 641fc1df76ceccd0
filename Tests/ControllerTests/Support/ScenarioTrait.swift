import Controller
import Testing
import Workshop

/// Makes what goes wrong in a scenario or a walk an issue at the line where it went wrong.
///
/// Say `@Suite(.scenarios)`, or `@Test(.scenarios)`.
nonisolated struct ScenarioTrait: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await ScenarioReporter.$current.withValue(Self.reporter) {
      do {
        try await function()
      } catch let error as ScenarioError {
        Self.record(error, at: error.filePath, error.line)
      } catch let error as ExplorerError {
        Self.record(error, at: error.filePath, error.line)
      }
    }
  }

  private static let reporter = ScenarioReporter { error in
    record(error, at: error.filePath, error.line)
  }

  private static func record(_ error: any Error, at path: String, _ line: Int) {
    let file = path.split(separator: "/").suffix(2).joined(separator: "/")
    Issue.record(
      error,
      sourceLocation: SourceLocation(fileID: file, filePath: path, line: line, column: 1))
  }
}

nonisolated extension Trait where Self == ScenarioTrait {
  static var scenarios: Self { ScenarioTrait() }
}
