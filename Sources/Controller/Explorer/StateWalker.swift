import Model
import View

/// Takes every step that is possible in a state, each after the shortest way to the state.
///
/// To come back by a launch and the way is half of what a walk costs: it takes 13 times the instructions of
/// as many steps in a row. To go on from where the app is, by known steps, was not tried here: it needs a
/// second order of the states, besides that in which they are found.
@MainActor
final class StateWalker {
  let explorer: Explorer
  let graph: StateGraph

  /// The app that takes the steps.
  let app: ExploredApplication

  /// The same app in another language, or `nil`.
  private let translated: ExploredApplication?

  private var checks: StateChecks

  /// The same app where it was before a step, if a property asks for both.
  private let previous: ExploredApplication?
  private var previousState: Int?

  /// What does not hold, each of another invariant.
  private(set) var failures: [Explorer.Failure] = []

  /// A line without what was typed into secure fields.
  func hidingSecrets(_ line: String) -> String { checks.hidingSecrets(line) }

  /// For each button that was touched a way at whose end it does nothing, or `nil` once it did something.
  private var vain: [String: [Explorer.Step]?] = [:]

  /// For each row of the state that is expanded, if another one looks the same, what a touch of the
  /// first has shown.
  private var rowTouches: [[String]: [ScreenContent]] = [:]

