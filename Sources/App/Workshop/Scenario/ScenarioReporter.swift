import Controller
import Foundation
import Model
import View

/// Reports errors of a scenario that cannot be thrown: it was released before it was finished.
///
/// Set it to record an issue of your test framework: <doc:Test-Your-Own-Screen> shows how.
///
/// ```swift
/// try ScenarioReporter.$current.withValue(ScenarioReporter { Issue.record($0) }) {
///   let scenario = Scenario(make: makeTeaApp)
///   try scenario.launch()
/// }
/// ```
public struct ScenarioReporter: Sendable {
  let report: @Sendable (ScenarioError) -> Void

  /// Creates a reporter.
  ///
  /// - Parameter report: called with each error, on the thread on which it is found.
  public init(_ report: @escaping @Sendable (ScenarioError) -> Void) { self.report = report }

  // Not the closure itself: an optimised test that binds one traps in the toolchain's own code.
  /// The reporter of every scenario that is made while it is bound; the default logs the errors.
  @TaskLocal public static var current = ScenarioReporter { NSLog("%@", NSString(string: "\($0)")) }
}
