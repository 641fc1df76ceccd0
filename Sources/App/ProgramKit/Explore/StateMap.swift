import Controller
import View
import Workshop

/// The screens of all walks and the ways between them, as a picture or as a page.
///
/// What a person does is an arrow from screen to screen. What the system does, and what fails,
/// would lead from everywhere to everywhere: that is a list.
struct StateMap {
  /// A screen, and where its steps lead.
  struct MappedScreen {
    let name: Phrase
    let contents: [ScreenContent]
    /// Whether it is only a state of the app, in which nothing can be touched.
    let isState: Bool
    /// What a person does to come to other screens, in the order of these; a launch, too.
    let ways: [Way]
    /// What a person does and stays on the screen.
    let stays: [Step]
  }

  /// All steps from one screen to another.
  struct Way {
    /// The number of the screen that it leads to.
    let target: Int
    let steps: [Step]

    /// Whether a transcript takes one of them.
    var isVisited: Bool { steps.contains { $0.mark != .unvisited } }

    /// Whether one of them was not there before.
    var isNew: Bool { steps.contains { $0.mark == .new } }
  }

  /// A step with its mark.
  struct Step {
    let name: Phrase
    let mark: Mark?
  }

  /// What is said of a step.
  enum Mark: String {
    /// No transcript takes it.
    case unvisited = "○"
    /// The walk that is compared has not led there by it.
    case new = "+"
  }

  /// What the system does, or what fails: all screens from which it leads to one, or where it
  /// changes nothing.
  struct Happening {
    let name: Phrase
    let from: [(screen: Int, mark: Mark?)]
    /// The number of the screen that it leads to, or `nil` if it stays on each.
    let target: Int?
  }

  let screens: [MappedScreen]

  /// The events and the faults, by their names.
  let happenings: [Happening]

  /// The walks whose map it is.
  let walks: [Phrase]

  /// The language of its words.
  let language: Language

  /// What starts the app, or `nil`.
  let command: String?

  /// Where the app can be played from a screen on, or `nil`.
  let links: PlayableLinks?

  private let steps: [Bool]
  private let walkCount: Int
  private let reachedLimit: Phrase?
  private let isCompared: Bool
  /// The steps of another walk that are not there any more, each in one line, or `nil` if there is
  /// no other walk.
  private let gone: [String]?
  private let isOfTest: Bool

  /// Creates the map of what walks have seen together.
  ///
  /// - Parameters:
  ///   - report: what they have seen.
  ///   - walks: the names of the walks.
  ///   - walkCount: how many walks there should be; there are fewer if they were stopped.
  ///   - visited: the transitions of transcripts, or `nil` if there are none to compare.
  ///   - before: the transitions of another walk, or `nil` if there is none to compare.
  ///   - language: the language of the map's own words.
  ///   - isOfTest: whether it is the map of a test's walk, which has no name and no transcripts.
  ///   - command: what starts the app, or `nil`.
  ///   - links: where the app can be played, or `nil`.
  init(
    _ report: Explorer.Report, of walks: [Phrase], outOf walkCount: Int? = nil,
    visited: Set<String>? = nil, before: Set<String>? = nil, in language: Language,
    isOfTest: Bool = false, command: String? = nil, links: PlayableLinks? = nil
  ) {
    (self.command, self.links) = (command, links)
    let numbers = Dictionary(uniqueKeysWithValues: report.screens.enumerated().map { ($1, $0) })
    let transitions = report.transitions
    func mark(_ transition: Explorer.Report.Transition) -> Mark? {
      if before?.contains(transition.line) == false { return .new }
      return visited?.contains(transition.line) == false ? .unvisited : nil
    }
    let isOnMap = Self.mapped(transitions, report.screens)
    let touches = Dictionary(grouping: transitions.filter(isOnMap), by: \.from)
    screens = report.screens.enumerated().map { index, name in
      let targets = Dictionary(grouping: touches[name] ?? [], by: \.to).mapValues {
        $0.map { Step(name: $0.phrase, mark: mark($0)) }
      }
      let ways = targets.compactMap { target, steps -> Way? in
        guard target != name, let number = numbers[target] else { return nil }
        return Way(target: number, steps: steps)
      }
      return MappedScreen(
        name: Phrase(screen: name),
        contents: report.contents.indices.contains(index) ? report.contents[index] : [],
        isState: Explorer.Report.states.contains(name),
        ways: ways.sorted { $0.target < $1.target }, stays: targets[name] ?? [])
    }
    let others = Dictionary(grouping: transitions.filter { !isOnMap($0) }) {
      [$0.step, $0.from == $0.to ? "" : $0.to]
    }
    happenings = others.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap {
      key, transitions in
      guard let first = transitions.first else { return nil }
      let from = transitions.compactMap { transition in
        numbers[transition.from].map { ($0, mark(transition)) }
      }
      return Happening(
        name: first.phrase, from: from.sorted { $0.0 < $1.0 }, target: numbers[key[1]])
    }
    steps = transitions.map { visited?.contains($0.line) == true }
    gone = before.map { $0.subtracting(transitions.map(\.line)).sorted() }
    self.walks = walks
    self.walkCount = walkCount ?? walks.count
    self.isOfTest = isOfTest
    self.language = language
    reachedLimit = report.limitAlone
    isCompared = visited != nil
  }