  /// A touch and the call of its delegate.
  private static let callsInVain = 2

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
    previous =
      explorer.properties.steps.isEmpty
      ? nil : ExploredApplication(explorer, making: explorer.make)
    checks = StateChecks(explorer)
  }

  func has(_ invariant: Explorer.Invariant) -> Bool { checks.has(invariant) }

  /// The steps of a way with what came of each, for a page: what has a secret in it is left out.
  func steps(along way: [Explorer.Step], to explanation: String) -> [ScenarioStep] {
    app.begin()
    return way.enumerated().map { index, step in
      let isLast = index == way.count - 1
      return checks.withoutSecrets(app.keptStep(step, failure: isLast ? explanation : nil))
    }
  }

  /// Whether what is called so is still looked for.
  func looks(for name: String) -> Bool { !checks.found.contains(name) }

  /// Does something until it meets no failure that ends the walk, or that is known.
  func collecting<Result>(_ body: () throws(Explorer.Failure) -> Result) throws(Explorer.Failure)
    -> Result
  {
    while true {
      do throws(Explorer.Failure) {
        return try body()
      } catch {
        let isKnown = !checks.found.insert(error.invariant).inserted
        if !isKnown { failures.append(error) }
        current = nil
        // What does not follow from the steps can be told of no state.
        let isLast = failures.count >= max(1, explorer.limits.failures)
        if isKnown || isLast || error.invariant == Self.sameWay { throw error }
      }
    }
  }

  /// Adds the first state: an app that does not run.
  func begin() throws(Explorer.Failure) {
    try collecting { () throws(Explorer.Failure) in
      begin([])
      try check(app, after: [], isNew: true)
      let marks = try marks(after: [])
      graph.add(fingerprint, from: 0, by: graph.number(of: .launch), app.location, marks)
    }
  }

  /// What is on a screen where it was first seen.
  func contents(ofScreen screen: Int) -> [ScreenContent] {
    restore(graph.firstState(ofScreen: screen))
    return app.contents
  }

  /// Takes every step that is possible in a state; those during which the store fails come last, so that
  /// a state is rather reached without a fault.
  ///
  /// - Parameters:
  ///   - state: the number of the state.
  ///   - add: receives where each step led.
  /// - Throws: what ends the walk.
  func expand(_ state: Int, add: (StepOutcome) -> Void) throws(Explorer.Failure) {
    rowTouches = [:]
    // A job says of each state what was called, whatever was before.
    if explorer.isRecorded { seenCalls = [] }
    let steps = try collecting { () throws(Explorer.Failure) in
      restore(state)
      guard fingerprint == graph.fingerprints[state] else {
        throw failure(Self.sameWay, Self.unrepeatable, graph.way(to: state))
      }
      return app.steps(in: alphabet)
    }
    var changing: [StepOutcome] = []
    for step in steps {
      try collecting { () throws(Explorer.Failure) in
        guard let outcome = try take(step, from: state) else { return }
        if step == .launch, has(.relaunch) { try checkRelaunch(outcome, from: state) }
        add(outcome)
        if alphabet.failsWrites, outcome.change != nil { changing.append(outcome) }
      }
    }
    for outcome in changing {
      for write in 1...outcome.writes {
        try collecting { () throws(Explorer.Failure) in
          let step = Explorer.Step.failing(outcome.step, write: write)
          guard let failing = try take(step, from: state) else { return }
          if let change = outcome.change { try checkStored(change, failing, from: state) }
          add(failing)
        }
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
    let kept = step == .launch && state > 0 && has(.kept) ? app.keptRows : [:]
    let button =
      has(.effect) ? app.look(atProcess: step.process, { app.button(of: step)?.place }) : nil
    let row =
      has(.rows) ? app.look(atProcess: step.process, { app.ambiguousRow(of: step) }) : nil
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
    let isNew = known == nil
    try check(app, after: way, isNew: isNew)
    if let row, app.location.screen != graph.location(of: state).screen,
      !way.contains(where: { $0.types(row[1]) })
    {
      try checkRow(row, after: way)
    }
    if let previous,
      let fault = previous.look(
        atProcess: step.process,
        {
          app.look(atProcess: step.process) { checks.fault(of: step, from: previous, to: app) }
        })
    {
      throw failure(fault.invariant, fault.explanation, way)
    }
    try checkKept(kept, after: way)
    if let translated, has(.languages) {
      try follow(way, in: translated, to: fingerprint)
      try check(translated, after: way, isNew: isNew)
    }
    let marks = isNew ? try marks(after: way) : nil
    let isVain =
      fingerprint == graph.fingerprints[state] && app.store.changes == 0 && !app.hasHighlighted
      && app.log.events.count <= Self.callsInVain
    var outcome = StepOutcome(
      of: step, in: app, fingerprint, marks, button.map { .init(button: $0, isVain: isVain) })
    outcome.methods = newMethods(in: app.log)
    let values = isNew ? checks.keptValues(in: app) : [:]
    if has(.noLeak), app.watch?.keepsAlive == true || isNew && !alphabet.endsProcess {
      try endProcess(after: way)
    }
    if isNew { try checkKept(values, step, after: way) }
    if let known, known != state, isSample() { try compare(graph.way(to: known), way) }
    return outcome
  }

  /// Checks that the rows that look the same lead to the same screen.
  private func checkRow(_ row: [String], after way: [Explorer.Step]) throws(Explorer.Failure) {
    let contents = app.contents
    guard let first = rowTouches[row], first != contents else {
      rowTouches[row] = contents
      return
    }
    throw failure(
      Explorer.Invariant.rows.rawValue,
      hidingSecrets(
        "Two rows with the text \"\(row[1])\" look the same, and each leads to another screen. Show in "
          + "them what tells them apart."), way)
  }

  /// A stored value that a launch has changed.
  func changedRows(_ rows: [StoreKey: UInt64]) -> StateChecks.Fault? {
    checks.changed(rows, in: app)
  }

  /// Which properties over time hold in the state that the app is in.
  private func marks(after way: [Explorer.Step]) throws(Explorer.Failure) -> StateGraph.Marks {
    var marks = StateGraph.Marks()
    for (index, property) in explorer.properties.overTime.enumerated() {
      do {
        if try property.first(app.state) { marks.first |= 1 << UInt64(index) }
        if try property.second(app.state) { marks.second |= 1 << UInt64(index) }
      } catch {
        if looks(for: property.name) { throw failure(property.name, "\(error)", way) }
      }
    }
    return marks
  }

  /// Notes whether a touch did nothing.
  func note(_ touch: StepOutcome.Touch, after way: @autoclosure () -> [Explorer.Step]) {
    if !touch.isVain {
      vain[touch.button] = .some(nil)
    } else if vain[touch.button] == nil {
      vain[touch.button] = way()
    }
  }

  /// Checks that each button does something in some state.
  func checkEffects() throws(Explorer.Failure) {
    guard has(.effect) else { return }
    let ways = vain.compactMapValues(\.self).sorted {
      ($0.value.count, $0.key) < ($1.value.count, $1.key)
    }
    guard let (button, way) = ways.first else { return }
    begin(way)
    throw failure(
      Explorer.Invariant.effect.rawValue,
      "Nothing follows a touch of \"\(button), in any state. If it does something that neither a "
        + "screen nor the store nor the log shows, take `effect` out of the invariants.", way)
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
    let way = graph.way(to: state)
    if let previous, previousState != state {
      previous.begin(way)
      previousState = state
    }
    begin(way)
    current = state
  }

  /// Brings the app to the end of a way.
  func begin(_ way: [Explorer.Step]) {
    current = nil
    app.begin(way)
  }

  /// Ends the process at the end of a way: nothing of it may be alive then.
  private func endProcess(after way: [Explorer.Step]) throws(Explorer.Failure) {
    let leak = app.look(atProcess: way.last?.process ?? 0) { () -> LeakDetector.Leak? in
      guard app.application.isRunning else { return nil }
      app.end()
      return app.watch?.leak
    }
    guard let leak else { return }
    begin(way)
    throw failure(
      Explorer.Invariant.noLeak.rawValue, "The process was ended here. \(leak)", way)
  }

  private func check(_ app: ExploredApplication, after way: [Explorer.Step], isNew: Bool)
    throws(Explorer.Failure)
  {
    let fault = app.look(atProcess: way.last?.process ?? 0) {
      checks.fault(in: app, after: way.last, isNew: isNew)
    }
    guard let fault else { return }
    throw Explorer.Failure(
      invariant: fault.invariant, explanation: fault.explanation, way: way,
      state: app.description.map(checks.hidingSecrets))
  }

  /// Whether what follows is compared after this second way to a state: at first after each, and
  /// later after each 128th.
  private func isSample() -> Bool {
    guard looks(for: Self.sameState) else { return false }
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
