import Controller
import Model
import View

// What follows what, on the graph of all states.
extension StateGraph {
  /// A way through the graph, and what can go on after it for ever.
  struct Course {
    var way: [Explorer.Step] = []
    /// The state to which the way leads.
    var end: Int
    var loop: [Explorer.Step] = []
  }

  /// What shows that a property over time does not hold, or `nil` if it does.
  ///
  /// - Parameters:
  ///   - property: its number.
  ///   - kind: what it says.
  ///   - opens: whether a person who has left the app can open it again.
  /// - Returns: a way, and a loop after it if something does not follow.
  func counterexample(to property: Int, _ kind: Explorer.OverTime.Kind, opens: Bool) -> Course? {
    switch kind {
    case .never:
      path(from: 0, isWithinApp: false, through: { !holds(property, in: $0).second }) { state in
        let (first, second) = holds(property, in: state)
        return first && !second
      }
    case .eventually, .leadsTo: lasso(against: property, isFromStart: kind == .eventually, opens)
    }
  }

  /// A way from what is first to where nothing leads to what should follow, and a loop there.
  ///
  /// Trying every step again and again leads wherever steps lead. So the second follows if
  /// no state without a way to it is reached before it.
  private func lasso(against property: Int, isFromStart: Bool, _ opens: Bool) -> Course? {
    let leads = leading { state in
      holds(property, in: state).second
        || !opens && state > 0 && location(of: state).front.isEmpty
    }
    guard leads.contains(false) else { return nil }
    let isOpen = { (state: Int) in !self.holds(property, in: state).second }
    let isLost = leading(to: { !leads[$0] }, isOpen: false, through: isOpen)
    let start = isLost.indices.first { state in
      isLost[state] && (isFromStart ? state == 0 : holds(property, in: state).first)
    }
    guard let start,
      let trap = path(from: start, isWithinApp: true, through: isOpen, to: { !leads[$0] })
    else { return nil }
    let course = looping(from: trap.end)
    return Course(
      way: way(to: start) + trap.way + course.way, end: course.end, loop: course.loop)
  }

  /// The shortest loop near a state: a touch in vain, or steps that come back.
  private func looping(from start: Int) -> Course {
    var best: Course?
    for (state, way) in nearStates(start) {
      for edge in edges(of: state, isWithinApp: true) {
        // What changes nothing is a loop if a person does it, and does not only leave something.
        if edge.target == state, !edge.step.touchesControl { continue }
        guard let back = path(from: edge.target, most: Self.nearby, to: { $0 == state }),
          back.way.count + 1 < best?.loop.count ?? .max
        else { continue }
        best = Course(way: way, end: state, loop: [edge.step] + back.way)
      }
      if best?.loop.count == 1 { break }
    }
    let alone = edges(of: start, isWithinApp: true).first { $0.target == start }
    return best ?? Course(end: start, loop: alone.map { [$0.step] } ?? [])
  }

  /// How many states are looked through for a loop.
  private static let nearby = 1_000

  /// A state and those near it, each with the steps that lead there; the nearest first.
  private func nearStates(_ start: Int) -> [(state: Int, way: [Explorer.Step])] {
    var states: [(state: Int, way: [Explorer.Step])] = [(start, [])]
    var seen: Set<Int> = [start]
    var next = 0
    while next < states.count, states.count < 100 {
      let (state, way) = states[next]
      next += 1
      for edge in edges(of: state, isWithinApp: true) where seen.insert(edge.target).inserted {
        states.append((edge.target, way + [edge.step]))
      }
    }
    return states
  }

  /// A shortest way through the graph, or `nil` if there is none.
  private func path(
    from start: Int, isWithinApp: Bool = true, most: Int = .max,
    through isPassable: (Int) -> Bool = { _ in true }, to isEnd: (Int) -> Bool
  ) -> Course? {
    var origins: [Int: (state: Int, step: Explorer.Step)] = [:]
    var states = [start]
    var next = 0
    while next < min(states.count, most) {
      var state = states[next]
      next += 1
      guard !isEnd(state) else {
        var course = Course(end: state)
        while let origin = origins[state], state != start {
          course.way.append(origin.step)
          state = origin.state
        }
        course.way.reverse()
        return course
      }
      guard isPassable(state) else { continue }
      for edge in edges(of: state, isWithinApp: isWithinApp) where origins[edge.target] == nil {
        origins[edge.target] = (state, edge.step)
        states.append(edge.target)
      }
    }
    return nil
  }
}

extension Explorer.Step {
  /// Whether a person touches a control.
  fileprivate var touchesControl: Bool {
    switch self {
    case .touch, .perform: true
    case .launch, .launchInBackground, .type, .write, .touchReturn, .touchEscape, .event, .arrive,
      .clock, .failing, .other:
      false
    }
  }
}
