/// Why a scenario failed.
nonisolated public enum ScenarioError: Error, Equatable, Sendable {
  /// Something cannot happen now.
  case lifeCycle(LifeCycleError)
  /// Nothing on the screen has that name.
  case nothingNamed(String, among: [String])
  /// No window is in front.
  case nothingShown(String)
  /// What has that name is no field, or did not want to be edited.
  case notEditable(String)
  /// No field is being edited.
  case noKeyboard
  /// Other events happened than were expected.
  case different(expected: [String], actual: [String])
  /// Events happened that nobody asked for.
  case unexpected([String])
  /// Objects are still alive that should have been released.
  case leaked([String])
}

nonisolated extension ScenarioError: CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    switch self {
    case .lifeCycle(let error): error.description
    case .nothingNamed(let name, let names):
      "Nothing here is called \"\(name)\". Here: \(names.joined(separator: ", "))."
    case .nothingShown(let name):
      "\"\(name)\" cannot be touched: no window is in front. Launch or open the app first."
    case .notEditable(let name):
      "\"\(name)\" cannot be edited: it is no field, or its delegate refused."
    case .noKeyboard: "No field is being edited. Type into one first."
    case .different(let expected, let actual): Self.difference(expected, actual)
    case .unexpected(let events):
      "Nobody asked for these events:\n" + events.map { "  + \($0)" }.joined(separator: "\n")
        + "\nExpect them, or make the scenario loose."
    case .leaked(let names):
      "Still alive: \(names.joined(separator: ", ")). Hold delegates weakly, capture weakly in "
        + "closures, and remove observers; the test itself may hold them too."
    }
  }

  /// The lines of both lists, the common ones once: − for what is missing, + for what is new.
  private static func difference(_ expected: [String], _ actual: [String]) -> String {
    let changes = actual.difference(from: expected)
    let missing = Set(changes.removals.map(\.offset))
    let new = Set(changes.insertions.map(\.offset))
    var (lines, i, j) = ([String](), 0, 0)
    while i < expected.count || j < actual.count {
      if missing.contains(i) {
        lines.append("  − \(expected[i])")
        i += 1
      } else if new.contains(j) {
        lines.append("  + \(actual[j])")
        j += 1
      } else {
        lines.append("    \(expected[i])")
        (i, j) = (i + 1, j + 1)
      }
    }
    return "The events are not the expected ones (− expected, + happened):\n"
      + lines.joined(separator: "\n")
  }
}

extension CollectionDifference.Change {
  nonisolated fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
