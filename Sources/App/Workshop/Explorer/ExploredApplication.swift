import Controller
import ControllerKit
import Model
import ModelKit
import View
import ViewKit

/// The app that an explorer walks through: what runs, its store, its clock and its log.
///
/// Controllers cannot be copied, so a state is reached again by the way to it. A store can be
/// copied, so only what comes after the last launch of a way is repeated.
@MainActor
final class ExploredApplication {
  /// The processes of the app, which have one store: mostly one.
  private var applications: [Application] = []

  /// The number of the process that a step is of, or that is looked at.
  private(set) var process = 0

  /// How many processes there may be.
  private let processCount: Int

  /// The application of the process that is looked at.
  private(set) var application: Application {
    get { applications[process] }
    set { applications[process] = newValue }
  }

  let log = EventLog()
  private(set) var store: FailingStore
  /// What is behind the store.
  private var memory: MemoryStore
  let clock: ExplorerClock?
  let randomness: ExplorerRandomness

  private let start: Start
  /// What the app found at each launch, by the steps before it: a long walk is a fifth shorter.
  private var starts: [[Explorer.Step]: Start] = [:]
  private let make: Explorer.Make

  private let keepsExpiringValues: Bool

  /// Whether a change of the store has failed since the app began.
  private(set) var hasFailedWrite = false

  /// What was watched during the last step.
  private(set) var watch: StepWatch?

  private let onStep: (([Explorer.Step]) -> Void)?
  /// The steps since the app began.
  private(set) var way: [Explorer.Step] = []

  let hiddenState: ((Explorer.State) -> String)?

  /// Whether each state is drawn, as at a terminal: a list asks for its rows during the step, and
  /// not during the next one.
  var isDrawn = false

  /// What an app finds when it is launched.
  private struct Start {
    let store: MemoryStore
    let time: ExplorerClock.Time
    /// How many random numbers were drawn before.
    let drawn: Int
    var hasFailedWrite = false
  }

  init(_ explorer: Explorer, making make: @escaping Explorer.Make) {
    start = Start(
      store: explorer.store, time: .start, drawn: explorer.randomness.count)
    memory = explorer.store.copy()
    store = FailingStore(memory, error: Self.storeFailure)
    clock = explorer.clock
    randomness = explorer.randomness
    keepsExpiringValues = explorer.keepsExpiringValues
    hiddenState = explorer.hiddenState
    onStep = explorer.onStep
    processCount = max(1, min(explorer.alphabet.processes, 2))
    self.make = { [randomness] store, log in
      let application = make(store, log)
      application.randomness = randomness.numbers
      application.isObservationTrackingEnabled = true
      return application
    }
    begin()
  }

  /// Looks at one of the processes.
  func look<Result>(atProcess number: Int, _ body: () throws -> Result) rethrows -> Result {
    let before = process
    process = number
    defer { process = before }
    return try body()
  }

  /// What there is to say of each process.
  func ofEachProcess<Result>(_ body: () -> Result) -> [Result] {
    applications.indices.map { look(atProcess: $0, body) }
  }

  /// Whether there are two processes.
  var hasOtherProcess: Bool { processCount != 1 }

  /// Whether a process runs.
  private var isRunning: Bool { applications.contains(where: \.isRunning) }

  /// The error of a change that fails.
  static let storeFailure = StoreError.failed(
    path: "the store", reason: .verbatim("the explorer lets it fail"))

  /// Begins again: an app that does not run, with the store and the clock of the start.
  func begin() { begin(with: start) }

  private func begin(with start: Start) {
    way = []
    memory = start.store.copy()
    store = FailingStore(memory, error: Self.storeFailure)
    clock?.begin(at: start.time)
    randomness.begin(after: start.drawn)
    hasFailedWrite = start.hasFailedWrite
    applications = (0..<processCount).map { _ in make(store, log) }
  }

