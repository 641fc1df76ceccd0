import Model

// What only several steps, or several ways, can show.
extension StateWalker {
  /// Takes each step that is possible after two ways to one state, in which its window may have
  /// another number: the same must follow, and no misuse after one of them alone.
  func compare(_ way: [Explorer.Step], _ other: [Explorer.Step]) throws(Explorer.Failure) {
    let (first, second) = (ending(of: way), ending(of: other))
    // Two windows in the other order: their numbers make a difference to a launch alone.
    guard first.look == second.look, first.steps.count == second.steps.count else { return }
    comparedSteps += first.steps.count
    for (step, same) in zip(first.steps, second.steps) {
      let arrival = outcome(of: step, after: way)
      // What is drawn at random is found in the turn of its state, with a shortest way.
      if arrival != outcome(of: same, after: other), arrival == outcome(of: step, after: way) {
        throw failure(after: way + [step], other + [same])
      }
    }
  }

  /// A step has led to another state than it should from a state, after another way to it.
  func compare(_ state: Int, _ other: [Explorer.Step], then step: Explorer.Step)
    throws(Explorer.Failure)
  {
    guard explorer.limits.comparisons > 0 else { return }
    let way = graph.way(to: state)
    let (first, second) = (ending(of: way), ending(of: other))
    // Windows with other numbers: the steps are those of other windows.
    guard first.look == second.look, first.steps == second.steps else { return }
    let arrival = outcome(of: step, after: way)
    guard arrival != outcome(of: step, after: other), arrival == outcome(of: step, after: way)
    else { return }
    let shortest = shortened(other) {
      ending(of: $0).look == first.look && outcome(of: step, after: $0) != arrival
    }
    throw failure(after: way + [step], shortest + [step])
  }

  /// The way without all that it can do without.
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

  /// Takes many steps in a row, by chance but the same in each run.
  ///
  /// Each must lead to where it led before: so what is hidden is found though it makes a difference
  /// only much later.
  func wander() throws(Explorer.Failure) {
    var chance = StateHash()
    var (way, place): ([Explorer.Step], Int) = ([], graph.count)
    for turn in 0..<10 * max(0, min(explorer.limits.comparisons, 100_000)) {
      if explorer.isStopped() { return }
      // What is not known, and what is too far to be told, is left.
      if place >= graph.walkedCount || way.count == 100 {
        app.begin()
        (way, place) = ([], 0)
      }
      let steps = app.steps(in: alphabet)
      guard !steps.isEmpty, graph.walkedCount > 0 else { return }
      chance.add(turn)
      let step = steps[Int(chance.value % UInt64(steps.count))]
      // The longer a process lives, the more it can hide.
      if step.mayEndProcess, chance.value >> 32 % 8 > 0 { continue }
      app.log.removeAll()
      guard app.perform(step) else { continue }
      let arrival = graph.index(of: fingerprint)
      let target = target(of: step, from: place) ?? arrival
      if let arrival, arrival == target, app.log.diagnostics.isEmpty {
        place = arrival
        way.append(step)
      } else {
        try compare(place, way, then: step)
        place = graph.count
      }
    }
  }

  /// Where a step should lead from a state, if that is known.
  private func target(of step: Explorer.Step, from state: Int) -> Int? {
    guard step.leadsBack else { return nil }
    // One that is not noted stays where it is, unless it is that of another window.
    return graph.target(of: step, from: state)
      ?? (app.application.sessions.allSatisfy { $0.number == 1 } ? state : nil)
  }

  private func ending(of way: [Explorer.Step]) -> (look: UInt64, steps: [Explorer.Step]) {
    app.begin(way)
    app.log.removeAll()
    return (outcome, app.steps(in: alphabet))
  }

  /// Where a step leads at the end of a way, or `nil` if it is not possible there.
  private func outcome(of step: Explorer.Step, after way: [Explorer.Step]) -> UInt64? {
    app.begin(way)
    app.log.removeAll()
    return app.perform(step) ? outcome : nil
  }

