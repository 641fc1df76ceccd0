import Controller
import Foundation
import Model
import View

/// Reports errors of a scenario that cannot be thrown: it was released before it was finished.
///
/// Set it to record an issue of your test framework: <doc:Test-Your-Own-Screen> shows how.
///
/// ```swift
/// try ScenarioReporter.$report.withValue({ Issue.record($0) }) {
///   let scenario = Scenario(make: makeTeaApp)
///   try scenario.launch()
/// }
/// ```
public enum ScenarioReporter {
  /// Reports an error.
  public typealias Report = @Sendable (ScenarioError) -> Void

  /// Called with the errors of every scenario that is made while this is bound; the default logs
  /// them.
  @TaskLocal public static var report: Report = { NSLog("%@", NSString(string: "\($0)")) }
}
