import Controller
import Model
import View

extension Scenario {
  /// Checks that exactly these events happened since the last expectation, in this order.
  ///
  /// Write them as the log does, for example
  /// `SceneDelegate 1.sceneDidBecomeActive(_:) (foregroundActive)`. The error compares both lists.
  public func expect(_ expected: String..., filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect(expected, filePath: filePath, line: line)
  }

  /// Checks a list of events, as `expect(_:)` does.
  public func expect(_ expected: [String], filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let actual = takeEvents()
      guard actual == expected else { throw .different(expected: expected, actual: actual) }
    }
  }

  /// Checks that nothing happened since the last expectation.
  public func expectNoEvents(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect([], filePath: filePath, line: line)
  }

  /// Returns and accepts what happened since the last expectation, in order.
  @discardableResult
  public func takeEvents() -> [String] {
    defer { (consumed, consumedOmissions) = (log.events.count, log.omissionCount) }
    return log.events.dropFirst(consumed).map(\.description)
  }
}