  private func failure(after way: [Explorer.Step], _ other: [Explorer.Step]) -> Explorer.Failure {
    app.begin(way)
    var failure = failure(
      Self.sameState,
      "After two ways to one state, the same steps lead to two, or one of them to a misuse. "
        + "Tell with `unseen` of what neither a screen nor the store shows.", way)
    failure.otherWay = other
    return failure
  }

  /// The state with the order of its windows, and how many misuses were reported.
  private var outcome: UInt64 {
    var hash = StateHash()
    hash.add(explorer.fingerprint(app, true))
    hash.add(app.log.diagnostics.count)
    return hash.value
  }

  /// The same way in the app of another language must lead to the same state.
  func follow(
    _ way: [Explorer.Step], in translated: ExploredApplication, to fingerprint: UInt64
  ) throws(Explorer.Failure) {
    translated.begin(way)
    guard explorer.fingerprint(translated, false) != fingerprint else { return }
    throw failure(
      Explorer.Invariant.languages.rawValue,
      "In the other language the same way leads to another state:\n"
        + translated.description.joined(separator: "\n"), way)
  }

  // MARK: - Several steps

  /// After a launch: a crash and another launch show the same.
  func relaunch(_ arrival: Arrival, _ way: [Explorer.Step]) throws(Explorer.Failure) {
    if !arrival.isLive { app.begin(way) }
    let again: [Explorer.Step] = [.event(.crash), .launch]
    for step in again { app.perform(step) }
    guard fingerprint != arrival.fingerprint else { return }
    throw failure(
      Explorer.Invariant.relaunch.rawValue, "The second launch shows something else.", way + again)
  }

  /// A step whose change was refused must not look as if it was made, if a person sees the app.
  func checkStored(_ arrival: Arrival, _ failed: Arrival, _ way: [Explorer.Step])
    throws(Explorer.Failure)
  {
    guard explorer.invariants.contains(.stored), !failed.hasDiagnostics,
      let visible = arrival.visible, visible == failed.visible,
      arrival.announcements == failed.announcements, arrival.store != failed.store
    else { return }
    app.begin(way)
    throw failure(
      Explorer.Invariant.stored.rawValue,
      "The store refused a change, and a person sees the same as if it had not. Tell of it; if "
        + "nobody need know, take `stored` out of the invariants.", way)
  }

  /// From every state steps of a person must lead back to where all windows show what a window
  /// shows first.
  func checkWayBack(to homes: Set<String>) throws(Explorer.Failure) {
    guard !homes.isEmpty else { return }
    let shows = alphabet.events.contains(.show)
    let opens = alphabet.events.contains(.open)
    let state = graph.firstWithoutWay {
      !$0.front.isEmpty && homes.isSuperset(of: $0.front)
        && (!shows || homes.isSuperset(of: $0.behind))
    } from: {
      // Without that event, nobody comes back to the app.
      opens || !$0.front.isEmpty
    }
    guard let state else { return }
    let way = graph.way(to: state)
    app.begin(way)
    throw failure(
      Explorer.Invariant.wayBack.rawValue,
      "No touch, text, Return or return to the app leads from here to "
        + "\(homes.sorted().joined(separator: " or ")). If nobody need come back there, as after a "
        + "welcome, name other screens in `homes`; if only time leads back, take `wayBack` out of "
        + "the invariants.",
      way)
  }

  // MARK: - What went wrong

  func failure(_ invariant: String, _ explanation: String, _ way: [Explorer.Step])
    -> Explorer.Failure
  {
    Explorer.Failure(
      invariant: invariant, explanation: explanation, way: way, state: app.description)
  }

  static let sameWay = "the same way leads to the same state"
  static let sameState = "from one state the same follows, whatever came before"
  static let unrepeatable =
    "It led to another state before. What happens must follow from the store, the clock and the "
    + "steps alone: inject an ExplorerClock and an ExplorerRandomness, and keep nothing in a "
    + "global or in the closure that makes the app. Tell of what neither a screen nor the "
    + "store shows with `unseen`."
}
