import Model

// What only several steps, or several ways, can show.
extension StateWalker {
  /// Goes on in the same way after two ways to one state, with each step that is possible and then
  /// with several in a row: the same must follow.
  func compare(
    _ way: [Explorer.Step], _ other: [Explorer.Step], repeating step: Explorer.Step
  ) throws(Explorer.Failure) {
    if let (step, same) = stepsThatDiffer(after: way, other) {
      throw failure(after: way + [step], other + [same])
    }
    for again in [step, nil] {
      let (first, second) = (follow(way, repeating: again), follow(other, repeating: again))
      // Two windows in the other order: their numbers make a difference to a launch alone.
      guard first.fingerprints.first == second.fingerprints.first else { return }
      let same = zip(first.fingerprints, second.fingerprints).prefix { $0 == $1 }.count
      // What is drawn at random is found in the turn of its state, with a shortest way.
      if same < max(first.fingerprints.count, second.fingerprints.count),
        follow(way, repeating: again).fingerprints == first.fingerprints
      {
        throw failure(
          after: way + first.steps.prefix(same), other + second.steps.prefix(same))
      }
      // If the step was not possible, the same would follow once more without it.
      guard first.hasRepeated || second.hasRepeated else { return }
    }
  }

  /// Some steps have led to two states after two ways that seemed to lead to one.
  func compare(
    _ way: [Explorer.Step], _ other: [Explorer.Step], then steps: [Explorer.Step]
  ) throws(Explorer.Failure) {
    guard explorer.limits.comparisons > 0 else { return }
    let (first, second) = (ending(of: way), ending(of: other))
    // Windows with other numbers: the steps are those of other windows.
    guard first.look == second.look, first.steps == second.steps else { return }
    let arrival = ending(of: way + steps).look
    if arrival != ending(of: other + steps).look, arrival == ending(of: way + steps).look {
      throw failure(after: way + steps, other + steps)
    }
  }

  /// The first step that leads to two states, or to a misuse once, after two ways to one; its
  /// window may have another number after each.
  private func stepsThatDiffer(after way: [Explorer.Step], _ other: [Explorer.Step])
    -> (Explorer.Step, Explorer.Step)?
  {
    let (first, second) = (ending(of: way), ending(of: other))
    // Two windows in the other order: their numbers make a difference to a launch alone.
    guard first.look == second.look, first.steps.count == second.steps.count else { return nil }
    comparedSteps += first.steps.count
    return zip(first.steps, second.steps).first { step, same in
      let arrival = outcome(of: step, after: way)
      // What is drawn at random is found in the turn of its state, with a shortest way.
      return arrival != outcome(of: same, after: other) && arrival == outcome(of: step, after: way)
    }
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
        + "Tell with `unseen` of what neither a screen nor the store shows, also of a stored text "
        + "that looks as if it was drawn at random.", way)
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

  /// Takes some more steps at the end of a way, chosen by the states: at first one again, if it
  /// is given.
  private func follow(_ way: [Explorer.Step], repeating step: Explorer.Step?)
    -> (steps: [Explorer.Step], fingerprints: [UInt64], hasRepeated: Bool)
  {
    app.begin(way)
    app.log.removeAll()
    var fingerprints = [outcome]
    var taken: [Explorer.Step] = []
    var hasRepeated = false
    for turn in 0..<8 {
      let steps = app.steps(in: alphabet)
      // A small alphabet may have nothing left to try.
      if steps.isEmpty { break }
      var hash = StateHash()
      // After each second way something else is tried.
      hash.add(secondWays)
      for fingerprint in fingerprints { hash.add(fingerprint) }
      let again = steps.firstIndex { turn < 3 && $0.inAnyWindow == step?.inAnyWindow }
      hasRepeated = hasRepeated || again != nil
      let next = steps[again ?? Int(hash.value % UInt64(steps.count))]
      app.perform(next)
      taken.append(next)
      fingerprints.append(outcome)
    }
    return (taken, fingerprints, hasRepeated)
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
    let shows = alphabet.windowEvents.contains(.show)
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
    + "steps alone: inject an ExplorerClock and a hasher without random salts, and keep nothing "
    + "in a global or in the closure that makes the app. Tell of what neither a screen nor the "
    + "store shows with `unseen`."
}
