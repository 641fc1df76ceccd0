import View

/// What has changed in what an app does: two records of the same walk, before a change of the code
/// and after it, compared step by step.
///
/// States that are the same in both are compared with themselves; where the same step leads to
/// states of which neither is in the other record, these are compared too. What has one cause is
/// told once, with the shortest way to it.
package struct BehaviorChange {
  /// A step that does something else than before.
  package struct Difference {
    /// What has become of the step.
    package enum Kind: Equatable {
      /// It was not there before; now it leads to a screen.
      case new(to: String)
      /// It is not there any more; it led to a screen.
      case gone(to: String)
      /// It leads to another screen.
      case elsewhere(before: String, now: String)
      /// It leads to a screen on which some lines are gone and others are new.
      case looks(gone: [String], new: [String])
      /// It leads to what looks the same: what is stored, or cannot be seen, differs.
      case behind
    }

    package let kind: Kind
    /// The steps that lead there; the last one is the step that differs.
    package let way: [Explorer.Step]
    /// The name of the screen that the step is taken on; where a screen looks different, of that
    /// screen.
    package let screen: String
    /// From how many states it differs in this way.
    package fileprivate(set) var count = 1
  }

  /// The differences; those with the shortest ways come first.
  package private(set) var differences: [Difference] = []

  /// How many states there were before, how many there are now, and how many are the same.
  package let states: (before: Int, now: Int, same: Int)

  /// How many states were not compared, as one of the walks ended before it took their steps.
  package private(set) var openCount = 0

  private let old: Record
  private let new: Record
  /// The number of the difference that tells of something.
  private var numbers: [[String]: Int] = [:]

  package init(from old: WalkRecord, to new: WalkRecord) {
    let record = Record(old)
    (self.old, self.new) = (record, Record(new))
    let same = new.states.indices.compactMap { state in
      record.numbers[new.states[state].fingerprint].map { (old: $0, new: state) }
    }
    states = (old.states.count, new.states.count, same.count)
    guard !old.states.isEmpty, !new.states.isEmpty else { return }
    // Each walk begins with the app that does not run, whatever is in its store.
    var queue = [(old: 0, new: 0)] + same
    var compared: Set<Int> = []
    var next = 0
    while next < queue.count {
      let pair = queue[next]
      if compared.insert(pair.new).inserted { compare(pair) { queue.append($0) } }
      next += 1
    }
    differences.sort { $0.way.count < $1.way.count }
  }

  /// Compares where the steps of two states lead; `goOn` receives what is to be compared next.
  private mutating func compare(
    _ pair: (old: Int, new: Int), goOn: ((old: Int, new: Int)) -> Void
  ) {
    guard let before = old.targets(of: pair.old), let now = new.targets(of: pair.new) else {
      openCount += 1
      return
    }
    let earlier = Dictionary(uniqueKeysWithValues: before.map { ($0.name, $0) })
    for target in now {
      guard let known = earlier[target.name] else {
        add(.new(to: new.screen(of: target.state)), target.step, from: pair.new)
        continue
      }
      let ends = (old: known.state, new: target.state)
      if isSame(ends) { continue }
      // What is in both records is compared with itself.
      let isCarriedOn = !isKnown(ends) && isSameScreen(ends)
      tell(of: ends, after: target.step, from: pair, isCarriedOn)
      if isCarriedOn { goOn(ends) }
    }
    let left = Set(now.map(\.name))
    for target in before where !left.contains(target.name) {
      add(.gone(to: old.screen(of: target.state)), target.step, from: pair.new)
    }
  }

  /// Tells in what the ends of a step differ.
  private mutating func tell(
    of ends: (old: Int, new: Int), after step: Explorer.Step, from pair: (old: Int, new: Int),
    _ isCarriedOn: Bool
  ) {
    let (before, now) = (old.shown(in: ends.old), new.shown(in: ends.new))
    let (screenBefore, screen) = (old.screen(of: ends.old), new.screen(of: ends.new))
    if !isSameScreen(ends) {
      add(.elsewhere(before: screenBefore, now: screen), step, from: pair.new)
    } else if before != now {
      let difference = now.difference(from: before)
      let kind = Difference.Kind.looks(
        gone: difference.removals.map(\.line), new: difference.insertions.map(\.line))
      add(kind, step, from: pair.new, on: screen, isCarriedOn: isCarriedOn)
    } else if isSame(pair), screenBefore == screen, hasSameSteps(ends) {
      add(.behind, step, from: pair.new)
    }
  }

  private func isSame(_ pair: (old: Int, new: Int)) -> Bool {
    old.record.states[pair.old].fingerprint == new.record.states[pair.new].fingerprint
  }

  /// Whether one of two states is in both records.
  private func isKnown(_ pair: (old: Int, new: Int)) -> Bool {
    old.numbers[new.record.states[pair.new].fingerprint] != nil
      || new.numbers[old.record.states[pair.old].fingerprint] != nil
  }

  /// Whether two states are on the same screen, which may have got another name.
  private func isSameScreen(_ pair: (old: Int, new: Int)) -> Bool {
    old.screen(of: pair.old) == new.screen(of: pair.new)
      || old.shown(in: pair.old) == new.shown(in: pair.new)
  }

  /// Whether the same steps can be taken in two states; what differs else is told there.
  private func hasSameSteps(_ pair: (old: Int, new: Int)) -> Bool {
    let (before, now) = (old.targets(of: pair.old), new.targets(of: pair.new))
    return Set((before ?? []).map(\.name)) == Set((now ?? []).map(\.name))
  }

  /// Adds a difference, or counts it where it is known: by its step, or, where a changed screen is
  /// carried on, by what has changed on it.
  private mutating func add(
    _ kind: Difference.Kind, _ step: Explorer.Step, from state: Int, on screen: String? = nil,
    isCarriedOn: Bool = false
  ) {
    let from = new.screen(of: state)
    var keys = [[kind.name, from, step.phrase().english]]
    if isCarriedOn { keys.append(["\(kind)", screen ?? from]) }
    let number = keys.compactMap { numbers[$0] }.first ?? differences.count
    for key in keys { numbers[key] = number }
    if number < differences.count {
      differences[number].count += 1
    } else {
      differences.append(
        Difference(kind: kind, way: new.way(to: state) + [step], screen: screen ?? from))
    }
  }
}

