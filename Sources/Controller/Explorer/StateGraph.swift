/// The states that were seen, how each was first reached, and where each step leads.
///
/// It is kept small, as there may be a million states: a way is read back from parent to parent.
@MainActor
final class StateGraph {
  private var indexes: [UInt64: UInt32] = [:]
  private(set) var fingerprints: [UInt64] = []
  private var parents: [UInt32] = []
  private var steps: [UInt32] = []
  /// The number of each state's place.
  private var places: [UInt32] = []

  private var stepNumbers: [Explorer.Step: Int] = [:]
  private(set) var allSteps: [Explorer.Step] = []
  private var placeNumbers: [Place: UInt32] = [:]
  private var allPlaces: [(place: Place, screen: Int)] = []
  private var screenNumbers: [String: Int] = [:]
  private(set) var screenNames: [String] = []
  private var firstStates: [Int] = []

  /// The states to which each walked state leads back, one after the other.
  private var targets: [UInt32] = []
  /// By which step.
  private var targetSteps: [UInt32] = []
  private var firstTarget: [UInt32] = [0]

  /// Where a person is: what is in front, and what all windows show.
  struct Place: Hashable, Codable {
    /// The name of what is in front.
    let screen: String
    /// The names of the windows in front.
    let front: [String]
    /// The names of the other windows, which a person can bring to the front.
    let behind: [String]
  }

  var count: Int { fingerprints.count }

  /// How many states were walked on from.
  var walkedCount: Int { firstTarget.count - 1 }

  /// The number of a state, or `nil` if it was never seen.
  func index(of fingerprint: UInt64) -> Int? { indexes[fingerprint].map(Int.init) }

  /// Adds a state that was never seen.
  func add(_ fingerprint: UInt64, from parent: Int, by step: Int, _ place: Place) {
    indexes[fingerprint] = UInt32(count)
    fingerprints.append(fingerprint)
    parents.append(UInt32(parent))
    steps.append(UInt32(step))
    places.append(number(of: place))
  }

  /// The steps that first led to a state.
  func way(to state: Int) -> [Explorer.Step] {
    var way: [Explorer.Step] = []
    var state = state
    while state > 0 {
      way.append(allSteps[Int(steps[state])])
      state = Int(parents[state])
    }
    return way.reversed()
  }

  func screen(of state: Int) -> Int { allPlaces[Int(places[state])].screen }

  func place(of state: Int) -> Place { allPlaces[Int(places[state])].place }

  /// The first state that was seen with a screen.
  func firstState(ofScreen screen: Int) -> Int { firstStates[screen] }

  /// The number of a step.
  func number(of step: Explorer.Step) -> Int {
    if let number = stepNumbers[step] { return number }
    let number = allSteps.count
    stepNumbers[step] = number
    allSteps.append(step)
    return number
  }

  private func number(of place: Place) -> UInt32 {
    if let number = placeNumbers[place] { return number }
    let number = UInt32(allPlaces.count)
    placeNumbers[place] = number
    allPlaces.append((place, self.number(ofScreen: place.screen)))
    return number
  }

  private func number(ofScreen name: String) -> Int {
    if let number = screenNumbers[name] { return number }
    let number = screenNames.count
    screenNumbers[name] = number
    firstStates.append(count - 1)
    screenNames.append(name)
    return number
  }

  // MARK: - The way back

  /// Notes where a step of the state that is being walked leads.
  func addTarget(_ target: Int, by step: Int) {
    targets.append(UInt32(target))
    targetSteps.append(UInt32(step))
  }

  /// Where a step leads from a state that was walked on from, or `nil` if it is not noted.
  func target(of step: Explorer.Step, from state: Int) -> Int? {
    let number = stepNumbers[step].map(UInt32.init)
    let range = Int(firstTarget[state])..<Int(firstTarget[state + 1])
    return range.first { targetSteps[$0] == number }.map { Int(targets[$0]) }
  }

  /// The state that was being walked is finished.
  func endState() {
    firstTarget.append(UInt32(targets.count))
  }

  /// The fewest steps that lead from a state to another one, if at most three do, and where each
  /// leads.
  func way(from state: Int, to target: Int) -> [(step: Explorer.Step, state: Int)]? {
    // Each step that was looked at, and the place in this list of the one before it: to copy each
    // way took a thirtieth of a walk.
    var found: [(state: Int, step: UInt32, before: Int)] = [(state, 0, 0)]
    var level = 0..<1
    for _ in 1...3 {
      for place in level where found[place].state < walkedCount {
        let state = found[place].state
        for edge in Int(firstTarget[state])..<Int(firstTarget[state + 1]) {
          found.append((Int(targets[edge]), targetSteps[edge], place))
          if targets[edge] == target { return steps(to: found.count - 1, in: found) }
        }
      }
      level = level.upperBound..<found.count
    }
    return nil
  }

  private func steps(to last: Int, in found: [(state: Int, step: UInt32, before: Int)])
    -> [(step: Explorer.Step, state: Int)]
  {
    var (way, place): ([(Explorer.Step, Int)], Int) = ([], last)
    while place > 0 {
      way.append((allSteps[Int(found[place].step)], found[place].state))
      place = found[place].before
    }
    return way.reversed()
  }

  /// The first state, at one of some places, from which no way leads to others.
  ///
  /// Those that were not walked may lead anywhere.
  func firstWithoutWay(to isHome: (Place) -> Bool, from isStart: (Place) -> Bool) -> Int? {
    let home = allPlaces.map { isHome($0.place) }
    var leads = [Bool](repeating: true, count: count)
    for state in 0..<walkedCount { leads[state] = home[Int(places[state])] }
    var isChanged = true
    while isChanged {
      isChanged = false
      for state in (0..<walkedCount).reversed() where !leads[state] {
        let range = Int(firstTarget[state])..<Int(firstTarget[state + 1])
        guard targets[range].contains(where: { leads[Int($0)] }) else { continue }
        leads[state] = true
        isChanged = true
      }
    }
    return leads.indices.first { !leads[$0] && isStart(place(of: $0)) }
  }
}
