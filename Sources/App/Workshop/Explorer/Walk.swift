import Controller
import Model
import View

/// One walk of an explorer, which takes the states in the order of their ways.
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
  /// What other jobs have found before, or `nil`.
  private let known: KnownWalk?
  private var writer: WalkRecord.Writer?
  /// How many states were expanded here: of this job's part, and beyond it.
  private var (ownCount, otherCount) = (0, 0)

  init(_ explorer: Explorer, isTour: Bool) {
    self.explorer = explorer
    start = explorer.now()
    lastProgress = start
    graph = StateGraph(keepsMarks: !explorer.properties.overTime.isEmpty)
    walker = StateWalker(explorer, in: graph, isTour: isTour)
    known = explorer.known.isEmpty ? nil : KnownWalk(explorer.known, explorer.alphabet)
    writer = explorer.isRecorded ? WalkRecord.Writer() : nil
  }

  /// What does not hold, the shortest way first.
  var failures: [Explorer.Failure] { walker.failures }

  /// Whether a step has led from one state to two, so that only a walk without a tour is sure to
  /// tell of shortest ways.
  var isDoubtful: Bool { walker.isDoubtful }

  /// What made it doubtful, if both ways lead there each time.
  var doubt: Explorer.Failure? { walker.doubt }

  /// The steps of a way with what came of each, for a page.
  func steps(along way: [Explorer.Step], to explanation: String) -> [ScenarioStep] {
    walker.steps(along: way, to: explanation)
  }

  /// Walks until everything is seen, or as far as limits and failures let it.
  func run() {
    defer { addContents() }
    // A failure that ends the walk is among the others.
    try? walk()
    report.record = writer?.finished(
      in: graph, without: explorer.part.isShare ? known : nil, hiding: explorer.alphabet)
  }

  private func walk() throws(Explorer.Failure) {
    try walker.begin()
    writer?.add(.init(location: graph.location(of: 0), names: [], marks: .init()), 0, in: graph)
    try expandAll()
    // What holds of all states is looked for where all are known.
    if report.open.count > 0 { return }
    try walker.collecting { () throws(Explorer.Failure) in
      if !isLate { try walker.walkRandomly(until: { self.isLate }) }
    }
    if report.reached != nil, !explorer.isStopped() { report.growth = walker.growth() }
    try walker.collecting { () throws(Explorer.Failure) in
      try walker.checkWayBack(to: explorer.homes.isEmpty ? homes : explorer.homes)
      try walker.checkOverTime()
      try walker.checkStale()
      try walker.checkOpenedRows()
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
      try expand(state)
    }
  }

  /// Adds where the steps of a state lead: as another job has found, or this one, or not yet.
  private func expand(_ state: Int) throws(Explorer.Failure) {
    let (parent, step) = graph.origin(of: state)
    let (fingerprint, before) = (graph.fingerprints[state], graph.fingerprints[parent])
    let found = known?.expansion(of: fingerprint, after: before, graph.steps[step])
    guard found != nil || isExpandedHere(state, fingerprint) else {
      report.open.count += 1
      if report.open.ways.count < 10 { report.open.ways.append(graph.way(to: state)) }
      return
    }
    writer?.setExpanded(true, state)
    if let found { return found.forEach { add($0, from: state) } }
    do throws(Explorer.Failure) {
      try walker.expand(state) { add($0, from: state) }
    } catch {
      writer?.setExpanded(false, state)
      throw error
    }
  }

  /// Whether this job expands a state: one of its part, and a few new ones of the others' parts, so
  /// that there are fewer rounds.
  private func isExpandedHere(_ state: Int, _ fingerprint: UInt64) -> Bool {
    if explorer.part.has(state, fingerprint) {
      ownCount += 1
      return true
    }
    guard explorer.part.isShare, known?.states[fingerprint] == nil,
      otherCount < explorer.beyondPart(ownCount)
    else { return false }
    otherCount += 1
    return true
  }

  private func add(_ outcome: StepOutcome, from state: Int) {
    report.progress.transitions += 1
    let step = graph.number(of: outcome.step)
    if let new = outcome.newState, graph.index(of: outcome.fingerprint) == nil {
      graph.add(outcome.fingerprint, from: state, by: step, new.location, new.marks)
      writer?.add(new, graph.count - 1, in: graph)
      report.add(names: new.names)
    }
    writer?.add(outcome, by: step, from: state)
    if let row = outcome.openedRow {
      walker.touches.note(row, after: graph.way(to: state) + [outcome.step])
    }
    if let touch = outcome.touch {
      walker.touches.note(touch, after: graph.way(to: state) + [outcome.step])
    }
    guard let target = graph.index(of: outcome.fingerprint) else { return }
    graph.addTarget(target, by: step)
    // The first outcome is that of the first launch.
    if homes.isEmpty { homes = Set(graph.location(of: target).front) }
    homes.formUnion(outcome.openedWindows)
    report.methods.formUnion(outcome.methods)
    let (from, to) = (graph.screen(of: state), graph.screen(of: target))
    if seenKinds.insert([from, step, to]).inserted {
      report.add(
        from: graph.screenNames[from], by: outcome.step, to: graph.screenNames[to])
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

  /// Reports how far the walk is: often if `onProgress` is set, and else seldom.
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
