import Model

extension Scenario {
  /// Checks that these events happened since the last expectation: all of them, in this order, and
  /// no others.
  ///
  /// They are named as the log describes them, for example
  /// `SceneDelegate 1.sceneDidBecomeActive(_:) (foregroundActive)`. The error shows what was expected
  /// beside what happened.
  public func expect(_ expected: String..., filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect(expected, filePath: filePath, line: line)
  }

  /// Checks a list of events that happened since the last expectation, as `expect(_:)` does.
  public func expect(_ expected: [String], filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      let actual = events()
      guard actual == expected else { throw .different(expected: expected, actual: actual) }
    }
  }

  /// Checks that nothing happened since the last expectation.
  public func expectNoEvents(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError)
  {
    try expect([], filePath: filePath, line: line)
  }

  /// Takes what happened since the last expectation as it is, in order.
  @discardableResult
  public func events() -> [String] {
    defer { consumed = log.events.count }
    return log.events.dropFirst(consumed).map(\.description)
  }
}
