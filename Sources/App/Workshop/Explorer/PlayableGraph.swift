import Controller
package import Model
package import View
import ViewKit
import ViewText

/// What a page needs to play an app: each state with its screens, and for each step from there
/// where it leads, and which calls are made.
///
/// What several states share has a number, and is there once.
package struct PlayableGraph {
  /// A state, with the number of what it shows.
  package struct State {
    package let screens: Int
    package internal(set) var edges: [Edge]
  }

  /// A step of a state: the number of the action, where it leads, and the number of the calls that
  /// are made; it leads to `nil` if the walk ends before it.
  package struct Edge: Hashable {
    package let action: Int
    package internal(set) var target: Int?
    package let calls: Int
  }

  /// What can be done.
  package struct Action: Hashable {
    /// What a person, the system or a fault does.
    package let step: Explorer.Step
    /// The same in words.
    package let name: Phrase
    /// What is typed, or done with a row or a value, or `nil`.
    package let detail: Phrase?
    /// The control that it is done with, as the screen names it, or `nil`.
    package let control: Control?
    /// The field that is edited before it, or `nil`; its text is there only for Return.
    package let field: Field?
  }

  /// A control, by the number that it has on the screen; 0 if it has a name alone.
  package struct Control: Hashable {
    package let number: Int
    package let name: Phrase
  }

  /// A field that is edited.
  package struct Field: Hashable {
    package let name: String
    package let text: String
  }

  /// An entry of the log.
  package struct Call: Hashable {
    package let kind: Event.Kind
    package let from: Lane?
    package let to: Lane?
    package let depth: Int
    package let text: String

    package init(_ event: Event) {
      (kind, from, to) = (event.kind, event.callerLane, event.receiverLane)
      (depth, text) = (event.depth, event.description)
    }
  }

  /// Where a walk ends: at so many states, at so many steps that can be taken there, and at ways of
  /// so many steps.
  package struct Limits {
    package var states: Int
    package var steps: Int
    package var depth = 40

    package init(states: Int, steps: Int) { (self.states, self.steps) = (states, steps) }
  }

  /// The states; the first is that after the launch.
  package internal(set) var states: [State] = []

  /// The number of the calls of the launch.
  package internal(set) var launchCalls = 0

  /// What the states show, by number: the uppermost screen of each window in front.
  package var screens: [[ScreenContent]] { allScreens.values }
  /// What can be done, by number.
  package var actions: [Action] { allActions.values }
  /// The entries of the log, by number.
  package var calls: [Call] { allCalls.values }
  /// Which calls are made one after the other, by number.
  package var callLists: [[Int]] { allLists.values }

  private var allScreens = Numbering<[ScreenContent]>()
  private var allActions = Numbering<Action>()
  private var allCalls = Numbering<Call>()
  private var allLists = Numbering<[Int]>()

  fileprivate mutating func addState(_ screens: [ScreenContent]) {
    states.append(State(screens: allScreens.number(of: screens), edges: []))
  }

  fileprivate mutating func number(of calls: [Event]) -> Int {
    allLists.number(of: calls.map { allCalls.number(of: Call($0)) })
  }

  fileprivate mutating func number(of action: Action) -> Int { allActions.number(of: action) }

  /// Makes one state of those that look the same and from which the same follows.
  ///
  /// At first all that look the same are one; then those from which a step leads to two are
  /// parted, until none is.
  fileprivate mutating func merge() {
    var groups = Numbering<[Int]>()
    var group = states.map { groups.number(of: [$0.screens]) }
    while true {
      var finer = Numbering<[Int]>()
      let next = zip(states, group).map { state, own in
        let edges = state.edges.sorted { $0.action < $1.action }
        return finer.number(
          of: [own] + edges.flatMap { [$0.action, $0.target.map { group[$0] } ?? -1, $0.calls] })
      }
      if finer.values.count == groups.values.count { break }
      (groups, group) = (finer, next)
    }
    var merged: [State] = []
    // A group has the number of its first state in the order of the groups.
    for (state, number) in zip(states, group) where number == merged.count {
      var state = state
      for index in state.edges.indices {
        state.edges[index].target = state.edges[index].target.map { group[$0] }
      }
      merged.append(state)
    }
    states = merged
  }
}

