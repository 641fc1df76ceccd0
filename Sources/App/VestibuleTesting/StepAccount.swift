import Model
import View
import ViewText
import Workshop

/// What led to a failure, in a few lines: the last step with its calls, the screen, and the steps
/// before.
struct StepAccount {
  /// A step, and what came of it.
  private struct Told {
    let name: String
    let calls: [Event]
    var leftOut: [Omission] = []
    var isRunning = false
    /// Whether a controller was only shown: its first appearance is no news.
    var isFirst = false

    init(_ step: ScenarioStep, isFirst: Bool) {
      name = Self.name(step.name, step.place)
      self.isFirst = isFirst && step.action == nil
      calls = self.isFirst ? step.calls.filter { $0.kind == .diagnostic } : step.calls
      leftOut = step.leftOut
    }

    init(running name: Phrase, _ history: StepHistory) {
      self.name = Self.name(name, history.place)
      (calls, isRunning) = (history.callsSince, true)
    }

    private static func name(_ name: Phrase, _ place: ScenarioStep.Place?) -> String {
      (name.english + (place.map { " (\($0))" } ?? "")).printable
    }
  }

  private let steps: [ScenarioStep]
  private let language: Language
  /// The names of the steps before the one that is told.
  private var before: [String]
  private var told: Told?
  /// What the test itself called after it.
  private var callsSince: [Event] = []
  /// The misuses that the issue itself names.
  private var named: [String] = []
  /// Whether the failure was found when all was over.
  private(set) var isOver = false
  private var head = "Last step"
  private let isReading: Bool
  private var hasError = false

  /// What is on the screen.
  var screen: ScreenContent?

  init(_ history: StepHistory) {
    steps = history.steps.filter { $0.failure == nil }
    language = history.language
    before = steps.map(\.name.english)
    screen = steps.last?.screen
    isReading = history.isReading
    if let running = history.running {
      told = Told(running: running, history)
      head = "In the step"
    } else {
      told = steps.last.map { Told($0, isFirst: steps.count == 1) }
      before = before.dropLast()
      if history.steps.last?.failure == nil { callsSince = history.callsSince }
    }
  }

  /// Tells the step that has led to an error, which may be found at the end.
  mutating func tellStep(of error: (any Error)?) {
    guard let error else { return }
    hasError = true
    // A scenario that was finished has ended its process, and has no screen any more.
    if steps.last?.action == .event(.crash) { tellBeforeEnd() }
    switch (error as? ScenarioError)?.reason {
    case .reported(let misuses):
      named = misuses
      guard let index = steps.firstIndex(where: { $0.reports(oneOf: misuses) }) else { break }
      head = "In the step"
      tell(index)
    case .unexpected, .leaked, .lifeCycle, .nothingNamed, .ambiguous, .notAnAction, .nothingShown,
      .nobodyListens,
      .disabled, .notEditable, .noKeyboard, .different, .outlived, .unfinished, nil:
      break
    }
  }

  private mutating func tellBeforeEnd() {
    if let index = steps.lastIndex(where: { $0.action != .event(.crash) }) { tell(index) }
  }

  private mutating func tell(_ index: Int) {
    before = steps[..<index].map(\.name.english)
    told = Told(steps[index], isFirst: index == 0)
    screen = steps[index].screen
    (callsSince, isOver) = ([], true)
  }

  // MARK: - The text

  /// The text, without a newline at its end; empty if nothing was done.
  var text: String {
    guard let told else { return "" }
    var lines = [earlierMisuse].compactMap(\.self)
    lines.append("\(head): \(told.name)")
    lines += self.lines(of: told.calls)
    if isReading { lines.append("  … and then, when its screen was read") }
    if !told.isFirst { lines += Self.lines(of: told.leftOut) }
    if !callsSince.isEmpty {
      lines += ["Since then:"] + self.lines(of: callsSince)
    } else if told.isFirst, !hasError {
      lines.append("Since then: no call. A delegate that is nil calls nothing.")
    }
    let drawn = screen?.drawn(in: language).split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    if let drawn, !drawn.isEmpty {
      lines.append(told.isRunning ? "On the screen before it:" : "On the screen:")
      lines += drawn.map(String.init)
    }
    let shown = before.suffix(Self.mostSteps)
    if !shown.isEmpty {
      let more = before.count > shown.count ? "… " : ""
      lines.append("Before it: \(more)\(shown.joined(separator: ", ").printable)")
    }
    return lines.joined(separator: "\n")
  }

  /// What was reported in an earlier step: it may be the cause.
  private var earlierMisuse: String? {
    for step in steps.prefix(before.count) {
      let misuse = step.calls.first { $0.kind == .diagnostic }
      if let misuse { return "A misuse in \(step.name.english): \(misuse)".printable }
    }
    return nil
  }

  private static let mostSteps = 8
  private static let mostCalls = 8
  private static let mostLeftOut = 2

  /// Some calls; of many, those of the life cycle are only counted, and the last ones are nearest to
  /// what went wrong.
  private func lines(of calls: [Event]) -> [String] {
    var shown = calls
    if shown.count > Self.mostCalls { shown.removeAll { $0.kind == .call && $0.isCallback } }
    let callbacks = calls.count - shown.count
    let more = shown.count - Self.mostCalls
    let lines = shown.suffix(Self.mostCalls).map { event in
      let text = named.contains(event.description) ? "the misuse" : event.description
      let mark = event.kind == .diagnostic ? "! " : "  "
      return mark + String(repeating: "  ", count: event.depth) + text.printable
    }
    return (more > 0 ? ["  … \(more) calls"] : []) + lines
      + (callbacks > 0 ? ["  … \(callbacks) callbacks"] : [])
  }

  /// Calls that were left out, of each receiver and reason one; a view that is not loaded again is
  /// the most frequent cause of an old screen.
  private static func lines(of omissions: [Omission]) -> [String] {
    var shown: [Omission] = []
    for omission in omissions where omission.isNews {
      let isKnown = shown.contains {
        $0.receiver == omission.receiver && $0.reason == omission.reason
      }
      if !isKnown { shown.append(omission) }
    }
    let loaded = shown.filter { $0.reason == .viewIsLoaded }
    let others = shown.filter { $0.reason != .viewIsLoaded }
    return (loaded + others).prefix(mostLeftOut).map { "– \($0.description.printable)" }
  }
}

extension Omission {
  /// Whether a reader may not have expected it: most delegates leave methods out, and each alert
  /// covers a part.
  fileprivate var isNews: Bool {
    if case .alertCoversPart = reason { return false }
    return receiver != nil && reason != .isNotImplemented && reason != .rowsAreKnown
  }
}

extension ScenarioStep {
  fileprivate func reports(oneOf misuses: [String]) -> Bool {
    calls.contains { misuses.contains($0.description) }
  }
}
