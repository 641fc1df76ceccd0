import Controller
import Model
import View

// How the app gets from where it is to the state whose steps are to be taken.
extension StateWalker {
  /// Where an app is: a state, and what of the way there makes a difference later.
  struct Place: Hashable {
    let state: UInt64
    let wayMark: UInt64?
  }

  /// Takes a step from a state.
  ///
  /// - Returns: where it led, or `nil` if it is not possible.
  func take(_ step: Explorer.Step, from state: Int) throws(Explorer.Failure)
    -> StepOutcome?
  {
    let here = try reach(state)
    let way = app.way
    guard !isFresh else { return try attempt(step, from: here) }
    do throws(Explorer.Failure) {
      return try attempt(step, from: here)
    } catch {
      // What does not hold is told with the shortest way.
      restore(state)
      _ = try attempt(step, from: here)
      throw doubt(of: step, from: here.state, after: way)
    }
  }

  /// The most steps before the app is launched again: so a way that shows what is hidden can be
  /// read.
  private static let longestTour = 20

  /// From how many states near by a known way is looked for: to look longer takes longer than a
  /// launch.
  private static let nearest = 8

  /// Brings the app to a state, from where it is: by steps that were not tried yet, whose turn
  /// would come later, and by known ones to where there are more; and by a launch and the shortest
  /// way only if there are none near by.
  ///
  /// - Returns: where the app is then.
  /// - Throws: that a known step has led elsewhere than before.
  private func reach(_ state: Int) throws(Explorer.Failure) -> Place {
    let goal = graph.fingerprints[state]
    for _ in 0..<Self.longestTour {
      guard let here = current, here.wayMark != nil else { break }
      if here.state == goal, here.wayMark == graph.wayMark { return here }
      if let step = untriedStep(from: here, before: state) {
        // What does not hold here is told when the turn of this state has come.
        if let outcome = try? attempt(step, from: here) { ahead.add(outcome, from: here) }
      } else if let edge = knownEdge(from: here, to: goal) {
        try goOn(by: edge.step, to: edge.target)
      } else {
        break
      }
    }
    return restore(state)
  }

  private func untriedStep(from here: Place, before state: Int) -> Explorer.Step? {
    if let index = graph.index(of: here.state), index <= state { return nil }
    let hasRoom =
      ahead.hasRoom && graph.count + ahead.states.count < explorer.limits.states
      && explorer.part == .all && explorer.known.isEmpty
    return ahead.nextStep(from: here, of: hasRoom ? { self.app.steps(in: self.alphabet) } : nil)
  }

  /// The first of the fewest known steps to a state, or to one with steps that were not tried.
  private func knownEdge(from here: Place, to goal: UInt64) -> Edge? {
    var reached: [(place: Place, first: Edge?)] = [(here, nil)]
    var seen: Set = [here.state]
    var next = 0
    while next < min(reached.count, Self.nearest) {
      let (place, first) = reached[next]
      next += 1
      for edge in graph.edges(of: place) ?? ahead.edges(of: place)
      where seen.insert(edge.target).inserted {
        if edge.target == goal || ahead.hasUntried(edge.target) { return first ?? edge }
        // What makes a difference later is compared when the app is there.
        reached.append((Place(state: edge.target, wayMark: here.wayMark), first ?? edge))
      }
    }
    return nil
  }

  /// Whether the app has come to where it is by a launch and the shortest way.
  var isFresh: Bool { app.way == freshWay }

  /// Brings the app to a state by a launch and the shortest way, unless it has come there so.
  @discardableResult
  func restore(_ state: Int) -> Place {
    let way = graph.way(to: state)
    if let current, isFresh, app.way == way { return current }
    begin(way)
    let place = Place(state: graph.fingerprints[state], wayMark: app.wayMark)
    (current, freshWay) = (place, way)
    return place
  }

