import Model
import View

/// One walk of an explorer, breadth first.
@MainActor
final class Walk {
  let explorer: Explorer
  private(set) var report = Explorer.Report()
  private let graph = StateGraph()
  private let walker: StateWalker
  private let start = ContinuousClock.now
  /// What a window shows first: after the first launch, and when it is opened.
  private var homes: Set<String> = []
  private var lastProgress = ContinuousClock.now

  init(_ explorer: Explorer) {
    self.explorer = explorer
    walker = StateWalker(explorer, in: graph)
  }

  func run() throws(Explorer.Failure) {
    defer { addContents() }
    try walker.begin()
    try walk()
    if report.reached != Explorer.Report.broken, !isLate { try walker.wander() }
    updateProgress()
    guard explorer.invariants.contains(.wayBack) else { return }
    try walker.checkWayBack(to: explorer.homes.isEmpty ? homes : explorer.homes)
  }

  private func walk() throws(Explorer.Failure) {
    var state = 0
    // The states up to here have ways of `depth` steps.
    var levelEnd = 1
    let roundLength = explorer.share == nil ? 1 : Explorer.Share.roundLength
    while state < graph.count {
      let round = state..<min(graph.count, state + roundLength)
      guard let found = findings(in: round) else {
        report.reached = explorer.isStopped() ? Explorer.Report.stopped : Explorer.Report.broken
        return
      }
      for state in round {
        if state == levelEnd {
          levelEnd = graph.count
          report.progress.depth += 1
        }
        if let limit = limit() {
          report.reached = limit
          return
        }
        try add(found[state] ?? walker.findings(in: state), in: state)
        if report.reached != nil { return }
        tellProgress()
      }
      state = round.upperBound
    }
  }

  /// What all processes found in some states, or `nil` if one of them is gone; nothing if this one
  /// is alone.
  private func findings(in round: Range<Int>) -> [Int: Findings]? {
    guard let share = explorer.share else { return [:] }
    var own: [Findings] = []
    for state in round where share.has(graph.fingerprints[state]) {
      if explorer.isStopped() { return nil }
      own.append(walker.findings(in: state))
      // Whatever comes later is not the shortest way.
      if own.last?.failure != nil { break }
    }
    guard let rounds = share.exchange(Explorer.Round(own, in: graph)) else { return nil }
    var found: [Int: Findings] = [:]
    for (index, other) in rounds.enumerated() {
      let states = round.filter { share.has(graph.fingerprints[$0], index) }
      for (state, findings) in zip(states, other.findings(in: graph)) { found[state] = findings }
    }
    return found
  }

  /// Adds what was found in a state.
  private func add(_ findings: Findings, in state: Int) throws(Explorer.Failure) {
    for transition in findings.transitions {
      report.progress.transitions += 1
      let step = graph.allSteps[transition.step]
      let known = graph.index(of: transition.fingerprint)
      let target = known ?? graph.count
      if known == nil {
        // Another process walks through another app.
        guard let new = transition.new else { return report.reached = Explorer.Report.broken }
        graph.add(transition.fingerprint, from: state, by: transition.step, new.place)
        report.add(names: new.names)
      }
      walker.note(step)
      if step.leadsBack, target != state { graph.addTarget(target, by: transition.step) }
      if step == .launch, homes.isEmpty { homes.formUnion(graph.place(of: target).front) }
      guard let news = transition.news else { continue }
      homes.formUnion(news.opened)
      report.add(
        from: graph.screen(of: state), by: step, to: graph.screen(of: target), news.methods)
    }
    graph.endState()
    if let failure = findings.failure { throw failure }
  }

  private func limit() -> Phrase? {
    let limits = explorer.limits
    if graph.count >= limits.states {
      return Phrase("\(limits.states) states", ko: "상태 \(limits.states)개")
    }
    if let depth = limits.depth, report.progress.depth >= depth {
      return Phrase("\(depth) steps", ko: "\(depth)단계")
    }
    if let time = limits.time, isLate { return Phrase(verbatim: "\(time)") }
    return explorer.isStopped() ? Explorer.Report.stopped : nil
  }

  private var isLate: Bool { explorer.limits.time.map { .now - start > $0 } ?? false }

  private func tellProgress() {
    guard let tell = explorer.onProgress else { return }
    let now = ContinuousClock.now
    guard now - lastProgress > .milliseconds(200) else { return }
    lastProgress = now
    updateProgress()
    tell(report.progress)
  }

  private func updateProgress() {
    report.progress.states = graph.count
    report.progress.frontier = graph.count - graph.walkedCount
    report.progress.time = .now - start
    report.screens = graph.screenNames
  }

  private func addContents() {
    updateProgress()
    report.noteUnseen(explorer.alphabet.textsByName.keys)
    for screen in graph.screenNames.indices {
      report.add(contents: walker.contents(ofScreen: screen))
    }
  }
}

extension Walk: Redacted {}
