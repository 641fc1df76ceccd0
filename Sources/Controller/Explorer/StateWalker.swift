import Model
import View

/// Takes every step that is possible in a state, and comes back after each.
@MainActor
final class StateWalker {
  let explorer: Explorer
  let app: ExploredApplication
  let translated: ExploredApplication?
  let graph: StateGraph
  private var checks: StateChecks

  private var findings = Findings()
  private var reported = ReportedNews()

  /// The state in which the app is, or `nil` if that is not known.
  private var place: Int?
  /// What it did since it began in the state that is walked on from.
  private var detour: [Explorer.Step] = []
  /// What the app looks like in the state that is walked on from.
  private var look: Look?

  /// How many states were reached in a second way.
  private var secondWays = 0
  /// How many steps were taken after both ways, to compare what follows.
  var comparedSteps = 0

  var alphabet: Explorer.Alphabet { explorer.alphabet }

  /// The fingerprint of the state in which the app is.
  var fingerprint: UInt64 { explorer.fingerprint(app, false) }

  init(_ explorer: Explorer, in graph: StateGraph) {
    self.explorer = explorer
    self.graph = graph
    app = ExploredApplication(explorer, making: explorer.make)
    translated = explorer.makeTranslated.map { ExploredApplication(explorer, making: $0) }
    checks = StateChecks(explorer)
  }

  /// Adds the first state: an app that does not run.
  func begin() throws(Explorer.Failure) {
    app.begin()
    try check(app, [], isNew: true)
    graph.add(fingerprint, from: 0, by: graph.number(of: .launch), app.place)
  }

  /// Notes a step that another process may have taken: it may have typed a secret.
  func note(_ step: Explorer.Step) { checks.note(step) }

  /// What stands on a screen where it was first seen.
  func contents(ofScreen screen: Int) -> [ScreenContent] {
    app.begin(graph.way(to: graph.firstState(ofScreen: screen)))
    place = nil
    return app.contents
  }

  /// Takes every step that is possible in a state.
  func findings(in state: Int) -> Findings {
    findings = Findings()
    do throws(Explorer.Failure) { try walk(on: state) } catch { findings.failure = error }
    return findings
  }

  private func walk(on state: Int) throws(Explorer.Failure) {
    let way = graph.way(to: state)
    begin(way, to: state)
    guard fingerprint == graph.fingerprints[state] else {
      throw failure(Self.sameWay, Self.unrepeatable, way)
    }
    look = Look(app, explorer)
    for step in app.steps(in: alphabet) {
      guard let arrival = try arrive(by: step, from: state, way) else { continue }
      if step == .launch, explorer.invariants.contains(.relaunch) {
        try relaunch(arrival, way + [step])
        place = nil
      }
      guard alphabet.failsWrites, arrival.writes > 0 else { continue }
      for write in 1...arrival.writes {
        let failing = Explorer.Step.failing(step, write: write)
        if let failed = try arrive(by: failing, from: state, way) {
          try checkStored(arrival, failed, way + [failing])
        }
      }
    }
    // Where nothing else ends the process, it is ended to see what is alive then.
    if explorer.invariants.contains(.noLeak),
      !alphabet.events.contains(where: { $0.effect == .endsProcess })
    {
      try comeBack(to: state, way, then: []) { () throws(Explorer.Failure) in
        if app.application.isRunning { try endProcess(after: way) }
      }
    }
  }

  /// Ends the process: nothing of it may be alive then.
  private func endProcess(after way: [Explorer.Step]) throws(Explorer.Failure) {
    place = nil
    app.end()
    guard let leak = app.watch?.leak else { return }
    app.begin(way)
    throw failure(
      Explorer.Invariant.noLeak.rawValue, "The process was ended here. \(leak)", way)
  }

  private func begin(_ way: [Explorer.Step], to state: Int) {
    app.begin(way)
    place = state
    detour = []
  }

  /// Brings the app back to the state that is walked on from: by few steps if they are known, as a
  /// launch and a whole way are many: a walk takes 15 % less.
  private func comeBack(to state: Int, _ way: [Explorer.Step]) throws(Explorer.Failure) {
    guard place != state else { return }
    if let place, try goBack(from: place, to: state, way) {
      self.place = state
    } else {
      begin(way, to: state)
    }
  }

