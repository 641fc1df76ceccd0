import Controller
import Model
import View

/// Takes every step that is possible in a state.
///
/// It comes to each new state by the shortest way, and then goes on from where the app is: see
/// `reach`. To come back by a launch for each step was more than half of what a walk cost.
@MainActor
final class StateWalker {
  let explorer: Explorer
  let graph: StateGraph

  /// Whether it goes on from where the app is.
  let isTour: Bool

  /// The app that takes the steps.
  let app: ExploredApplication

  /// The same app in another language, or `nil`.
  private let translated: ExploredApplication?

  private var checks: StateChecks

  /// The same app where it was before a step, if a property asks for both.
  private let previous: ExploredApplication?

  /// What does not hold, each of another invariant.
  private(set) var failures: [Explorer.Failure] = []

  /// A line without what was typed into secure fields.
  func hidingSecrets(_ line: String) -> String { checks.hidingSecrets(line) }

  /// What touches have shown.
  var touches = TouchChecks()

  /// A touch and the call of its delegate.
  private static let callsInVain = 2

  /// The methods of the calls that were seen, by the hash of the call: each is put into words once,
  /// which makes a walk a tenth shorter.
  private var methods: [UInt64: String] = [:]

  /// Where the app is, or `nil` if it cannot go on from there.
  var current: Place?

  /// The shortest way that the app was last brought along.
  var freshWay: [Explorer.Step]?

  /// What was found ahead of the order of the states.
  var ahead = FoundAhead()

  /// Whether a step has led from one state to two, so that only a walk without a tour is sure to
  /// tell of shortest ways.
  var isDoubtful = false

  /// What made it doubtful, if both ways lead there each time.
  var doubt: Explorer.Failure?

  /// How many states were reached in a second way.
  private var secondWays = 0

  /// How many steps were taken after two ways to one state, to compare what follows.
  var comparedSteps = 0

  var alphabet: Explorer.Alphabet { explorer.alphabet }

  /// The fingerprint of the state in which the app is.
  var fingerprint: UInt64 { explorer.fingerprint(app, false) }

