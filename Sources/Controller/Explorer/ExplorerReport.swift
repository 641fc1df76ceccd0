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

    static let stopped = "stopped"

    /// The limit that ended it before it had seen everything, or `nil`.
    public internal(set) var limit: String?

    /// The names of the screens: the controllers in the windows in front, or the state of the app.
    public internal(set) var screens: [String] = []

    /// The methods of delegates and controllers that were called, as `SceneDelegate.sceneDidBecomeActive`.
    public private(set) var methods: Set<String> = []

    /// What stands on each screen where it was first seen: in each window in front.
    package private(set) var contents: [[ScreenContent]] = []

    /// The screen of the first launch.
    package private(set) var firstScreen: Int?

    private var edges: Set<Edge> = []
    private var labels: [String] = []
    private var labelNumbers: [String: Int] = [:]
    /// The label of each step, as one is needed at every transition.
    private var labelOfStep: [Step: Int] = [:]

    private struct Edge: Hashable {
      let from: Int
      let label: Int
      let to: Int
    }

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
      public let step: String
      /// The screen after.
      public let to: String

      /// The same in one line, without the number of a window, which is another after another way.
      package var line: String {
        "\(from) | \(step.replacing(/( in|:) window [0-9]+/, with: "")) | \(to)"
      }

      package init(from: String, step: String, to: String) {
        (self.from, self.step, self.to) = (from, step, to)
      }
    }

    /// Every step between two screens, or on one, in order.
    public var transitions: [Transition] {
      edges.map { Transition(from: screens[$0.from], step: labels[$0.label], to: screens[$0.to]) }
        .sorted { ($0.from, $0.to, $0.step) < ($1.from, $1.to, $1.step) }
    }

    /// Notes a step; of the first of its kind between two screens, also the calls.
    mutating func add(from: Int, by step: Step, to: Int, _ log: EventLog) {
      if case .launch = step, firstScreen == nil { firstScreen = to }
      let edge = Edge(from: from, label: label(of: step), to: to)
      guard edges.insert(edge).inserted else { return }
      for event in log.events where event.kind == .call && event.receiverLane == .controller {
        methods.insert(event.method)
      }
    }

    /// Notes what stands on a new screen; they come in order.
    mutating func add(contents: @autoclosure () -> [ScreenContent], ofScreen screen: Int) {
      if screen == self.contents.count { self.contents.append(contents()) }
    }

    private mutating func label(of step: Step) -> Int {
      if let number = labelOfStep[step] { return number }
      let number = labelNumbers[step.label] ?? labels.count
      if number == labels.count { labels.append(step.label) }
      labelNumbers[step.label] = number
      labelOfStep[step] = number
      return number
    }

    /// The screens on which one is in front in any window.
    func screens(showing screen: Int) -> Set<Int> {
      let name = screens[screen]
      return Set(
        screens.indices.filter { screens[$0].split(separator: " + ").contains { $0 == name } })
    }
  }
}

extension Explorer.Report: CustomStringConvertible {
  /// The limit if one was reached, and the counts; not the time, which is another at each run.
  public var description: String { (reachedLimit.map { $0 + "\n" } ?? "") + counts }

  /// The limit that ended it, in a sentence, or `nil`.
  package var reachedLimit: String? {
    guard let limit else { return nil }
    let end = limit == Self.stopped ? "it was stopped" : "the limit of \(limit) was reached"
    return "Not everything was seen: \(end)."
  }

  /// The counts in a sentence.
  package var counts: String {
    "\(progress.states) states, \(progress.transitions) transitions, depth \(progress.depth); "
      + "\(screens.count) screens, \(edges.count) kinds of transitions, \(methods.count) methods."
  }
}

extension Event {
  /// The receiver and its method, without the number of a scene, arguments and states.
  fileprivate var method: String {
    "\(receiver.prefix { $0 != " " }).\(text.prefix { $0 != "(" })"
  }
}
