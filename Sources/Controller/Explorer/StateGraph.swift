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
  private var locations: [UInt32] = []

  private var stepNumbers: [Explorer.Step: Int] = [:]
  private var allSteps: [Explorer.Step] = []
  private var locationNumbers: [Location: UInt32] = [:]
  private var allLocations: [(location: Location, screen: Int)] = []
  private var screenNumbers: [String: Int] = [:]
  private(set) var screenNames: [String] = []
  private var firstStates: [Int] = []

  /// The states to which steps of each expanded state lead within the app, one after the other.
  private var targets: [UInt32] = []
  /// The number of the step to each target.
  private var targetSteps: [UInt32] = []
  private var firstTarget: [UInt32] = [0]

  /// What a person sees of a state: what is in front, and what all windows show.
  struct Location: Hashable {
    /// The name of what is in front.
    let screen: String
    /// The names of the windows in front.
    let front: [String]
    /// The names of the other windows, which a person can bring to the front.
    let behind: [String]
  }

  var count: Int { fingerprints.count }

  /// How many states were expanded.
  var expandedCount: Int { firstTarget.count - 1 }

  /// The number of a state, or `nil` if it was never seen.
  func index(of fingerprint: UInt64) -> Int? { indexes[fingerprint].map(Int.init) }

  /// Adds a state that was never seen.
  func add(
    _ fingerprint: UInt64, from parent: Int, by step: Int, _ location: Location
  ) {
    indexes[fingerprint] = UInt32(count)
    fingerprints.append(fingerprint)
    parents.append(UInt32(parent))
    parentSteps.append(UInt32(step))
    locations.append(number(of: location))
  }

  /// The steps that first led to a state.
  func way(to state: Int) -> [Explorer.Step] {
    var way: [Explorer.Step] = []
    var state = state
    while state > 0 {
      way.append(allSteps[Int(parentSteps[state])])
      state = Int(parents[state])
    }
    return way.reversed()
  }

  func screen(of state: Int) -> Int { allLocations[Int(locations[state])].screen }

  func location(of state: Int) -> Location { allLocations[Int(locations[state])].location }

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

  private func number(of location: Location) -> UInt32 {
    if let number = locationNumbers[location] { return number }
    let number = UInt32(allLocations.count)
    locationNumbers[location] = number
    allLocations.append((location, self.number(ofScreen: location.screen)))
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

  // MARK: - Where steps lead

  /// Adds where a step of the state that is being expanded leads within the app.
  func addTarget(_ target: Int, by step: Int) {
    targets.append(UInt32(target))
    targetSteps.append(UInt32(step))
  }

  /// The state that was being expanded has no more targets.
  func endState() { firstTarget.append(UInt32(targets.count)) }

  /// Where a step leads from an expanded state, or `nil` if it does not lead on within the app.
  func target(of step: Explorer.Step, from state: Int) -> Int? {
    guard let number = stepNumbers[step] else { return nil }
    return targetRange(of: state).first { targetSteps[$0] == UInt32(number) }.map {
      Int(targets[$0])
    }
  }

  private func targetRange(of state: Int) -> Range<Int> {
    Int(firstTarget[state])..<Int(firstTarget[state + 1])
  }

  /// The first state, at one of some locations, from which no way leads to others.
  ///
  /// States that were not expanded may lead anywhere.
  func firstWithoutWay(to isHome: (Location) -> Bool, from isStart: (Location) -> Bool) -> Int? {
    let home = allLocations.map { isHome($0.location) }
    var leads = [Bool](repeating: true, count: count)
    for state in 0..<expandedCount { leads[state] = home[Int(locations[state])] }
    var isChanged = true
    while isChanged {
      isChanged = false
      for state in (0..<expandedCount).reversed() where !leads[state] {
        guard targets[targetRange(of: state)].contains(where: { leads[Int($0)] }) else { continue }
        leads[state] = true
        isChanged = true
      }
    }
    return leads.indices.first { !leads[$0] && isStart(location(of: $0)) }
  }
}