  /// Takes a known step again, which must lead to where it led before.
  private func goOn(by step: Explorer.Step, to there: UInt64) throws(Explorer.Failure) {
    guard let here = current else { return }
    let way = app.way
    app.perform(step)
    guard fingerprint == there else { throw doubt(of: step, from: here.state, after: way) }
    current = Place(state: there, wayMark: app.wayMark)
  }

  /// Brings the app to the end of a way.
  func begin(_ way: [Explorer.Step]) {
    current = nil
    app.begin(way)
  }

  /// Ends the walk, as a step has led from one state to two.
  ///
  /// - Parameters:
  ///   - step: the step.
  ///   - here: the fingerprint of the state.
  ///   - trail: how the app has come to the state when it led elsewhere than after the shortest
  ///     way, if it is known.
  /// - Returns: what is told if the same way does not lead to the same state.
  func doubt(of step: Explorer.Step, from here: UInt64, after trail: [Explorer.Step]?)
    -> Explorer.Failure
  {
    isDoubtful = isTour
    let state = graph.index(of: here)
    if let state, let trail {
      do throws(Explorer.Failure) {
        try compare(state, trail, then: step)
      } catch {
        doubt = error
      }
    }
    return failure(
      Self.sameWay, Self.unrepeatable, (state.map(graph.way) ?? trail ?? []) + [step])
  }

  /// A known step, and the fingerprint of the state to which it leads.
  typealias Edge = (step: Explorer.Step, target: UInt64)
}

/// What a walk has found ahead of the order of its states.
@MainActor
struct FoundAhead {
  /// What states show that are not in the graph yet.
  var states: [UInt64: StepOutcome.NewState] = [:]

  /// How the app has come to the states before those whose turn is next, if not by the shortest
  /// ways: so that it can be told if these lead elsewhere.
  var trails: [UInt64: [Explorer.Step]] = [:]

  /// States of which some steps were taken though their turn has not come.
  private var visits: [UInt64: Visit] = [:]

  private struct Visit {
    /// What of the way to the state makes a difference later.
    let wayMark: UInt64?
    /// The steps that were not tried, the first one last.
    var untried: [Explorer.Step]
    /// Where the others have led.
    var outcomes: [StepOutcome] = []
  }

  /// Whether more states may wait for their turn: so they take little memory.
  var hasRoom: Bool { max(states.count, visits.count, trails.count) < 1_000 }

  /// Keeps what a new state shows until its turn comes.
  mutating func add(_ outcome: StepOutcome) {
    if let new = outcome.newState { states[outcome.fingerprint] = new }
  }

  /// Adds where a step has led.
  mutating func add(_ outcome: StepOutcome, from place: StateWalker.Place) {
    visits[place.state]?.outcomes.append(outcome)
  }

  /// Where the steps from a place have led, as the turn of its state has come.
  mutating func takeOutcomes(of place: StateWalker.Place) -> [Explorer.Step: StepOutcome] {
    guard let visit = visits.removeValue(forKey: place.state), visit.wayMark == place.wayMark
    else { return [:] }
    return Dictionary(visit.outcomes.map { ($0.step, $0) }) { first, _ in first }
  }

  /// Whether there are steps from a state that were not tried.
  func hasUntried(_ state: UInt64) -> Bool { visits[state]?.untried.isEmpty == false }

  /// The next step from a place that was not tried.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - steps: the steps that are possible there, or `nil` if no more states may wait.
  /// - Returns: the step, or `nil` if there is none.
  mutating func nextStep(from place: StateWalker.Place, of steps: (() -> [Explorer.Step])?)
    -> Explorer.Step?
  {
    if visits[place.state] == nil, let steps {
      visits[place.state] = Visit(wayMark: place.wayMark, untried: steps().reversed())
    }
    return visits[place.state]?.wayMark == place.wayMark
      ? visits[place.state]?.untried.popLast() : nil
  }

  /// Where the steps from a place have led.
  func edges(of place: StateWalker.Place) -> [StateWalker.Edge] {
    guard let visit = visits[place.state], visit.wayMark == place.wayMark else { return [] }
    return visit.outcomes.map { ($0.step, $0.fingerprint) }
  }
}