  /// What stands above the map: what it shows, and how much of it is marked.
  var introduction: [String] {
    var phrases = [
      reachedLimit,
      isOfTest
        ? .mapped(1, outOf: 1, screens: screens.count, steps.count)
        : .mapped(walks.count, outOf: walkCount, screens: screens.count, steps.count),
    ].compactMap(\.self)
    if isCompared {
      phrases.append(.compared(steps.count { $0 }, outOf: steps.count))
    } else if !isOfTest {
      phrases.append(.notCompared)
    }
    if let gone { phrases.append(.steps(gone: gone.count)) }
    return phrases.map { language[$0] }
  }

  /// What stands in a list below that: the walks, and the steps that are gone.
  var listed: [String] { walks.map { language[$0] } + (gone ?? []).map { "− \($0)" } }

  /// How the picture is to be read.
  var howToRead: [String] {
    ([.howToRead] + (isCompared ? [.howToReadDashes] : []) + (gone == nil ? [] : [.howToReadNew]))
      .map { language[$0] }
  }

  /// A step with its mark.
  func text(_ step: Step) -> String {
    (step.mark.map { "\($0.rawValue) " } ?? "") + language[step.name]
  }

  /// A screen with its number; a state of the app has none.
  func title(_ index: Int) -> String {
    let screen = screens[index]
    return screen.isState ? language[screen.name] : "\(number(of: index))  \(language[screen.name])"
  }

  /// A screen as short as can be: its number, or the name of a state of the app.
  func shortTitle(_ index: Int) -> String {
    screens[index].isState ? language[screens[index].name] : "\(number(of: index))"
  }

  /// Counted are only the screens, as the picture has them.
  private func number(of index: Int) -> Int { screens[...index].count { !$0.isState } }

  /// All that the picture shows, in words for a screen reader.
  var description: String {
    let ways = screens.indices.flatMap { index in
      screens[index].ways.map { way in
        "\(title(index)) → \(title(way.target)): \(way.steps.map(text).joined(separator: ", "))."
      }
        + (screens[index].stays.isEmpty
          ? []
          : [
            "\(title(index)), \(language[.staysHere]): "
              + screens[index].stays.map(text).joined(separator: ", ") + "."
          ])
    }
    return (introduction + ways).joined(separator: " ")
  }
}

extension StateMap {
  /// Whether the map has an arrow for a step: a person does it, on a screen or to begin.
  ///
  /// A launch is drawn to the first screen, and to those that nothing else leads to. To the others
  /// it leads after a crash, which is not what a person does.
  private static func mapped(
    _ transitions: [Explorer.Report.Transition], _ screens: [String]
  ) -> (Explorer.Report.Transition) -> Bool {
    let launch = SystemEvent.Kind.launch.words().english
    let launches = transitions.filter {
      $0.from == "not running" && $0.step == launch && $0.to != $0.from
    }
    let targets = Dictionary(grouping: transitions.filter(\.isTouch), by: \.from)
      .mapValues { $0.map(\.to) }
    var (reached, begun): (Set<String>, Set<String>) = ([], [])
    for screen in screens where launches.contains(where: { $0.to == screen }) {
      guard !reached.contains(screen) else { continue }
      begun.insert(screen)
      var queue = [screen]
      while let next = queue.popLast() {
        if reached.insert(next).inserted { queue += targets[next] ?? [] }
      }
    }
    return { step in step.isTouch || launches.contains(step) && begun.contains(step.to) }
  }
}
