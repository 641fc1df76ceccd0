import Controller
import Model
package import View

extension Explorer {
  /// What a walk has seen.
  ///
  /// ```swift
  /// let report = try explorer.explore()
  /// #expect(report.screens.contains("OrderController"))
  /// #expect(report.mermaid.hasPrefix("stateDiagram-v2"))
  /// ```
  public struct Report: Sendable {
    /// How far it came, and how long it took.
    public internal(set) var progress = Progress()

    /// Whether it was stopped from outside.
    package var isStopped: Bool { reached == Self.stopped }

    static let stopped: Phrase = "stopped"

    /// The limit that ended it before it had seen everything, or `nil`.
    public var limit: String? { reached?.english }

    /// The same in every language.
    var reached: Phrase?

    /// In what the newest states differ, if a limit was reached and there are enough to tell.
    var growth: Phrase?

    /// The names of the screens: the controllers in the windows in front, or the state of the app.
    public internal(set) var screens: [String] = []

    /// The methods of delegates and controllers that were called, as
    /// `SceneDelegate.sceneDidBecomeActive`.
    public internal(set) var methods: Set<String> = []

    /// The names in ``Alphabet/textsByName`` that no control had, in order: their texts were not
    /// typed.
    public internal(set) var unseenNames: [String] = []

    /// What other jobs can go on from, if the walk was recorded.
    package internal(set) var record: WalkRecord?

    /// The first of the states that were left to other jobs, each with the way to it, and how many
    /// there are.
    package internal(set) var open: (count: Int, ways: [[Step]]) = (0, [])

    /// What stands on each screen where it was first seen: in each window in front.
    package private(set) var contents: [[ScreenContent]] = []

    private var kinds: Set<Transition> = []
    /// What can be touched, by its English name.
    private var names: [String: Phrase] = [:]

    /// A step between two screens.
    ///
    /// ```swift
    /// let ways = report.transitions.filter { $0.to.contains("AlertController") }
    /// #expect(ways.map(\.step).contains("touch \"Order\""))
    /// ```
    public struct Transition: Hashable, Sendable {
      /// The screen before.
      public let from: String
      /// The step, without what is typed.
      public var step: String { phrase.english }
      /// The screen after.
      public let to: String
      /// The step in every language.
      package let phrase: Phrase
      /// Whether a person does it on the screen before.
      package let isTouch: Bool

      /// The same in one line, without the number of a window, which is another after another way.
      package var line: String {
        "\(from) | \(step.replacing(/( in|:) window [0-9]+/, with: "")) | \(to)"
      }

      package init(from: String, by step: Step, to: String, _ names: [String: Phrase] = [:]) {
        (self.from, phrase, self.to, isTouch) = (from, step.phrase(names), to, step.isTouch)
      }

      /// Whether both are the same step in English: another walk may know no Korean name.
      public static func == (one: Self, other: Self) -> Bool {
        one.from == other.from && one.step == other.step && one.to == other.to
      }

      /// Hashes what is compared.
      public func hash(into hasher: inout Hasher) {
        for text in [from, step, to] { hasher.combine(text) }
      }
    }

    /// Every step between two screens, or on one, in order.
    public var transitions: [Transition] {
      kinds.sorted { ($0.from, $0.to, $0.step) < ($1.from, $1.to, $1.step) }
    }

    /// Adds a step between two screens.
    mutating func add(from: String, by step: Step, to: String) {
      kinds.insert(Transition(from: from, by: step, to: to, names))
    }

    /// Adds what can be touched, and what can be done with it.
    mutating func add(names: [Phrase]) {
      for name in names where self.names[name.english] == nil { self.names[name.english] = name }
    }

    /// Adds the names of fields that no control had.
    mutating func addUnseenNames(_ names: some Sequence<String>) {
      let seen = Set(self.names.values.flatMap(\.translations))
      unseenNames = names.filter { !seen.contains($0) }.sorted()
    }

    /// Adds what is on the next screen; they come in order.
    mutating func add(contents: [ScreenContent]) { self.contents.append(contents) }

    /// Adds what another walk has seen: what both have seen stands once.
    fileprivate mutating func join(_ other: Self) {
      if reached == nil { (reached, growth) = (other.reached, other.growth) }
      methods.formUnion(other.methods)
      for (index, name) in other.screens.enumerated() where !screens.contains(name) {
        screens.append(name)
        contents.append(other.contents.indices.contains(index) ? other.contents[index] : [])
      }
      kinds.formUnion(other.kinds)
    }
  }
}

extension Explorer.Report {
  /// What several walks have seen together; the counts are those of none of them.
  package init(joining reports: [Self]) {
    self.init()
    for report in reports { join(report) }
  }
}

extension Explorer.Report: CustomStringConvertible {
  /// The limit if one was reached, and the counts; not the time, which is another at each run.
  public var description: String {
    ([reachedLimit].compactMap(\.self) + unseenFields + [counts]).map(\.english)
      .joined(separator: "\n")
  }

  /// For each name of a field that nothing had, a sentence.
  package var unseenFields: [Phrase] {
    unseenNames.map { name in
      Phrase(
        "No field was called “\(name)”, so its texts were not typed.",
        ko: "없는 입력란이어서 정해진 내용을 입력하지 않았습니다: ‘\(name)’.")
    }
  }

  /// The limit that ended it, in a sentence, and in what the newest states differ, or `nil`.
  package var reachedLimit: Phrase? { sentence(of: growth) }

  /// Only the limit, or `nil`.
  package var limitAlone: Phrase? { sentence(of: nil) }

  private func sentence(of growth: Phrase?) -> Phrase? {
    guard let reached else { return nil }
    let end =
      switch reached {
      case Self.stopped: Phrase("it was stopped", ko: "도중에 멈췄습니다")
      default:
        Phrase(
          "the limit of \(reached.english) was reached", ko: "한도에 이르렀습니다 (\(reached.korean))")
      }
    let more = growth.map { Phrase("; \($0.english)", ko: ". \($0.korean)") } ?? ""
    return Phrase(
      "Not everything was seen: \(end.english)\(more.english).",
      ko: "모두 탐색하지는 못했습니다. \(end.korean)\(more.korean).")
  }

  /// The counts in a sentence.
  package var counts: Phrase {
    Phrase(
      "\(progress.states) states, \(progress.transitions) transitions, depth \(progress.depth); "
        + "\(screens.count) screens, \(kinds.count) kinds of transitions, \(methods.count) methods.",
      ko: "상태 \(progress.states)개, 전이 \(progress.transitions)번, 깊이 \(progress.depth); "
        + "화면 \(screens.count)개, 전이 \(kinds.count)가지, 메서드 \(methods.count)개.")
  }
}
