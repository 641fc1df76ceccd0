import Model
import View

/// One walk of an explorer, breadth first.
@MainActor
final class Walk {
  let explorer: Explorer
  private(set) var report = Explorer.Report()
  private let graph: StateGraph
  private let walker: StateWalker
  private let start: ContinuousClock.Instant
  /// What a window shows first: after the first launch, and when it is opened.
  private var homes: Set<String> = []
  /// The steps between two screens that are in the report, by their numbers.
  private var seenKinds: Set<[Int]> = []
  private var lastProgress: ContinuousClock.Instant

  init(_ explorer: Explorer) {
    self.explorer = explorer
    start = explorer.now()
    lastProgress = start
    graph = StateGraph(keepsMarks: !explorer.properties.overTime.isEmpty)
    walker = StateWalker(explorer, in: graph)
  }

  /// What does not hold, the shortest way first.
  var failures: [Explorer.Failure] { walker.failures }

  /// Walks until everything is seen, or as far as limits and failures let it.
  func run() {
    defer { addContents() }
    // A failure that ends the walk is among the others.
    try? walk()
  }

  private func walk() throws(Explorer.Failure) {
    try walker.begin()
    try expandAll()
    try walker.collecting { () throws(Explorer.Failure) in
      if !isLate { try walker.walkRandomly(until: { self.isLate }) }
    }
    if report.reached != nil, !explorer.isStopped() { report.growth = walker.growth() }
    updateProgress()
    try walker.collecting { () throws(Explorer.Failure) in
      try walker.checkWayBack(to: explorer.homes.isEmpty ? homes : explorer.homes)
      try walker.checkOverTime()
      if report.reached == nil { try walker.checkEffects() }
    }
  }

  /// Expands the states in the order in which they were first seen, so that no way is shorter than
  /// the one by which a state was first reached.
  private func expandAll() throws(Explorer.Failure) {
    // The states up to here have ways of `depth` steps.
    var levelEnd = 1
    while graph.expandedCount < graph.count {
      let state = graph.expandedCount
      if state == levelEnd {
        levelEnd = graph.count
        report.progress.depth += 1
      }
      report.reached = limit()
      if report.reached != nil { return }
      defer { tellProgress() }
      defer { graph.endState() }
      try walker.expand(state) { add($0, from: state) }
    }
  }

  private func add(_ outcome: StepOutcome, from state: Int) {
    report.progress.transitions += 1
    let step = graph.number(of: outcome.step)
    if let new = outcome.newState, graph.index(of: outcome.fingerprint) == nil {
      graph.add(outcome.fingerprint, from: state, by: step, new.location, new.marks)
      report.add(names: new.names)
    }
    guard let target = graph.index(of: outcome.fingerprint) else { return }
    graph.addTarget(target, by: step)
    if outcome.step == .launch, homes.isEmpty {
      homes.formUnion(graph.location(of: target).front)
    }
    homes.formUnion(outcome.openedWindows)
    report.methods.formUnion(outcome.methods)
    let (from, to) = (graph.screen(of: state), graph.screen(of: target))
    if seenKinds.insert([from, step, to]).inserted {
      report.add(from: from, by: outcome.step, to: to)
    }
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

  private var isLate: Bool { explorer.limits.time.map { explorer.now() - start > $0 } ?? false }

  /// Says how far the walk is: often to whoever asked for it, and else seldom.
  private func tellProgress() {
    guard explorer.onProgress != nil || explorer.tellsProgress else { return }
    let now = explorer.now()
    let pause = explorer.onProgress == nil ? Duration.seconds(10) : .milliseconds(200)
    guard now - lastProgress > pause else { return }
    lastProgress = now
    updateProgress()
    if let tell = explorer.onProgress { return tell(report.progress) }
    let progress = report.progress
    explorer.tell(
      "An explorer walks: \(progress.states) states, \(progress.frontier) to go, depth "
        + "\(progress.depth), after \(progress.time.components.seconds) seconds.")
  }

  private func updateProgress() {
    report.progress.states = graph.count
    report.progress.frontier = graph.count - graph.expandedCount
    report.progress.time = explorer.now() - start
    report.screens = graph.screenNames
  }

  private func addContents() {
    updateProgress()
    report.addUnseenNames(explorer.alphabet.textsByName.keys)
    for screen in graph.screenNames.indices {
      report.add(contents: walker.contents(ofScreen: screen))
    }
  }
}

extension Walk: Redacted {}
