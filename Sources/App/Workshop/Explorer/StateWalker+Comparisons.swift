import Controller
import Model
import View

// What only several steps, or several ways, can show.
extension StateWalker {
  // MARK: - Two ways to one state

  /// Takes each step that is possible after two ways to one state: the same must follow, and no
  /// misuse after one of them alone.
  func compare(_ way: [Explorer.Step], _ other: [Explorer.Step]) throws(Explorer.Failure) {
    let (first, second) = (ending(of: way), ending(of: other))
    // Two windows in the other order are one state, but not to a launch. A window may have another
    // number after the other way, so the steps are paired by their positions.
    guard first.fingerprint == second.fingerprint else { return }
    comparedSteps += first.steps.count
    for (step, same) in zip(first.steps, second.steps) {
      let result = result(of: step, after: way)
      // A step whose result is random is found when its state is expanded, with a shortest way.
      if result != self.result(of: same, after: other), result == self.result(of: step, after: way)
      {
        throw step == same
          ? hiddenState(after: way, other, then: step) : hiddenState(way + [step], other + [same])
      }
    }
  }

  /// Takes many steps in a row, by chance but the same in each run.
  ///
  /// Each must lead to where it led before: so what is hidden is found even if it makes a
  /// difference only many steps later.
  func walkRandomly(until isLate: () -> Bool) throws(Explorer.Failure) {
    guard looks(for: Self.sameState) else { return }
    var random = StateHash()
    var (way, state): ([Explorer.Step], Int) = ([], graph.count)
    for turn in 0..<10 * max(0, min(explorer.limits.comparisons, 100_000)) {
      if explorer.isStopped() || isLate() { return }
      // Begins again where it is not known what follows, and when the way is too long to be read.
      if state >= graph.expandedCount || way.count == 100 {
        begin([])
        (way, state) = ([], 0)
      }
      let steps = app.steps(in: alphabet)
      guard !steps.isEmpty, graph.expandedCount > 0 else { return }
      random.add(turn)
      let step = steps[Int(random.value % UInt64(steps.count))]
      // The longer a process lives, the more it can hide.
      if step.mayEndProcess, random.value >> 32 % 8 > 0 { continue }
      app.log.removeAll()
      guard app.perform(step) else { continue }
      let reached = graph.index(of: fingerprint)
      let expected = graph.target(of: step, from: state) ?? reached
      if let reached, reached == expected, app.log.diagnostics.isEmpty {
        state = reached
        way.append(step)
      } else {
        try compare(state, way, then: step)
        state = graph.count
      }
    }
  }

  /// Checks that a step leads from a state to the same after another way as after the shortest one.
  func compare(_ state: Int, _ other: [Explorer.Step], then step: Explorer.Step)
    throws(Explorer.Failure)
  {
    let way = graph.way(to: state)
    guard ending(of: way) == ending(of: other),
      result(of: step, after: way) != result(of: step, after: other)
    else { return }
    throw hiddenState(after: way, other, then: step)
  }

  /// Leaves steps out of a way as long as what is left is enough.
  private func shortened(_ way: [Explorer.Step], _ isEnough: ([Explorer.Step]) -> Bool)
    -> [Explorer.Step]
  {
    var (way, length) = (way, way.count / 2)
    while length > 0 {
      var start = 0
      while start < way.count {
        var rest = way
        rest.removeSubrange(start..<min(start + length, way.count))
        if isEnough(rest) { way = rest } else { start += length }
      }
      length /= 2
    }
    return way
  }

  /// The state at the end of a way, and the steps that may be possible there: where windows have
  /// other numbers, a step is one in another window.
  private struct Ending: Equatable {
    let fingerprint: UInt64
    let steps: [Explorer.Step]
  }

  private func ending(of way: [Explorer.Step]) -> Ending {
    begin(way)
    app.log.removeAll()
    return Ending(fingerprint: orderedFingerprint, steps: app.steps(in: alphabet))
  }

  /// The state to which a step leads at the end of a way, or `nil` if it is not possible there.
  private func result(of step: Explorer.Step, after way: [Explorer.Step]) -> UInt64? {
    begin(way)
    app.log.removeAll()
    return app.perform(step) ? orderedFingerprint : nil
  }

