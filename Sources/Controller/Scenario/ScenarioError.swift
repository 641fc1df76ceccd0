/// Why a scenario failed, and at which line of the test.
public struct ScenarioError: Error, Sendable {
  /// What went wrong.
  public let reason: Reason

  /// The file of the step that failed; of a scenario that was dropped, where it was made.
  public let filePath: String

  /// The line of that step.
  public let line: Int

  /// Makes an error; without a place, of the line where it is made.
  public init(_ reason: Reason, filePath: String = #filePath, line: Int = #line) {
    self.reason = reason
    self.filePath = filePath
    self.line = line
  }
}

extension ScenarioError: CustomStringConvertible {
  /// Where, what happened, and what to do.
  public var description: String {
    "\(filePath.split(separator: "/").last ?? ""):\(line): \(reason)"
  }
}

extension ScenarioError: Equatable {
  /// Two errors are the same when their reasons are, wherever they came from.
  public static func == (first: ScenarioError, second: ScenarioError) -> Bool {
    first.reason == second.reason
  }
}
