import Model

extension Scenario {
  /// Checks that these events happened since the last expectation: all of them, in this order, and
  /// no others.
  ///
  /// - Parameter expected: the events as the log describes them, for example
  ///   `SceneDelegate 1.sceneDidBecomeActive(_:) (foregroundActive)`.
  /// - Throws: `ScenarioError` that shows what was expected beside what happened.
  public func expect(_ expected: String...) throws(ScenarioError) {
    try expect(expected)
  }

  /// Checks a list of events that happened since the last expectation, as `expect(_:)` does.
  public func expect(_ expected: [String]) throws(ScenarioError) {
    let actual = log.events.dropFirst(consumed).map(\.description)
    consumed = log.events.count
    guard actual == expected else { throw .different(expected: expected, actual: actual) }
  }

  /// Takes what happened since the last expectation as it is.
  ///
  /// - Returns: the events, in order.
  @discardableResult
  public func events() -> [String] {
    defer { consumed = log.events.count }
    return log.events.dropFirst(consumed).map(\.description)
  }
}
