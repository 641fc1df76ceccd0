import Controller
import View

/// The screens of a walk and the ways between them, as a picture or as a page.
struct StateMap {
  /// A screen, and where its steps lead.
  struct Place {
    let name: String
    let contents: [ScreenContent]
    /// The ways to other screens, in the order of these.
    let ways: [Way]
    /// The steps that stay on the screen.
    let stays: [Step]
  }

  /// All steps from one screen to another.
  struct Way {
    /// The number of the screen that it leads to.
    let target: Int
    let steps: [Step]
  }

  /// A step, and whether a transcript takes it too.
  struct Step {
    let name: String
    let isVisited: Bool
  }

  let places: [Place]

  /// The counts of the walk.
  let summary: String

  /// Whether transcripts were compared.
  let isCompared: Bool

  /// Creates the map of a walk; `visited` are the transitions of transcripts, if there are any.
  init(_ report: Explorer.Report, visited: Set<String>? = nil) {
    let transitions = Dictionary(grouping: report.transitions, by: \.from)
    let numbers = Dictionary(
      uniqueKeysWithValues: report.screens.enumerated().map { ($1, $0) })
    places = report.screens.enumerated().map { index, name in
      let targets = Dictionary(grouping: transitions[name] ?? [], by: \.to).mapValues {
        $0.map { Step(name: $0.step, isVisited: visited?.contains($0.line) ?? true) }
      }
      let ways = targets.compactMap { target, steps -> Way? in
        guard target != name, let number = numbers[target] else { return nil }
        return Way(target: number, steps: steps)
      }
      return Place(
        name: name, contents: report.contents.indices.contains(index) ? report.contents[index] : [],
        ways: ways.sorted { $0.target < $1.target }, stays: targets[name] ?? [])
    }
    summary = report.description
    isCompared = visited != nil
  }

  /// How many steps there are, and how many of them a transcript takes.
  var coverage: String {
    let steps = places.flatMap { $0.ways.flatMap(\.steps) + $0.stays }
    guard isCompared else {
      return "No transcripts were compared: see --transcripts."
    }
    let visited = steps.count { $0.isVisited }
    return "Transcripts take \(visited) of the \(steps.count) kinds of steps; "
      + "the others are marked with ○."
  }
}
