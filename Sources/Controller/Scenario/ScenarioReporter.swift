import Foundation

/// Is told of what goes wrong with a scenario where nobody can catch it: it was dropped before it
/// was finished.
///
/// A framework for tests records an issue there; <doc:Test-Your-Own-Screen> shows how.
public enum ScenarioReporter {
  /// Reports an error.
  public typealias Report = @Sendable (ScenarioError) -> Void

  /// Who is told of every scenario that is made while this is bound; by itself, the system's log.
  @TaskLocal public static var report: Report = { NSLog("%@", NSString(string: "\($0)")) }
}
