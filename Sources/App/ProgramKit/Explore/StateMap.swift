import Controller
import View

/// The screens of all walks and the ways between them, as a picture or as a page.
struct StateMap {
  /// A screen, and where its steps lead.
  struct MappedScreen {
    let name: Phrase
    let contents: [ScreenContent]
    /// The ways to other screens, in the order of these.
    let ways: [Way]
    /// The steps that stay on the screen.
    let stays: [Step]

    fileprivate var steps: [Step] { ways.flatMap(\.steps) + stays }
  }

  /// All steps from one screen to another.
  struct Way {
    /// The number of the screen that it leads to.
    let target: Int
    let steps: [Step]
  }

  /// A step, and whether a transcript takes it too.
  struct Step {
    let name: Phrase
    let isVisited: Bool
  }

  let screens: [MappedScreen]

  /// The walks whose map it is.
  let walks: [Phrase]

  /// The language of its words.
  let language: Language

  private let walkCount: Int
  private let reachedLimit: Phrase?
  private let isCompared: Bool
  private let isOfTest: Bool

  /// Creates the map of what walks have seen together.
  ///
  /// - Parameters:
  ///   - report: what they have seen.
  ///   - walks: the names of the walks.
  ///   - walkCount: how many walks there should be; there are fewer if they were stopped.
  ///   - visited: the transitions of transcripts, or `nil` if there are none to compare.
  ///   - language: the language of the map's own words.
  ///   - isOfTest: whether it is the map of a test's walk, which has no name and no transcripts.
  init(
    _ report: Explorer.Report, of walks: [Phrase], outOf walkCount: Int? = nil,
    visited: Set<String>? = nil, in language: Language, isOfTest: Bool = false
  ) {
    let transitions = Dictionary(grouping: report.transitions, by: \.from)
    let numbers = Dictionary(
      uniqueKeysWithValues: report.screens.enumerated().map { ($1, $0) })
    screens = report.screens.enumerated().map { index, name in
      let targets = Dictionary(grouping: transitions[name] ?? [], by: \.to).mapValues {
        $0.map { Step(name: $0.phrase, isVisited: visited?.contains($0.line) ?? true) }
      }
      let ways = targets.compactMap { target, steps -> Way? in
        guard target != name, let number = numbers[target] else { return nil }
        return Way(target: number, steps: steps)
      }
      return MappedScreen(
        name: Phrase(screen: name),
        contents: report.contents.indices.contains(index) ? report.contents[index] : [],
        ways: ways.sorted { $0.target < $1.target }, stays: targets[name] ?? [])
    }
    self.walks = walks
    self.walkCount = walkCount ?? walks.count
    self.isOfTest = isOfTest
    self.language = language
    reachedLimit = report.reachedLimit
    isCompared = visited != nil
  }

  /// What stands above the map: what it shows, and how much of it is marked.
  var introduction: [String] {
    let steps = screens.flatMap(\.steps)
    var phrases = [
      reachedLimit,
      isOfTest
        ? .mapped(1, outOf: 1, screens: screens.count, steps.count)
        : .mapped(walks.count, outOf: walkCount, screens: screens.count, steps.count),
    ].compactMap(\.self)
    if isCompared {
      phrases.append(.compared(steps.count(where: \.isVisited), outOf: steps.count))
    } else if !isOfTest {
      phrases.append(.notCompared)
    }
    return phrases.map { language[$0] }
  }

  /// How the picture is to be read.
  var howToRead: [String] {
    [language[.howToRead]] + (isCompared ? [language[.howToReadDashes]] : [])
  }

  /// A step with its mark.
  func text(_ step: Step) -> String { (step.isVisited ? "" : "○ ") + language[step.name] }

  /// A screen with its number.
  func title(_ index: Int) -> String { "\(index + 1)  \(language[screens[index].name])" }
}