  /// A fingerprint of the state with the order of its windows and the number of misuses.
  private var orderedFingerprint: UInt64 {
    var hash = StateHash()
    hash.add(explorer.fingerprint(app, true))
    hash.add(app.log.diagnostics.count)
    return hash.value
  }

  /// Shortens two ways to one state, after which a step leads to two: first the other way, and then
  /// what both begin with.
  private func hiddenState(
    after way: [Explorer.Step], _ other: [Explorer.Step], then step: Explorer.Step
  ) -> Explorer.Failure {
    func isEnough(_ way: [Explorer.Step], and other: [Explorer.Step]) -> Bool {
      ending(of: way) == ending(of: other)
        && result(of: step, after: way) != result(of: step, after: other)
    }
    let other = shortened(other) { isEnough(way, and: $0) }
    let common = zip(way, other).prefix { $0 == $1 }.count
    let (rest, otherRest) = (way.dropFirst(common), other.dropFirst(common))
    let start = shortened(Array(way.prefix(common))) { isEnough($0 + rest, and: $0 + otherRest) }
    return hiddenState(start + rest + [step], start + otherRest + [step])
  }

  private func hiddenState(_ way: [Explorer.Step], _ other: [Explorer.Step]) -> Explorer.Failure {
    begin(other)
    let second = outcome
    begin(way)
    let first = outcome
    var failure = failure(
      Self.sameState,
      "After two ways to one state, their last step leads to two, or one of them to a misuse: "
        + "\(way.last?.description ?? "none"). Tell of what neither a screen nor the store shows, "
        + "for example: explorer.hiddenState = { state in \"\\(state.allControllers.compactMap { "
        + "($0 as? \(lastController))?.visits })\" }", way)
    failure.otherWay = other
    failure.difference = first.difference(from: second).map(hidingSecrets)
    return failure
  }

  /// What there is to compare of the state that the app is in.
  private var outcome: WayOutcome { WayOutcome(app) }

  /// The class of the controller in front, as one that may keep something.
  private var lastController: String {
    app.windows.last?.window.controllers.last.map { "\(type(of: $0))" } ?? "RootController"
  }

  // MARK: - Another language, another launch, a failing store

  /// Checks that a way leads to the same state in the app of another language.
  func follow(
    _ way: [Explorer.Step], in translated: ExploredApplication, to fingerprint: UInt64
  ) throws(Explorer.Failure) {
    translated.goOn(to: way)
    guard explorer.fingerprint(translated, false) != fingerprint else { return }
    throw failure(
      Explorer.Invariant.languages.rawValue,
      hidingSecrets(
        "In the other language the same way leads to another state:\n"
          + translated.description.joined(separator: "\n")), way)
  }

  /// Checks after a launch that a crash and another launch show the same.
  func checkRelaunch(_ outcome: StepOutcome, from state: Int) throws(Explorer.Failure) {
    let way = graph.way(to: state) + [.launch, .event(.crash), .launch]
    begin(way)
    guard fingerprint != outcome.fingerprint else { return }
    throw failure(
      Explorer.Invariant.relaunch.rawValue, "The second launch shows something else.", way)
  }

  /// Checks that a change which the store refused does not look as if it was made, if a person sees
  /// the app.
  func checkStored(_ change: StepOutcome.Change, _ failing: StepOutcome, from state: Int)
    throws(Explorer.Failure)
  {
    guard has(.stored), let refused = failing.change, !refused.hasDiagnostics,
      !change.visible.isEmpty, change.store != refused.store,
      change.announcements == refused.announcements
    else { return }
    guard change.visible == refused.visible || !change.announcements.isEmpty else { return }
    let way = graph.way(to: state) + [failing.step]
    begin(way)
    if change.visible != refused.visible {
      throw failure(
        Explorer.Invariant.stored.rawValue,
        "The store refused a change, and it was announced as if it had not: "
          + "\(change.announcements.joined(separator: ", ")). Announce it after it was stored.", way
      )
    }
    throw failure(
      Explorer.Invariant.stored.rawValue,
      "The store refused a change, and a person sees the same as if it had not. Say "
        + "so on the screen, or take `stored` out of the invariants.", way)
  }

