import Controller
package import Model
import Synchronization
package import View

/// What was done in a scenario or in a window of a test, step by step; it outlives both.
package final class StepHistory: Sendable {
  private struct State {
    var steps: [ScenarioStep] = []
    /// How many events of the log are in the steps.
    var kept = 0
    /// How many of the calls that were left out are in the steps.
    var keptOmissions = 0
    var running: Phrase?
    /// The calls that have begun and are not in the log yet.
    var begun: [Event] = []
    var isReading = false
    var place: ScenarioStep.Place?
    var language = Language.english
    var look: (@MainActor @Sendable () -> ScreenContent?)?
    var transcript: (@MainActor @Sendable ([ScenarioStep]) throws -> String)?
  }

  private let state = Mutex(State())
  fileprivate let log: EventLog
  private let record: TestRecord?

  /// Creates an empty one, which the record of the running test keeps, if there is one.
  init(_ log: EventLog) {
    self.log = log
    record = TestRecord.current
    record?.add(self)
  }

  /// Whether a test records what is done, so that it explains itself if it fails.
  var isRecorded: Bool { record != nil }

  /// The steps until now.
  package var steps: [ScenarioStep] { state.withLock { $0.steps } }

  /// The step that is being taken, or `nil`.
  package var running: Phrase? { state.withLock { $0.running } }

  /// Whether the step has ended, and the screen is read: then a list asks for its rows.
  package var isReading: Bool { state.withLock { $0.isReading } }

  /// The line of the test that has taken the last step, or takes one.
  package var place: ScenarioStep.Place? { state.withLock { $0.place } }

  /// The calls since the last step, also those that are known only when they end.
  package var callsSince: [Event] {
    let (kept, begun) = state.withLock { ($0.kept, $0.begun) }
    let events = log.events(from: kept)
    return events + begun.filter { $0 != events.last }
  }

  /// The language of the app.
  package var language: Language { state.withLock { $0.language } }

  /// What is on the screen now; in the middle of a step it is not read.
  @MainActor
  package var screen: ScreenContent? {
    let (look, last, running) = state.withLock { ($0.look, $0.steps.last?.screen, $0.running) }
    return running == nil ? look?() ?? last : last
  }

  /// Sets how the screen is read.
  func look(in language: Language, _ look: @escaping @MainActor @Sendable () -> ScreenContent?) {
    state.withLock { ($0.language, $0.look) = (language, look) }
  }

  /// What was done as a transcript of a program, or `nil` if it is the app of none.
  @MainActor
  package var transcript: String? { try? state.withLock { $0.transcript }?(steps) }

  /// Sets how a transcript is made.
  package func write(
    transcript: @escaping @MainActor @Sendable ([ScenarioStep]) throws -> String
  ) {
    state.withLock { $0.transcript = transcript }
  }

  /// The next step is taken at a line of the test.
  func go(to filePath: String, _ line: Int) {
    guard isRecorded else { return }
    state.withLock { $0.place = ScenarioStep.Place(filePath: filePath, line: line) }
  }

  fileprivate func note(begun calls: [Event]) { state.withLock { $0.begun = calls } }

  /// A step is about to be taken.
  func begin(_ name: @autoclosure () -> Phrase) {
    guard let record else { return }
    let name = name()
    state.withLock { $0.running = name }
    record.changed(self)
  }

  /// Keeps a step that was taken, or that failed.
  @MainActor
  func keep(
    _ action: Explorer.Step?, _ name: Phrase, failure: String?, screen: () -> ScreenContent?,
    objects: () -> ObjectGraph
  ) {
    state.withLock { $0.isReading = true }
    record?.changed(self)
    let (screen, objects) = (screen(), objects())
    let (kept, keptOmissions, place) = state.withLock { ($0.kept, $0.keptOmissions, $0.place) }
    let calls = Array(log.events(from: kept))
    let omissions = log.omissions(from: keptOmissions)
    let step = ScenarioStep(
      action: action, name: name, failure: failure, screen: screen, calls: calls,
      leftOut: Omission.notMade(omissions, among: calls), objects: objects, place: place)
    state.withLock { state in
      state.steps.append(step)
      state.kept += calls.count
      state.keptOmissions += omissions.count
      (state.running, state.isReading) = (nil, false)
    }
    record?.changed(self)
  }
}

/// What the scenarios and windows of one test do: who binds it keeps that, to explain a failure.
package final class TestRecord: Sendable {
  /// The record of the running test; by default there is none, and nothing is kept.
  @TaskLocal package static var current: TestRecord?

  private let all = Mutex<[StepHistory]>([])
  private let onChange: @Sendable (StepHistory) -> Void

  /// Creates an empty record.
  ///
  /// - Parameter onChange: called before and after each step, and after each call.
  package init(_ onChange: @escaping @Sendable (StepHistory) -> Void) { self.onChange = onChange }

  /// The histories in the order in which something was done in them last.
  package var histories: [StepHistory] { all.withLock { $0 } }

  /// The history of what happens in a log.
  package func history(of log: EventLog) -> StepHistory? { histories.last { $0.log === log } }

  fileprivate func add(_ history: StepHistory) {
    all.withLock { $0.append(history) }
    history.log.setWriter { _ in
    } begun: { [weak self, weak history] calls in
      guard let self, let history else { return }
      history.note(begun: calls)
      onChange(history)
    }
  }

  fileprivate func changed(_ history: StepHistory) {
    all.withLock { all in
      all.removeAll { $0 === history }
      all.append(history)
    }
    onChange(history)
  }
}