  /// Reaches a state again by a way to it; the log has what the last step did.
  func begin(_ way: [Explorer.Step]) {
    let launch = way.lastIndex(where: \.isLaunch) ?? 0
    beginLaunch(after: Array(way[..<launch]))
    goOn(to: way)
  }

  /// The same, from where the app is, if that is on the way.
  func goOn(to way: [Explorer.Step]) {
    guard way.starts(with: self.way) else { return begin(way) }
    let steps = way.dropFirst(self.way.count)
    for step in steps.dropLast() { perform(step) }
    log.removeAll()
    guard let last = steps.last else { return }
    log.isRecording = true
    perform(last)
    log.isRecording = false
  }

  /// Begins with a process that does not run, with what the app finds at the launch after some
  /// steps.
  private func beginLaunch(after steps: [Explorer.Step]) {
    if let start = starts[steps] {
      begin(with: start)
      way = steps
      return
    }
    begin()
    for step in steps { perform(step) }
    guard !isRunning else { return }
    if starts.count == Self.maximumStarts { starts.removeAll() }
    starts[steps] = Start(
      store: memory.copy(), time: clock?.time ?? .start, drawn: randomness.count,
      hasFailedWrite: hasFailedWrite)
  }

  /// A limit, so that a walk through more states takes no more memory for them.
  private static let maximumStarts = 1_000

  // MARK: - Steps

  /// Takes a step, and watches what it keeps alive and where it begins to edit, unless it is one
  /// of a way that is only repeated.
  ///
  /// - Returns: `false` if the step is not possible here; nothing has changed then.
  @discardableResult
  func perform(_ step: Explorer.Step, isWatched: Bool = false) -> Bool {
    way.append(step)
    onStep?(way)
    let (action, write) = step.attempt
    store.count(failing: write)
    let number = action.process
    let isPossible =
      number < processCount && look(atProcess: number) { take(action.own, isWatched) }
    if isPossible, write > 0 { hasFailedWrite = true }
    if !isPossible { way.removeLast() }
    return isPossible
  }

  private func take(_ step: Explorer.Step, _ isWatched: Bool) -> Bool {
    watch = isWatched ? StepWatch(application, mayEnd: step.mayEndProcess) : nil
    guard act(step) else { return false }
    if !keepsExpiringValues { memory.removeExpiring() }
    if !application.isRunning {
      application = make(store, log)
      watch?.processEnded(before: application)
    } else {
      look()
      if isDrawn { draw() }
      watch?.stepEnded(in: application)
    }
    return true
  }

  /// Ends the process silently after a step that was watched, as a crash does.
  func end() {
    watch?.processWillEnd(application)
    application = make(store, log)
    watch?.processEnded(before: application)
  }

  private func act(_ step: Explorer.Step) -> Bool {
    switch step {
    case .touch(let window, let control, _):
      guard let (window, control) = find(window, control) else { return false }
      window.view.touch(control)
      return true
    case .perform(let name, let window, let control, _):
      guard let (window, control) = find(window, control),
        let action = control.action(named: name)
      else { return false }
      window.view.perform(action, on: control)
      return true
    case .type(let text, let window, let control, _, _, let isStillEdited):
      guard let (window, field) = find(window, control) as? (Window, TextControl) else {
        return false
      }
      _ = window.enter(text, into: field, isStillEdited: isStillEdited)
      return true
    case .write(let text, let window, let control, _):
      guard let (window, view) = find(window, control) as? (Window, TextView) else { return false }
      _ = window.enter(text, into: view, isStillEdited: false)
      return true
    case .touchReturn(let number):
      guard let field = window(number)?.view.editedField else { return false }
      field.touchReturn()
      return true
    case .touchEscape(let number):
      guard let window = window(number) else { return false }
      window.view.touchEscape()
      return true
    case .launch: return send(.launch())
    case .launchInBackground(let connects):
      return send(.launchInBackground(connectingScene: connects))
    case .event(let kind, let number):
      return kind.event(for: number.flatMap(application.session)).map(send) ?? false
    case .arrive(let arrival):
      return send(application.isRunning ? .arrive(arrival) : .launch(arrival))
    case .clock(let seconds):
      guard let clock else { return false }
      clock.jump(by: seconds)
      application.pass(seconds)
      return true
    case .failing, .other: return false
    }
  }