  // MARK: - All states

  /// Checks that from every state steps of a person lead back to where all windows show what a
  /// window shows first.
  func checkWayBack(to homes: Set<String>) throws(Explorer.Failure) {
    guard !homes.isEmpty, has(.wayBack) else { return }
    let shows = alphabet.events.contains(.show)
    let opens = alphabet.events.contains(.open)
    let leads = graph.leading { state in
      let place = graph.location(of: state)
      return !place.front.isEmpty && homes.isSuperset(of: place.front)
        && (!shows || homes.isSuperset(of: place.behind))
    }
    // Without that event, a person cannot come back to the app.
    let state = leads.indices.first {
      !leads[$0] && (opens || !graph.location(of: $0).front.isEmpty)
    }
    guard let state else { return }
    let way = graph.way(to: state)
    begin(way)
    throw failure(
      Explorer.Invariant.wayBack.rawValue,
      "No touch, text, Return or return to the app leads from here to "
        + "\(homes.sorted().joined(separator: " or ")). If no person has to come back there, as after a "
        + "welcome, name other screens in `homes`; if only time leads back, take `wayBack` out of "
        + "the invariants.",
      way)
  }

  /// Checks that each button does something in some state, and each switch.
  func checkEffects() throws(Explorer.Failure) {
    guard let (fault, way) = touches.vain else { return }
    begin(way)
    throw failure(fault.invariant, fault.explanation, way)
  }

  /// Checks that a row opens the screen about itself wherever it is touched.
  func checkOpenedRows() throws(Explorer.Failure) {
    guard has(.rows), let (fault, way) = touches.wrongRow else { return }
    begin(way)
    throw failure(fault.invariant, hidingSecrets(fault.explanation), way)
  }

  /// Which properties over time hold in the state that the app is in.
  func marks(after way: [Explorer.Step]) throws(Explorer.Failure) -> StateGraph.Marks {
    var marks = StateGraph.Marks()
    for (index, property) in explorer.properties.overTime.enumerated() {
      do {
        if try property.first(app.state) { marks.first |= 1 << UInt64(index) }
        if try property.second(app.state) { marks.second |= 1 << UInt64(index) }
      } catch {
        if looks(for: property.name) {
          throw failure(property.name, hidingSecrets("\(error)"), way)
        }
      }
    }
    return marks
  }

  /// Checks on the graph of all states what must follow what.
  func checkOverTime() throws(Explorer.Failure) {
    for (index, property) in explorer.properties.overTime.enumerated()
    where looks(for: property.name) {
      let opens = alphabet.events.contains(.open)
      guard let course = graph.counterexample(to: index, property.kind, opens: opens) else {
        continue
      }
      begin(course.way)
      var failure = failure(property.name, property.kind.explanation, course.way)
      failure.loop = course.loop
      throw failure
    }
  }

  // MARK: - Failures

  /// What a walk ends with, when the app is at the end of a way.
  func failure(_ invariant: String, _ explanation: String, _ way: [Explorer.Step])
    -> Explorer.Failure
  {
    Explorer.Failure(
      invariant: invariant, explanation: explanation, way: way,
      state: app.description.map(hidingSecrets))
  }

  static let sameWay = "the same way leads to the same state"
  static let sameState = "from one state the same follows, whatever came before"
  static let unrepeatable =
    "It led to another state before. What happens must follow from the store, the clock and the "
    + "steps alone: inject an ExplorerClock and an ExplorerRandomness, and keep nothing in a "
    + "global or in the closure that makes the app. Tell of what neither a screen nor the "
    + "store shows with `hiddenState`."
}

extension Explorer.OverTime.Kind {
  fileprivate var explanation: String {
    switch self {
    case .eventually: "It does not come about: from here on no step leads to it."
    case .leadsTo: "What should follow does not: from here on no step leads to it."
    case .never: "It is here, and what should be before it was not."
    }
  }
}