  init(_ explorer: Explorer, in graph: StateGraph, isTour: Bool) {
    self.explorer = explorer
    self.graph = graph
    self.isTour = isTour
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
        if isDoubtful { throw error }
        let isKnown = !checks.found.insert(error.invariant).inserted
        if !isKnown { failures.append(error) }
        let isLast = failures.count >= max(1, explorer.limits.failures)
        if isKnown || isLast { throw error }
      }
    }
  }

  /// Adds the first state: an app that does not run.
  func begin() throws(Explorer.Failure) {
    try collecting { () throws(Explorer.Failure) in
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

  /// Takes every step that is possible in a state; those during which the store fails come last, so
  /// that a state is rather reached without a fault.
  ///
  /// - Parameters:
  ///   - state: the number of the state.
  ///   - add: receives where each step led.
  /// - Throws: what ends the walk.
  func expand(_ state: Int, add: (StepOutcome) -> Void) throws(Explorer.Failure) {
    touches.beginState()
    let (place, steps) = try collecting { () throws(Explorer.Failure) in
      let place = restore(state)
      let trail = ahead.trails.removeValue(forKey: place.state)
      guard fingerprint == place.state else {
        let (parent, step) = graph.origin(of: state)
        throw doubt(of: graph.steps[step], from: graph.fingerprints[parent], after: trail)
      }
      return (place, app.steps(in: alphabet))
    }
    graph.beginState(place.wayMark)
    let found = ahead.takeOutcomes(of: place)
    var changing: [(step: Explorer.Step, change: StepOutcome.Change)] = []
    for step in steps {
      try collecting { () throws(Explorer.Failure) in
        var outcome = found[step]
        if outcome == nil { outcome = try take(step, from: state) }
        guard let outcome else { return }
        if step == .launch, has(.relaunch) { try checkRelaunch(outcome, from: state) }
        try hand(outcome, from: state, to: add)
        if alphabet.failsWrites, let change = outcome.change {
          changing.append((outcome.step, change))
        }
      }
    }
    for (step, change) in changing {
      for write in 1...change.count {
        try collecting { () throws(Explorer.Failure) in
          let step = Explorer.Step.failing(step, write: write)
          guard let failing = try take(step, from: state) else { return }
          try checkStored(change, failing, from: state)
          try hand(failing, from: state, to: add)
        }
      }
    }
  }

  /// Hands on where a step led, in the order of the states.
  private func hand(_ outcome: StepOutcome, from state: Int, to add: (StepOutcome) -> Void)
    throws(Explorer.Failure)
  {
    var outcome = outcome
    let way = { self.graph.way(to: state) + [outcome.step] }
    explorer.onTransition?(way())
    if let row = outcome.row, let fault = touches.fault(of: row, after: way) {
      begin(way())
      throw failure(fault.invariant, hidingSecrets(fault.explanation), way())
    }
    if let known = graph.index(of: outcome.fingerprint) {
      if known != state, isSample() { try compare(graph.way(to: known), way()) }
    } else if let new = ahead.states.removeValue(forKey: outcome.fingerprint) {
      outcome.newState = new
      if ahead.hasRoom { ahead.trails[outcome.fingerprint] = outcome.trail }
    }
    add(outcome)
  }

  /// Takes a step from where the app is.
  ///
  /// - Returns: where it led, or `nil` if it is not possible.
  func attempt(_ step: Explorer.Step, from here: Place) throws(Explorer.Failure)
    -> StepOutcome?
  {
    let kept = step == .launch && !app.way.isEmpty && has(.kept) ? app.keptRows : [:]
    let screen = app.location.screen
    let control =
      has(.effect) ? app.look(atProcess: step.process, { app.control(of: step) }) : nil
    let rows =
      has(.rows) ? app.look(atProcess: step.process, { app.touchedRow(of: step) }) : nil
    let trail = isFresh ? nil : app.way
    previous?.goOn(to: app.way)
    app.log.removeAll()
    app.log.isRecording = true
    let isPossible = app.perform(step, isWatched: true)
    app.log.isRecording = false
    guard isPossible else { return nil }
    current = nil
    let way = app.way
    if let leak = app.watch?.leak, has(.noLeak) {
      throw failure(Explorer.Invariant.noLeak.rawValue, leak.description, way)
    }
    let fingerprint = fingerprint
    let isNew = graph.index(of: fingerprint) == nil && ahead.states[fingerprint] == nil
    try check(app, after: way, isNew: isNew)
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
      fingerprint == here.state && app.store.changes == 0 && !app.hasHighlighted
      && (control?.isSwitch == true || app.log.events.count <= Self.callsInVain)
    var outcome = StepOutcome(
      of: step, in: app, fingerprint, marks,
      control.map { .init(button: $0.place, isVain: isVain) })
    if explorer.isRecorded { outcome.newState?.shown = app.shown.map(hidingSecrets) }
    if graph.index(of: fingerprint) == nil { outcome.trail = trail }
    outcome.methods = methods(in: app.log)
    if let rows, app.location.screen != screen {
      if rows.isAmbiguous { outcome.row = (rows.name, app.contents) }
      outcome.openedRow = OpenedRow(
        list: rows.list, row: rows.name[1], others: rows.others, screen: app.location.screen,
        texts: app.texts)
    }
    let values = isNew ? checks.keptValues(in: app) : [:]
    if isTour { current = Place(state: fingerprint, wayMark: app.wayMark) }
    if has(.noLeak), app.watch?.keepsAlive == true || isNew && !alphabet.endsProcess {
      try endProcess(after: way)
    }
    if isNew { try checkKept(values, step, after: way) }
    ahead.add(outcome)
    return outcome
  }

  /// A stored value that a launch has changed.
  func changedRows(_ rows: [StoreKey: UInt64]) -> StateChecks.Fault? {
    checks.changed(rows, in: app)
  }

  /// The methods of controllers and delegates that were called.
  private func methods(in log: EventLog) -> Set<String> {
    var called: Set<String> = []
    for event in log.events where event.kind == .call && event.receiverLane == .controller {
      var hash = StateHash()
      hash.add(event.receiver)
      hash.add(event.text)
      let method = methods[hash.value] ?? event.method
      methods[hash.value] = method
      called.insert(method)
    }
    return called
  }

  /// Ends the process at the end of a way: nothing of it may be alive then.
  private func endProcess(after way: [Explorer.Step]) throws(Explorer.Failure) {
    let leak = app.look(atProcess: way.last?.process ?? 0) { () -> LeakDetector.Leak? in
      guard app.application.isRunning else { return nil }
      current = nil
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
    throw failure(fault.invariant, fault.explanation, way)
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
