import Foundation
import Model
import ProgramKit
import Synchronization
public import Testing
import View
import Workshop

/// Makes a failing test explain itself: write `@Test(.scenario)`, or `@Suite(.scenario)`.
///
/// When an expectation fails, or the test throws, its issue also has the last steps of its
/// ``/Workshop/Scenario`` or ``/Workshop/TestWindow``, the calls of the last one, which calls were
/// left out and why, and what was on the screen. A ``/Workshop/ScenarioError`` is an issue at the
/// line of its step. The test attaches a page of the steps, the screen as text, and a transcript if
/// the app is that of a ``/ProgramKit/Program``: `swift test --attachments-path FOLDER` writes them.
///
/// A trap ends the process of all tests. Then the test and its steps are written to standard error.
///
/// ```swift
/// @MainActor
/// @Suite("Orders", .scenario)
/// struct OrderTests {
///   @Test("Only a tea can be ordered")
///   func order() throws {
///     let window = TestWindow(OrderController(screen: OrderScreen()))
///     try window.touch("Order")
///     #expect(window.controllerNames.last == "AlertController")
///   }
/// }
/// ```
///
/// A test without the trait pays nothing for it.
public struct ScenarioTrait: SuiteTrait, TestTrait, TestScoping {
  /// It is a trait of each test in a suite.
  public let isRecursive = true

  init() {}

  /// Runs a test and records what is done in it.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - testCase: its case, or `nil`.
  ///   - function: runs it.
  /// - Throws: what is an issue already.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite and its test may both have the trait.
    guard TestRecord.current == nil else { return try await function() }
    let running = RunningTest(test.displayName ?? test.name, at: test.sourceLocation)
    defer { running.end() }
    try await TestRecord.$current.withValue(running.record) {
      try await ScenarioReporter.$current.withValue(Self.reporter) {
        try await IssueHandlingTrait.compactMapIssues { running.explain($0) }
          .provideScope(for: test, testCase: testCase) {
            do {
              try await function()
            } catch let error where Self.isIssue(error) {
              Self.record(error, of: test)
            }
          }
      }
    }
    if running.hasFailed { await running.attach() }
  }

  private static let reporter = ScenarioReporter { record($0) }

  /// Whether an error makes a test fail, and is no issue yet.
  private static func isIssue(_ error: any Error) -> Bool {
    !(error is ExpectationFailedError) && !Task.isCancelled
  }

  /// Records an error as an issue at the line of its step, or of the test.
  private static func record(_ error: any Error, of test: Test? = nil) {
    let place: SourceLocation? =
      switch error {
      case let error as ScenarioError: location(error.filePath, error.line)
      case let error as ExplorerError: location(error.filePath, error.line)
      default: test?.sourceLocation
      }
    if let place { Issue.record(error, sourceLocation: place) }
  }

  private static func location(_ path: String, _ line: Int) -> SourceLocation {
    let file = path.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceLocation(fileID: file, filePath: path, line: line, column: 1)
  }
}

extension Trait where Self == ScenarioTrait {
  /// Makes a failing test explain itself.
  public static var scenario: Self { ScenarioTrait() }
}