  private func send(_ event: SystemEvent) -> Bool {
    do throws(LifeCycleError) {
      try application.send(event)
      return true
    } catch {
      return false
    }
  }

  /// Whether something was highlighted in the last step.
  private(set) var hasHighlighted = false

  /// A person looks at the screen: what was highlighted is seen.
  private func look() {
    hasHighlighted = false
    for (_, window) in windows {
      guard window.view.textInput.firstResponder == nil, let screen = window.view.subviews.last
      else { continue }
      for field in screen.textControls where field.isHighlighted {
        field.isHighlighted = false
        hasHighlighted = true
      }
    }
  }

  /// Reads the screens as a renderer does that draws them.
  private func draw() {
    for (_, window) in windows {
      window.view.subviews.last.map(window.view.textInput.attachSources)
    }
    _ = contents
  }

  // MARK: - What is in front

  /// Everything that is stored.
  var storeContents: [StoreKey: StoredValue] { memory.contents }

  /// The state, as an invariant sees it.
  var state: Explorer.State {
    Explorer.State(
      application: application, store: store, windows: windows.map(\.window),
      hasFailedWrite: hasFailedWrite)
  }

  /// What of the way to a state makes a difference later: the numbers of windows, and whether a
  /// write has failed; or `nil` where two windows may have changed their places.
  var wayMark: UInt64? {
    var hash = StateHash()
    hash.add(hasFailedWrite)
    for numbers in ofEachProcess({ application.sessions.map(\.number) }) {
      if numbers.count > 1 { return nil }
      for number in numbers { hash.add(number) }
    }
    for snapshot in ofEachProcess({ application.snapshot }).compactMap(\.self) {
      hash.add(snapshot.lastNumber)
    }
    return hash.value
  }

  /// The windows that a person can touch, with their numbers.
  var windows: [(number: Int, window: Window)] { application.windowsInFront }

  /// The button or the switch that a step touches, as it is called on its controller, or `nil`.
  func control(of step: Explorer.Step) -> (place: String, isSwitch: Bool)? {
    guard let (number, control, name) = step.own.touch,
      let (window, found) = find(number, control), found.isEnabled,
      found is Button || found is Switch
    else { return nil }
    let controller = window.controllers.last?.debugName ?? ""
    return ("\(name)\" on \(controller)", found is Switch)
  }

  /// The row that a step touches, or `nil`: its section and text, whether another one there looks
  /// the same, the controller of its list, and the texts of the other rows.
  func touchedRow(
    of step: Explorer.Step
  ) -> (name: [String], isAmbiguous: Bool, list: String, others: [String])? {
    guard let (number, control, _) = step.own.touch,
      let (window, found) = find(number, control), let cell = found as? TableViewCell
    else { return nil }
    let tables = (window.view.subviews.last?.shownElements ?? []).compactMap {
      $0.view as? TableView
    }
    for table in tables {
      guard let section = table.indexPath(for: cell)?.section else { continue }
      let likes = table.visibleCells.filter {
        table.indexPath(for: $0)?.section == section && $0.text == cell.text
          && $0.detailText == cell.detailText && $0.isChecked == cell.isChecked
      }
      let others = table.visibleCells.filter { $0 !== cell }.map(\.text.english)
      return (
        ["\(number) \(section)", cell.text.english], likes.count > 1,
        window.controllers.last?.debugName ?? "", others
      )
    }
    return nil
  }

  private func window(_ number: Int) -> Window? {
    windows.first { $0.number == number }?.window
  }

  /// The control at a position of the screen in front of a window that can be touched.
  func find(_ number: Int, _ control: Int) -> (Window, Control)? {
    guard let window = window(number), let controls = window.view.subviews.last?.controls,
      controls.indices.contains(control)
    else { return nil }
    return (window, controls[control])
  }
}
