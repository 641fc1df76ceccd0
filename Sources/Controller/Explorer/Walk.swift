import Model
import View

/// One walk of an explorer, breadth first.
@MainActor
final class Walk {
  let explorer: Explorer
  let app: ExploredApplication
  let translated: ExploredApplication?
  private(set) var graph = StateGraph()
  private(set) var report = Explorer.Report()
  private var checks: StateChecks

  /// How many states were reached in a second way.
  private var secondWays = 0
  private let start = ContinuousClock.now
  private var lastProgress = ContinuousClock.now

  var alphabet: Explorer.Alphabet { explorer.alphabet }

  init(_ explorer: Explorer) {
    self.explorer = explorer
    app = ExploredApplication(explorer, making: explorer.make)
    translated = explorer.makeTranslated.map { ExploredApplication(explorer, making: $0) }
    checks = StateChecks(explorer)
  }

  func run() throws(Explorer.Failure) {
    app.begin()
    graph.add(fingerprint, from: 0, by: .launch, screen: app.screenName)
    report.add(contents: app.contents, ofScreen: 0)
    var state = 0
    // The states up to here have ways of `depth` steps.
    var levelEnd = 1
    while state < graph.count {
      if state == levelEnd {
        levelEnd = graph.count
        report.progress.depth += 1
      }
      if let limit = limit() {
        report.reached = limit
        break
      }
      try walk(on: state)
      state += 1
      tellProgress()
    }
    finishReport()
    if explorer.invariants.contains(.wayBack) { try checkWayBack() }
  }

  /// The fingerprint of the state in which the app is.
  var fingerprint: UInt64 { explorer.fingerprint(app, false) }

  private func limit() -> Phrase? {
    let limits = explorer.limits
    if graph.count >= limits.states {
      return Phrase("\(limits.states) states", ko: "상태 \(limits.states)개")
    }
    if let depth = limits.depth, report.progress.depth >= depth {
      return Phrase("\(depth) steps", ko: "\(depth)단계")
    }
    if let time = limits.time, .now - start > time { return Phrase(verbatim: "\(time)") }
    return explorer.isStopped() ? Explorer.Report.stopped : nil
  }

  private func tellProgress() {
    guard let tell = explorer.onProgress else { return }
    let now = ContinuousClock.now
    guard now - lastProgress > .milliseconds(200) else { return }
    lastProgress = now
    finishReport()
    tell(report.progress)
  }

  private func finishReport() {
    report.progress.states = graph.count
    report.progress.frontier = graph.count - graph.walkedCount
    report.progress.time = .now - start
    report.screens = graph.screenNames
  }

  // MARK: - One state

  /// Takes every step that is possible in a state.
  private func walk(on state: Int) throws(Explorer.Failure) {
    let way = graph.way(to: state)
    app.begin(way)
    guard fingerprint == graph.fingerprints[state] else {
      throw failure(Self.sameWay, Self.unrepeatable, way)
    }
    var isHere = true
    // Whether the app came back to this state by other steps.
    var isWorn = false
    for step in app.steps(in: alphabet) {
      if !isHere {
        app.begin(way)
        isWorn = false
      }
      isHere = true
      guard let arrival = try arrive(by: step, from: state, way, isWorn: isWorn) else { continue }
      isHere = arrival.isLive && arrival.fingerprint == graph.fingerprints[state]
      isWorn = isWorn || isHere
      if step == .launch, explorer.invariants.contains(.relaunch) {
        try relaunch(arrival, way + [step])
        isHere = false
      }
      guard alphabet.failsWrites, arrival.writes > 0 else { continue }
      for write in 1...arrival.writes {
        app.begin(way)
        let failing = Explorer.Step.failing(step, write: write)
        if let failed = try arrive(by: failing, from: state, way) {
          try checkStored(arrival, failed, way + [failing])
        }
      }
      isHere = false
    }
    graph.endState()
  }

  /// Takes a step from a state, and notes where it leads; `nil` if it is not possible.
  private func arrive(
    by step: Explorer.Step, from state: Int, _ way: [Explorer.Step], isWorn: Bool = false
  ) throws(Explorer.Failure) -> Arrival? {
    do throws(Explorer.Failure) {
      return try arrive(by: step, from: state, way)
    } catch {
      guard isWorn else { throw error }
      // It counts only if it happens without the steps that changed nothing.
      app.begin(way)
      _ = try arrive(by: step, from: state, way)
      throw failure(
        Self.sameWay, "\(error.invariant): only after steps that change nothing.", way + [step])
    }
  }

  private func arrive(by step: Explorer.Step, from state: Int, _ way: [Explorer.Step])
    throws(Explorer.Failure) -> Arrival?
  {
    app.log.removeAll()
    app.log.isRecording = true
    defer { app.log.isRecording = false }
    let isPossible: Bool
    do throws(ScenarioError.Reason) {
      isPossible = try app.perform(step, findingLeaks: explorer.invariants.contains(.noLeak))
    } catch {
      throw failure(Explorer.Invariant.noLeak.rawValue, error.description, way + [step])
    }
    guard isPossible else { return nil }
    app.log.isRecording = false
    report.progress.transitions += 1
    explorer.onTransition?(way + [step])
    let fingerprint = fingerprint
    let known = graph.index(of: fingerprint)
    if let fault = checks.fault(in: app, after: step, isNew: known == nil) {
      throw failure(fault.invariant, fault.explanation, way + [step])
    }
    let target = known ?? graph.count
    if known == nil {
      graph.add(fingerprint, from: state, by: step, screen: app.screenName)
      report.add(contents: app.contents, ofScreen: graph.screen(of: target))
      report.add(names: app.names)
    }
    if step.leadsBack, target != state { graph.addTarget(target) }
    report.add(from: graph.screen(of: state), by: step, to: graph.screen(of: target), app.log)
    var arrival = Arrival(app, fingerprint)
    if known == nil {
      try checkTranslation(way + [step], fingerprint)
    } else if isSample() {
      let known = graph.way(to: target)
      for again in [step, nil] { try compare(known, way + [step], repeating: again) }
      arrival.isLive = false
    }
    return arrival
  }

  private func isSample() -> Bool {
    secondWays += 1
    return secondWays <= explorer.limits.comparisons || secondWays % 128 == 0
  }

  func failure(_ invariant: String, _ explanation: String, _ way: [Explorer.Step])
    -> Explorer.Failure
  {
    finishReport()
    return Explorer.Failure(
      invariant: invariant, explanation: explanation, way: way, state: app.description)
  }

  static let sameWay = "the same way leads to the same state"
  static let sameState = "from one state the same follows, whatever came before"
  static let unrepeatable =
    "It led to another state before. What happens must follow from the store, the clock and the "
    + "steps alone: inject an ExplorerClock and a hasher without random salts, and keep nothing "
    + "in a global or in the closure that makes the app."
}

extension Walk: Redacted {}