extension BehaviorChange.Difference.Kind {
  /// What is compared besides the step: where it leads, but not which lines differ.
  fileprivate var name: String {
    switch self {
    case .new, .gone, .elsewhere, .behind: "\(self)"
    case .looks: "looks"
    }
  }
}

extension CollectionDifference.Change {
  fileprivate var line: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}

extension BehaviorChange {
  /// The record of a walk, in which states and steps are found by their names.
  private struct Record {
    let record: WalkRecord
    /// The number of each state, by its fingerprint.
    let numbers: [UInt64: Int]
    /// The steps in words, with what is typed.
    private let words: [String]

    init(_ record: WalkRecord) {
      self.record = record
      numbers = Dictionary(
        record.states.enumerated().map { ($1.fingerprint, $0) }, uniquingKeysWith: { one, _ in one }
      )
      words = record.steps.map(\.description)
    }

    func screen(of state: Int) -> String { record.locations[record.states[state].location].screen }

    func shown(in state: Int) -> [String] { record.screens[record.states[state].shown] }

    /// Where the steps of a state lead, or `nil` if they were not taken.
    ///
    /// A step is known by its words and not by its place on the screen, which a new button changes;
    /// of several with the same words each has a number.
    func targets(of state: Int) -> [(name: String, step: Explorer.Step, state: Int)]? {
      var counts: [String: Int] = [:]
      return record.states[state].expansion?.outcomes.compactMap { outcome in
        let name = words[outcome.step]
        counts[name, default: 0] += 1
        return numbers[outcome.target].map {
          ("\(name) \(counts[name, default: 0])", record.steps[outcome.step], $0)
        }
      }
    }

    /// The steps that first led to a state.
    func way(to state: Int) -> [Explorer.Step] {
      var way: [Explorer.Step] = []
      var state = state
      while let parent = numbers[record.states[state].parent], parent < state {
        way.append(record.steps[record.states[state].step])
        state = parent
      }
      return way.reversed()
    }
  }
}

extension WalkRecord {
  /// The steps between two screens, each in one line.
  package var transitions: Set<String> {
    let screens = Dictionary(
      states.map { ($0.fingerprint, locations[$0.location].screen) },
      uniquingKeysWith: { one, _ in one })
    return Set(
      states.flatMap { state in
        (state.expansion?.outcomes ?? []).compactMap { outcome in
          screens[outcome.target].map {
            Explorer.Report.Transition(
              from: locations[state.location].screen, by: steps[outcome.step], to: $0
            ).line
          }
        }
      })
  }
}