extension Explorer {
  /// Takes every step of every state, and keeps what came of each: first those of a person alone,
  /// then with what happens to the app, and last with time that passes.
  ///
  /// Nothing is checked: that is what `explore()` is for.
  ///
  /// - Parameter limits: where each of the three ends.
  /// - Returns: the states; those that look the same and from which the same follows are one.
  package func playable(upTo limits: PlayableGraph.Limits) -> PlayableGraph {
    var walk = PlayableWalk(self, limits)
    walk.launch()
    walk.run { $0.isTouch }
    walk.run { !$0.isClock }
    walk.run { _ in true }
    return walk.merged()
  }

  /// What is shown and which calls are made after each step of a way, in an app that takes only
  /// these.
  package func played(_ way: [Step]) -> [(screens: [ScreenContent], calls: [Event])] {
    let app = ExploredApplication(self, making: make)
    app.isDrawn = true
    app.log.isRecording = true
    return way.map { step in
      app.log.removeAll()
      app.perform(step)
      let calls = app.log.events
      return (app.contents, calls)
    }
  }
}

/// A walk that goes on from each state by each step, in the order in which they were met.
@MainActor
private struct PlayableWalk {
  private let explorer: Explorer
  private let app: ExploredApplication
  private var graph = PlayableGraph()
  private var numbers: [UInt64: Int] = [:]
  private var origins: [(state: Int, step: Explorer.Step)] = []
  /// For each state what can be done there.
  private var actions: [[PlayableGraph.Action]] = []
  private let limits: PlayableGraph.Limits
  /// How many states and steps there may be now.
  private var (mostStates, mostSteps): (Int, Int)
  /// How many steps there are.
  private var steps = 0

  init(_ explorer: Explorer, _ limits: PlayableGraph.Limits) {
    self.explorer = explorer
    self.limits = limits
    (mostStates, mostSteps) = (limits.states, limits.steps)
    app = ExploredApplication(explorer, making: explorer.make)
    app.isDrawn = true
  }

  /// How many states were met.
  var reached: Int { origins.count }

  /// Everything that was met, with equal states as one.
  func merged() -> PlayableGraph {
    var graph = graph
    graph.merge()
    return graph
  }

  /// Begins with the state after a launch.
  mutating func launch() {
    app.begin([.launch])
    _ = state(after: .launch, from: 0)
    graph.launchCalls = graph.number(of: app.log.events)
  }

  /// Goes on from all states by those of their steps that are wanted now and were not before.
  mutating func run(by isWanted: (Explorer.Step) -> Bool) {
    (mostStates, mostSteps) = (reached + limits.states, steps + limits.steps)
    var state = 0
    while state < reached {
      let wanted = actions[state].filter { isWanted($0.step) }
      actions[state].removeAll { isWanted($0.step) }
      for action in wanted { take(action, from: state) }
      state += 1
    }
  }

  private mutating func take(_ action: PlayableGraph.Action, from state: Int) {
    let way = way(to: state) + [action.step]
    // From the launch: to tell a state from others, what a list has not yet asked for is asked.
    app.begin(way)
    // A step that is not possible is not on the way of the app.
    guard app.way.count == way.count else { return }
    let target = self.state(after: action.step, from: state)
    let calls = app.log.events
    // Return and Escape can be touched everywhere, and mostly in vain.
    if target == state, action.control == nil, action.step.isTouch { return }
    graph.states[state].edges.append(
      .init(
        action: graph.number(of: action), target: target, calls: graph.number(of: calls)))
  }

