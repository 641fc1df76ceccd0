import Model
import View

/// Takes every step that is possible in a state, each after the shortest way to the state.
@MainActor
final class StateWalker {
  let explorer: Explorer
  let graph: StateGraph

  /// The app that takes the steps.
  let app: ExploredApplication

  /// The same app in another language, or `nil`.
  private let translated: ExploredApplication?

  private var checks: StateChecks

  /// A line without what was typed into secure fields.
  func hidingSecrets(_ line: String) -> String { checks.hidingSecrets(line) }

  /// The hashes of the calls that were seen: each is put into words once, which makes a walk a tenth
  /// shorter.
  private var seenCalls: Set<UInt64> = []

  /// The state in which the app is, or `nil` if it has gone on.
  private var current: Int?

  /// How many states were reached in a second way.
  private var secondWays = 0

  /// How many steps were taken after two ways to one state, to compare what follows.
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

  func has(_ invariant: Explorer.Invariant) -> Bool { explorer.invariants.contains(invariant) }

  /// Adds the first state: an app that does not run.
  func begin() throws(Explorer.Failure) {
    begin([])
    try check(app, after: [], isNew: true)
    graph.add(fingerprint, from: 0, by: graph.number(of: .launch), app.location)
  }

  /// What is on a screen where it was first seen.
  func contents(ofScreen screen: Int) -> [ScreenContent] {
    restore(graph.firstState(ofScreen: screen))
    return app.contents
  }

  /// Takes every step that is possible in a state, up to one after which something does not hold.
  func expand(_ state: Int) -> Expansion {
    var expansion = Expansion()
    do throws(Explorer.Failure) {
      try expand(state, adding: &expansion.outcomes)
    } catch {
      expansion.failure = error
    }
    return expansion
  }

  private func expand(_ state: Int, adding outcomes: inout [StepOutcome])
    throws(Explorer.Failure)
  {
    restore(state)
    guard fingerprint == graph.fingerprints[state] else {
      throw failure(Self.sameWay, Self.unrepeatable, graph.way(to: state))
    }
    for step in app.steps(in: alphabet) {
      guard let outcome = try take(step, from: state) else { continue }
      outcomes.append(outcome)
      if step == .launch, has(.relaunch) { try checkRelaunch(outcome, from: state) }
      guard alphabet.failsWrites, let change = outcome.change else { continue }
      for write in 1...outcome.writes {
        guard let failing = try take(.failing(step, write: write), from: state) else { continue }
        outcomes.append(failing)
        try checkStored(change, failing, from: state)
      }
    }
  }

  /// Takes a step from a state.
  ///
  /// - Returns: where it led, or `nil` if it is not possible.
  private func take(_ step: Explorer.Step, from state: Int) throws(Explorer.Failure)
    -> StepOutcome?
  {
    restore(state)
    app.log.removeAll()
    app.log.isRecording = true
    defer { app.log.isRecording = false }
    guard app.perform(step, isWatched: true) else { return nil }
    current = nil
    app.log.isRecording = false
    let way = graph.way(to: state) + [step]
    if let leak = app.watch?.leak, has(.noLeak) {
      throw failure(Explorer.Invariant.noLeak.rawValue, leak.description, way)
    }
    explorer.onTransition?(way)
    let fingerprint = fingerprint
    let known = graph.index(of: fingerprint)
    try check(app, after: way, isNew: known == nil)
    if let translated, has(.languages) {
      try follow(way, in: translated, to: fingerprint)
      try check(translated, after: way, isNew: known == nil)
    }
    let outcome = StepOutcome(
      of: step, in: app, fingerprint, isNew: known == nil, newMethods(in: app.log))
    if has(.noLeak), app.watch?.keepsAlive == true || known == nil && !alphabet.endsProcess {
      try endProcess(after: way)
    }
    if let known, known != state, isSample() { try compare(graph.way(to: known), way) }
    return outcome
  }

  /// The methods of controllers and delegates that were called for the first time.
  private func newMethods(in log: EventLog) -> Set<String> {
    var methods: Set<String> = []
    for event in log.events where event.kind == .call && event.receiverLane == .controller {
      var hash = StateHash()
      hash.add(event.receiver)
      hash.add(event.text)
      if seenCalls.insert(hash.value).inserted { methods.insert(event.method) }
    }
    return methods
  }

  /// Brings the app to a state by the shortest way, unless it is there.
  private func restore(_ state: Int) {
    guard current != state else { return }
    begin(graph.way(to: state))
    current = state
  }

  /// Brings the app to the end of a way.
  func begin(_ way: [Explorer.Step]) {
    current = nil
    app.begin(way)
  }

  /// Ends the process at the end of a way: nothing of it may be alive then.
  private func endProcess(after way: [Explorer.Step]) throws(Explorer.Failure) {
    guard app.application.isRunning else { return }
    app.end()
    guard let leak = app.watch?.leak else { return }
    begin(way)
    throw failure(
      Explorer.Invariant.noLeak.rawValue, "The process was ended here. \(leak)", way)
  }

  private func check(_ app: ExploredApplication, after way: [Explorer.Step], isNew: Bool)
    throws(Explorer.Failure)
  {
    guard let fault = checks.fault(in: app, after: way.last, isNew: isNew) else { return }
    throw Explorer.Failure(
      invariant: fault.invariant, explanation: fault.explanation, way: way,
      state: app.description.map(checks.hidingSecrets))
  }

  /// Whether what follows is compared after this second way to a state: at first after each, and
  /// later after each 128th.
  private func isSample() -> Bool {
    secondWays += 1
    return comparedSteps < explorer.limits.comparisons || secondWays % 128 == 0
  }
}

extension StateWalker: Redacted {}

extension Event {
  /// The receiver and its method, without the number of a scene, arguments and states.
  fileprivate var method: String {
    "\(receiver.prefix { $0 != " " }).\(text.prefix { $0 != "(" })"
  }
}
