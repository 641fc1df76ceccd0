import Controller
import Model
import View

extension Scenario {
  /// Checks that exactly these events happened since the last expectation, in this order.
  ///
  /// Write them as the log does, for example
  /// `SceneDelegate 1.sceneDidBecomeActive(_:) (foregroundActive)`. The error compares both lists.
  /// A misuse that is among them is no failure.
  ///
  /// - Throws: ``ScenarioError`` with both lists, if they differ.
  public func expect(_ expected: String..., filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect(expected, filePath: filePath, line: line)
  }

  /// Checks a list of events, as `expect(_:)` does.
  ///
  /// - Throws: ``ScenarioError`` with both lists, if they differ.
  public func expect(_ expected: [String], filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let earlier = misuses
      let actual = takeEvents()
      guard actual == expected else { throw .different(expected: expected, actual: actual) }
      misuses = earlier
    }
  }

  /// Checks that nothing happened since the last expectation.
  ///
  /// - Throws: ``ScenarioError`` with the events, if there are any.
  public func expectNoEvents(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect([], filePath: filePath, line: line)
  }

  /// Returns and accepts what happened since the last expectation, in order.
  ///
  /// A misuse among it still makes the scenario fail at its end, unless it allows misuses.
  @discardableResult
  public func takeEvents() -> [String] {
    let events = log.events(from: consumed)
    (consumed, consumedOmissions) = (consumed + events.count, log.omissionCount)
    misuses += events.filter { $0.kind == .diagnostic }.map(\.description)
    return events.map(\.description)
  }
}