  /// The number of the state that the app is in, or `nil` if it is one too many.
  private mutating func state(after step: Explorer.Step, from state: Int) -> Int? {
    // First, as a list that is looked at asks.
    var hash = StateHash()
    for answer in app.statesOfAsking { hash.add(answer) }
    hash.add(explorer.fingerprint(app, false))
    let fingerprint = hash.value
    if let known = numbers[fingerprint] { return known }
    guard reached < mostStates, steps < mostSteps, app.way.count < limits.depth else { return nil }
    numbers[fingerprint] = reached
    origins.append((state, step))
    graph.addState(app.contents)
    let actions = app.actions(in: explorer.alphabet)
    steps += actions.count
    self.actions.append(actions)
    return reached - 1
  }

  private func way(to state: Int) -> [Explorer.Step] {
    var (way, state) = ([Explorer.Step](), state)
    while state > 0 {
      way.append(origins[state].step)
      state = origins[state].state
    }
    return [.launch] + way.reversed()
  }
}

extension ExploredApplication {
  /// What the lists and grids of all screens have not yet asked for, also those that are left out
  /// now.
  fileprivate var statesOfAsking: [Bool] {
    application.windows.flatMap(\.controllers).compactMap(\.viewIfLoaded).flatMap { screen in
      sequence(first: Mirror(reflecting: screen), next: \.superclassMirror)
        .flatMap { mirror in mirror.children.map(\.value) }
        .flatMap { value in
          (value as? TableView)?.stateOfAsking ?? (value as? CollectionView)?.stateOfAsking ?? []
        }
    }
  }

  /// What can be done now; what cannot be used is left out.
  fileprivate func actions(in alphabet: Explorer.Alphabet) -> [PlayableGraph.Action] {
    let names = Dictionary(names.map { ($0.english, $0) }) { first, _ in first }
    let window = windows.first?.window
    let field = window?.view.editedField
    let screen = window?.view.subviews.last
    let numbered = screen.map { ScreenContent(of: $0).items.count } ?? 0
    return steps(in: alphabet).compactMap { step in
      var control: PlayableGraph.Control?
      if let place = step.control, let (shown, own) = find(place.window, place.index) {
        guard own.isEnabled else { return nil }
        // A touch alone asks for a value, or begins to edit, as each text that is typed does.
        let isTyped = (own as? TextControl).map { !alphabet.texts(for: $0).isEmpty } ?? false
        if step.touch != nil, isTyped || own.asksForValue { return nil }
        // Only what is in front is drawn, with numbers.
        let isNumbered = shown === window && place.index < numbered
        control = .init(number: isNumbered ? place.index + 1 : 0, name: own.label)
      }
      let text = step.isReturn ? field?.text : nil
      return PlayableGraph.Action(
        step: step, name: step.words(names), detail: step.detail(names), control: control,
        field: field.map { .init(name: $0.label.english, text: text ?? "") })
    }
  }
}

extension Explorer.Step {
  /// What is typed, or done with a row or a value.
  fileprivate func detail(_ names: [String: Phrase]) -> Phrase? {
    switch self {
    case .type(let text, _, _, _, _, _), .write(let text, _, _, _): Phrase(verbatim: text)
    case .perform(let name, _, _, _): names[name] ?? Phrase(verbatim: name)
    case .launch, .launchInBackground, .touch, .touchReturn, .touchEscape, .event, .arrive,
      .clock, .failing, .other:
      nil
    }
  }

  /// Whether time passes.
  fileprivate var isClock: Bool {
    switch self {
    case .clock: true
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchReturn, .touchEscape,
      .event, .arrive, .failing, .other:
      false
    }
  }

  /// Whether it is Return alone.
  fileprivate var isReturn: Bool {
    switch self {
    case .touchReturn: true
    case .launch, .launchInBackground, .touch, .perform, .type, .write, .touchEscape, .event,
      .arrive,
      .clock, .failing, .other:
      false
    }
  }
}
