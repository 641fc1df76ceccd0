import Controller
import Model
import View

/// The states that were seen, how each was first reached, and where each step leads.
///
/// There may be a million states, so each takes little memory: a way is read back from parent to
/// parent.
@MainActor
final class StateGraph {
  private var indexes: [UInt64: UInt32] = [:]
  private(set) var fingerprints: [UInt64] = []
  /// For each state the state before it on the shortest way, and the number of the step from there.
  private var parents: [UInt32] = []
  private var parentSteps: [UInt32] = []
  /// The number of each state's location.
  private var stateLocations: [UInt32] = []

  /// For each state which properties over time hold there, if there are any.
  private var marks: [Marks] = []

  private var allSteps = Numbering<Explorer.Step>()
  private var allLocations = Numbering<Location>()
  private var screens = Numbering<String>()
  private var firstStates: [Int] = []

  /// The states to which steps of each expanded state lead, one after the other.
  private var targets: [UInt32] = []
  /// The number of the step to each target.
  private var targetSteps: [UInt32] = []
  private var firstTarget: [UInt32] = [0]

  /// What of the shortest way to each expanded state makes a difference later.
  private var wayMarks: [UInt64?] = []
  private(set) var wayMark: UInt64?

  /// Which properties over time hold in a state: of each the bit of what is first, and of what
  /// follows.
  struct Marks: Codable, Equatable, Sendable {
    var first: UInt64 = 0
    var second: UInt64 = 0
  }

  /// What a person sees of a state: what is in front, and what all windows show.
  struct Location: Hashable, Codable, Sendable {
    /// The name of what is in front.
    let screen: String
    /// The names of the windows in front.
    let front: [String]
    /// The names of the other windows, which a person can bring to the front.
    let behind: [String]
  }

  /// Whether there are properties over time.
  private let keepsMarks: Bool

  init(keepsMarks: Bool) { self.keepsMarks = keepsMarks }

  var count: Int { fingerprints.count }

  /// How many states were expanded.
  var expandedCount: Int { firstTarget.count - 1 }

  /// The number of a state, or `nil` if it was never seen.
  func index(of fingerprint: UInt64) -> Int? { indexes[fingerprint].map(Int.init) }

  /// Adds a state that was never seen.
  func add(
    _ fingerprint: UInt64, from parent: Int, by step: Int, _ location: Location,
    _ marks: Marks = Marks()
  ) {
    indexes[fingerprint] = UInt32(count)
    fingerprints.append(fingerprint)
    parents.append(UInt32(parent))
    parentSteps.append(UInt32(step))
    stateLocations.append(UInt32(allLocations.number(of: location)))
    if screens.number(of: location.screen) == firstStates.count { firstStates.append(count - 1) }
    if keepsMarks { self.marks.append(marks) }
  }

  /// The steps that first led to a state.
  func way(to state: Int) -> [Explorer.Step] {
    var way: [Explorer.Step] = []
    var state = state
    while state > 0 {
      way.append(steps[Int(parentSteps[state])])
      state = Int(parents[state])
    }
    return way.reversed()
  }

  /// The state before another on the way to it, and the number of the step from there.
  func origin(of state: Int) -> (parent: Int, step: Int) {
    (Int(parents[state]), Int(parentSteps[state]))
  }

  /// The steps, by their numbers.
  var steps: [Explorer.Step] { allSteps.values }

  /// The locations, by their numbers.
  var locations: [Location] { allLocations.values }

  /// The names of the screens, by their numbers.
  var screenNames: [String] { screens.values }

  func locationNumber(of state: Int) -> Int { Int(stateLocations[state]) }

  func screen(of state: Int) -> Int { screens.number(of: location(of: state).screen) }

  func location(of state: Int) -> Location { locations[locationNumber(of: state)] }

  /// The first state that was seen with a screen.
  func firstState(ofScreen screen: Int) -> Int { firstStates[screen] }

  /// The number of a step.
  func number(of step: Explorer.Step) -> Int { allSteps.number(of: step) }

  // MARK: - Where steps lead

  /// Adds where a step of the state that is being expanded leads.
  func addTarget(_ target: Int, by step: Int) {
    targets.append(UInt32(target))
    targetSteps.append(UInt32(step))
  }

  /// A state is being expanded, by a way that makes a difference later.
  func beginState(_ wayMark: UInt64?) { self.wayMark = wayMark }

  /// The state that was being expanded has no more targets.
  func endState() {
    firstTarget.append(UInt32(targets.count))
    wayMarks.append(wayMark)
    wayMark = nil
  }

  /// Where a step leads from an expanded state, or `nil` if it was not possible there.
  func target(of step: Explorer.Step, from state: Int) -> Int? {
    guard let number = allSteps[step] else { return nil }
    return targetRange(of: state).first { targetSteps[$0] == UInt32(number) }.map {
      Int(targets[$0])
    }
  }

  /// The steps that are known to lead from a place to others, and their fingerprints; those during
  /// which the store fails are left out.
  func edges(of place: StateWalker.Place) -> [StateWalker.Edge]? {
    guard let state = index(of: place.state), state < expandedCount,
      wayMarks[state] == place.wayMark
    else { return nil }
    return edges(of: state, isWithinApp: false).compactMap { step, target in
      step.isFailing ? nil : (step, fingerprints[target])
    }
  }

  private func targetRange(of state: Int) -> Range<Int> {
    state < expandedCount ? Int(firstTarget[state])..<Int(firstTarget[state + 1]) : 0..<0
  }

  /// The steps from a state and where they lead, in order; `isWithinApp` leaves out those that end
  /// the app, or are faults.
  func edges(of state: Int, isWithinApp: Bool) -> [(step: Explorer.Step, target: Int)] {
    targetRange(of: state).compactMap { edge in
      let step = Int(targetSteps[edge])
      return isWithinApp && !steps[step].leadsBack ? nil : (steps[step], Int(targets[edge]))
    }
  }

  /// Whether a property over time holds in a state: what is first, and what follows.
  func holds(_ property: Int, in state: Int) -> (first: Bool, second: Bool) {
    let (bit, marks) = (UInt64(1) << UInt64(property), marks[state])
    return (marks.first & bit != 0, marks.second & bit != 0)
  }

  /// For each state whether steps within the app lead from there to others.
  ///
  /// - Parameters:
  ///   - isGoal: whether a state is one of the others.
  ///   - isOpen: what is said of states that were not expanded.
  ///   - isPassable: whether a way may go on from a state.
  /// - Returns: the answer for each state, by its number.
  func leading(
    to isGoal: (Int) -> Bool, isOpen: Bool = true, through isPassable: (Int) -> Bool = { _ in true }
  ) -> [Bool] {
    var leads = [Bool](repeating: isOpen, count: count)
    for state in 0..<expandedCount { leads[state] = isGoal(state) }
    var isChanged = true
    while isChanged {
      isChanged = false
      for state in (0..<expandedCount).reversed() where !leads[state] && isPassable(state) {
        let isLeading = targetRange(of: state).contains {
          leads[Int(targets[$0])] && steps[Int(targetSteps[$0])].leadsBack
        }
        guard isLeading else { continue }
        leads[state] = true
        isChanged = true
      }
    }
    return leads
  }
}

/// Numbers for values, in the order in which they came.
package struct Numbering<Value: Hashable> {
  package private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  package init() {}

  /// The number of a value, or `nil` if it has none.
  package subscript(value: Value) -> Int? { numbers[value] }

  /// The number of a value, which may be a new one.
  package mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
