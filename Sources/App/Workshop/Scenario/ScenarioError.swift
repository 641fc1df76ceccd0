public import Controller
import Model
import View

/// Why a scenario failed, and at which line of the test.
///
/// ```swift
/// do {
///   try scenario.touch("Coffee")
/// } catch let error as ScenarioError {
///   let menu = ["Tea", "Order"]
///   #expect(error.reason == .nothingNamed("Coffee", among: menu))
/// }
/// ```
public struct ScenarioError: Error, Sendable {
  /// The reasons of a failure.
  public enum Reason: Error, Equatable, Sendable {
    /// An event cannot happen now.
    case lifeCycle(LifeCycleError)
    /// Nothing on the screen has that name.
    case nothingNamed(String, among: [String])
    /// Several things on the screen have that name.
    case ambiguous(String, among: [String])
    /// What has that name takes no such action.
    case notAnAction(String, on: String, among: [String])
    /// No window is in front.
    case nothingShown(String)
    /// The delegate of what has that name is not set.
    case nobodyListens(String)
    /// What has that name is disabled.
    case disabled(String)
    /// What has that name is not a field, or its delegate refused, or editing ended too early.
    case notEditable(String)
    /// No field of the screen in front is being edited.
    case noKeyboard
    /// Other events happened than were expected.
    case different(expected: [String], actual: [String])
    /// Events happened that were not expected.
    case unexpected([String])
    /// Objects are still alive that should have been released.
    case leaked([String])
    /// Controllers or their views are still alive after they left the screen.
    case outlived([String])
    /// Misuses were reported that no expectation named, and the scenario does not allow them.
    case reported([String])
    /// The scenario was released before it was finished.
    case unfinished
  }

  /// The reason.
  public let reason: Reason

  /// The file of the step that failed; for a scenario that was released, of its creation.
  public let filePath: String

  /// The line of that step.
  public let line: Int

  /// Why calls that were expected did not come, as far as it is known.
  public internal(set) var explanations: [Explanation] = []

  /// Creates an error; without a place, that of the caller.
  public init(_ reason: Reason, filePath: String = #filePath, line: Int = #line) {
    self.reason = reason
    self.filePath = filePath
    self.line = line
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The place, what happened, and what to do.
  public var description: String {
    let place = "\(filePath.split(separator: "/").last ?? ""):\(line): "
    return ([place + "\(reason)"] + explanations.map(\.description)).joined(separator: "\n")
  }
}

extension ScenarioError: Equatable {
  /// Two errors are equal when their reasons are, wherever they came from.
  public static func == (first: ScenarioError, second: ScenarioError) -> Bool {
    first.reason == second.reason
  }
}

extension ScenarioError.Reason: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .lifeCycle(let error): error.description
    case .nothingNamed(let name, let names):
      "Nothing on the screen is named \"\(name)\". Use one of: \(names.joined(separator: ", "))."
    case .ambiguous(let name, let controls):
      "\(controls.count) things on the screen are named \"\(name)\": "
        + "\(controls.joined(separator: ", ")). Give them different names."
    case .notAnAction(let action, let name, let actions):
      "\"\(name)\" does not take \"\(action)\"."
        + (actions.isEmpty ? "" : " Use one of: \(actions.joined(separator: ", ")).")
    case .nothingShown(let name):
      "\"\(name)\" cannot be touched: no window is in front. Launch or open the app first; if it "
        + "is open, the log's diagnostics say why there is no window."
    case .nobodyListens(let name):
      "\"\(name)\" has no delegate, so a touch calls nothing. Set it in viewDidLoad, and keep the "
        + "delegate alive: it is held weakly."
    case .disabled(let name):
      "\"\(name)\" is disabled, so a touch does nothing. Do what enables it first."
    case .notEditable(let name):
      "\"\(name)\" cannot be edited: it is not a field, or its delegate refused, or editing ended "
        + "before everything was typed."
    case .noKeyboard:
      "No field is being edited on the screen in front. Type into one first."
    case .different(let expected, let actual): Self.difference(expected, actual)
    case .unexpected(let events):
      "These events were not expected:\n" + events.map { "  + \($0)" }.joined(separator: "\n")
        + "\nExpect them, or make the scenario loose."
    case .leaked(let names): LeakDetector.Leak(names: names).description
    case .outlived(let names):
      "Still alive off the screen: \(names.joined(separator: ", ")). Hold delegates weakly, "
        + "and capture weakly in closures; the test itself may hold them too."
    case .reported(let diagnostics):
      "Misuses were reported:\n" + diagnostics.map { "  ! \($0)" }.joined(separator: "\n")
        + "\nDo what they say; a test of a misuse expects it, or has allowsMisuses: true."
    case .unfinished:
      "A scenario that was made here was released before it was finished. End it with finish(), "
        + "or use Scenario.run, which finishes it."
    }
  }

  /// The lines of both lists, the common ones once: − for missing ones, + for new ones.
  private static func difference(_ expected: [String], _ actual: [String]) -> String {
    let lines = expected.sideBySide(with: actual).map { mark, line in
      "  \(mark == "-" ? "−" : mark) \(line)"
    }
    let head =
      expected.isEmpty
      ? "No events were expected, and these happened:"
      : "The events are not the expected ones (− expected, + happened):"
    return head + "\n" + lines.joined(separator: "\n")
  }
}