  /// Takes the few steps that are known to lead from one state to another: they must lead there,
  /// whatever came before.
  private func goBack(from place: Int, to state: Int, _ way: [Explorer.Step])
    throws(Explorer.Failure) -> Bool
  {
    guard place < graph.walkedCount else {
      // Nothing is known from there, but what was typed last can be typed over what is typed now.
      detour += way.suffix(1)
      return way.last.map { app.perform($0) } != false && Look(app, explorer) == look
    }
    guard let back = graph.way(from: place, to: state) else { return false }
    var last = place
    for (step, next) in back {
      guard app.perform(step) else { return false }
      detour.append(step)
      let isThere =
        next == state ? Look(app, explorer) == look : fingerprint == graph.fingerprints[next]
      if !isThere {
        // Windows that have other numbers now: the steps were those of other windows.
        if app.application.sessions.map(\.number) == look?.windows {
          try compare(last, way + detour.dropLast(), then: step)
        }
        return false
      }
      last = next
    }
    return true
  }

  /// Takes a step from a state, and notes where it leads; `nil` if it is not possible.
  private func arrive(by step: Explorer.Step, from state: Int, _ way: [Explorer.Step])
    throws(Explorer.Failure) -> Arrival?
  {
    let arrival = try comeBack(to: state, way, then: [step]) { () throws(Explorer.Failure) in
      try take(step, from: state, way)
    }
    guard let arrival else { return nil }
    place = arrival.isLive ? arrival.state : nil
    detour.append(step)
    return arrival
  }

  /// Comes back to a state and does something there: what goes wrong counts only if it also happens
  /// without the steps that led back.
  private func comeBack<Result>(
    to state: Int, _ way: [Explorer.Step], then steps: [Explorer.Step],
    _ body: () throws(Explorer.Failure) -> Result
  ) throws(Explorer.Failure) -> Result {
    try comeBack(to: state, way)
    do throws(Explorer.Failure) {
      return try body()
    } catch {
      // Two ways were compared, both from the start.
      if detour.isEmpty || error.otherWay != nil { throw error }
      let other = way + detour + steps
      begin(way, to: state)
      _ = try body()
      var failure = failure(
        Self.sameWay, "\(error.invariant): only after steps that lead back.", way + steps)
      failure.otherWay = other
      throw failure
    }
  }

  private func take(_ step: Explorer.Step, from state: Int, _ way: [Explorer.Step])
    throws(Explorer.Failure) -> Arrival?
  {
    app.log.removeAll()
    app.log.isRecording = true
    defer { app.log.isRecording = false }
    guard app.perform(step, isWatched: true) else { return nil }
    if let leak = app.watch?.leak, explorer.invariants.contains(.noLeak) {
      throw failure(Explorer.Invariant.noLeak.rawValue, leak.description, way + [step])
    }
    app.log.isRecording = false
    explorer.onTransition?(way + [step])
    let fingerprint = fingerprint
    let known = graph.index(of: fingerprint)
    try check(app, way + [step], isNew: known == nil)
    if let translated, explorer.invariants.contains(.languages) {
      try follow(way + [step], in: translated, to: fingerprint)
      try check(translated, way + [step], isNew: known == nil)
    }
    let number = graph.number(of: step)
    let new = known == nil ? reported.newState(of: app) : nil
    let news = reported.news(
      of: app, after: number, graph.screen(of: state), known.map(graph.screen))
    findings.transitions.append(
      Findings.Transition(step: number, fingerprint: fingerprint, new: new, news: news))
    let target = known ?? graph.count
    var arrival = Arrival(app, fingerprint, in: target)
    if app.watch?.keepsAlive == true, explorer.invariants.contains(.noLeak) {
      try endProcess(after: way + [step])
      arrival.isLive = false
    }
    if known != nil, isSample() {
      try compare(graph.way(to: target), way + [step])
      arrival.isLive = false
    }
    return arrival
  }

  private func check(_ app: ExploredApplication, _ way: [Explorer.Step], isNew: Bool)
    throws(Explorer.Failure)
  {
    guard let fault = checks.fault(in: app, after: way.last, isNew: isNew) else { return }
    throw Explorer.Failure(
      invariant: fault.invariant, explanation: fault.explanation, way: way,
      state: app.description.map(checks.hidingSecrets))
  }

  private func isSample() -> Bool {
    secondWays += 1
    return comparedSteps < explorer.limits.comparisons || secondWays % 128 == 0
  }

  /// A state with the numbers of its windows, which are in the steps.
  private struct Look: Equatable {
    let fingerprint: UInt64
    let windows: [Int]

    @MainActor
    init(_ app: ExploredApplication, _ explorer: Explorer) {
      fingerprint = explorer.fingerprint(app, true)
      windows = app.application.sessions.map(\.number)
    }
  }
}

extension StateWalker: Redacted {}
