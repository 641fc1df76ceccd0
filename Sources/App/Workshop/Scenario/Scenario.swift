public import Controller
import ControllerKit
public import Model
import View

/// Drives an application in a test as a person and the system would, and checks what happened.
///
/// Each step returns the events that it caused, and throws a ``ScenarioError`` with the file and
/// the line of the step when it fails. Change the *state* of a scene with `move(_:to:)`; check
/// *events*, which are calls on the way there, with `expect(_:)`.
///
/// ```swift
/// // makeTeaApp is a function of a store and a log, which returns an application.
/// try Scenario.run(making: makeTeaApp) { scenario in
///   try scenario.launch()
///   scenario.takeEvents()
///   try scenario.touch("Order")
///   #expect(scenario.controllerNames.last == "AlertController")
///   try scenario.touch("OK")
///   try scenario.type("Assam", into: "Tea")
///   scenario.takeEvents()
///   try scenario.closeInSwitcher()
///   try scenario.expect(
///     "TeaAppDelegate.applicationWillTerminate(_:) (background)")
/// }
/// ```
@MainActor
public final class Scenario {
  /// What happens at the end to events that were not expected.
  ///
  /// ```swift
  /// let scenario = Scenario(.loose, make: makeTeaApp)
  /// try scenario.launch()
  /// let unexpected = try scenario.finish()
  /// #expect(!unexpected.isEmpty)
  /// ```
  public enum Strictness: Sendable {
    /// They are an error.
    case strict
    /// They are returned.
    case loose
  }

  /// The application that runs now or ran last.
  public private(set) var application: Application

  /// The log of all applications of this scenario.
  public let log: EventLog

  let strictness: Strictness
  private let allowsMisuses: Bool
  /// The misuses that no expectation has named.
  var misuses: [String] = []
  var consumed = 0
  var consumedOmissions = 0
  let history: StepHistory
  /// What was done until now.
  package var steps: [ScenarioStep] { history.steps }
  /// A copy of the store as it was first, where there can be one.
  package let firstStore: MemoryStore?
  private let store: any UserInfoStore
  package let make: (any UserInfoStore, EventLog) -> Application
  private var leaks = LeakDetector()

  /// Whether a step was taken, and the scenario has neither failed nor been finished.
  private var isUnfinished = false
  private let reporter: ScenarioReporter
  private let madeAt: (filePath: String, line: Int)

  /// Creates a scenario; nothing is launched yet.
  ///
  /// Finish it, or use `run`: a ``ScenarioReporter`` reports one that is released unfinished.
  ///
  /// - Parameters:
  ///   - strictness: what happens at the end to events that were not expected.
  ///   - allowsMisuses: whether the scenario passes although misuses were reported. Without it, it
  ///     fails at its end, strict or loose, unless `expect(_:)` has named them.
  ///   - store: outlives each application, as the log does.
  ///   - filePath: the file of the test.
  ///   - line: the line of the test.
  ///   - make: makes the application of each process.
  public init(
    _ strictness: Strictness = .strict, allowsMisuses: Bool = false,
    store: any UserInfoStore = MemoryStore(), filePath: String = #filePath, line: Int = #line,
    make: @escaping (any UserInfoStore, EventLog) -> Application
  ) {
    self.strictness = strictness
    self.allowsMisuses = allowsMisuses
    self.store = store
    firstStore = (store as? MemoryStore)?.copy()
    self.make = { store, log in
      let application = make(store, log)
      application.isObservationTrackingEnabled = true
      return application
    }
    reporter = ScenarioReporter.current
    madeAt = (filePath, line)
    log = EventLog(isRecording: true)
    log.isExplaining = true
    history = StepHistory(log)
    application = self.make(store, log)
    history.look(in: application.views.language) { [weak self] in
      guard let self, !application.turn.isRunning else { return nil }
      return window?.content
    }
  }

  deinit {
    guard isUnfinished else { return }
    reporter.report(ScenarioError(.unfinished, filePath: madeAt.filePath, line: madeAt.line))
  }

  // MARK: - From the beginning to the end

  /// Creates a scenario, runs a closure with it, and finishes it.
  ///
  /// A misuse that was reported makes it fail at its end, strict or loose, unless `expect(_:)` has
  /// named it or `allowsMisuses` is `true`.
  ///
  /// - Parameters:
  ///   - strictness: whether an event that no expectation names is a failure.
  ///   - allowsMisuses: whether a misuse may be reported.
  ///   - store: the store of the app.
  ///   - filePath: the file of the caller: leave it out.
  ///   - line: the line of the caller: leave it out.
  ///   - make: makes the app, with that store and a log, for each of its processes.
  ///   - body: does and expects something.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws, or a ``ScenarioError`` that lists what is left at the end.
  @discardableResult
  public static func run<Result>(
    _ strictness: Strictness = .strict, allowsMisuses: Bool = false,
    store: any UserInfoStore = MemoryStore(), filePath: String = #filePath, line: Int = #line,
    making make: @escaping (any UserInfoStore, EventLog) -> Application,
    _ body: (Scenario) throws -> Result
  ) throws -> Result {
    let scenario = Scenario(
      strictness, allowsMisuses: allowsMisuses, store: store, filePath: filePath, line: line,
      make: make)
    // An error that is thrown here says more than that the scenario was not finished.
    defer { scenario.isUnfinished = false }
    let result = try body(scenario)
    try scenario.finish(filePath: filePath, line: line)
    return result
  }

  // MARK: - The process

  /// Launches the application, as a person does.
  ///
  /// - Throws: ``ScenarioError`` with the ``/Controller/LifeCycleError``, if the application
  ///   refuses the event.
  @discardableResult
  public func launch(
    _ arrival: Arrival? = nil,
    filePath: String = #filePath, line: Int = #line
  ) throws(ScenarioError) -> [String] {
    try send(.launch(arrival), filePath: filePath, line: line)
  }

  /// Lets something arrive, which launches the application if it does not run.
  ///
  /// - Throws: ``ScenarioError`` with the ``/Controller/LifeCycleError``, if the application
  ///   refuses the event.
  @discardableResult
  public func arrive(_ arrival: Arrival, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try send(
      application.isRunning ? .arrive(arrival) : .launch(arrival), filePath: filePath, line: line)
  }

  /// Closes the running application in the switcher.
  ///
  /// - Throws: ``ScenarioError`` with the ``/Controller/LifeCycleError``, if the application
  ///   refuses the event.
  @discardableResult
  public func closeInSwitcher(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try send(.closeInSwitcher, filePath: filePath, line: line)
  }

  /// Launches a new process with the store of the last one.
  ///
  /// If the last one still runs, it ends silently, as after `kill -9`.
  ///
  /// - Throws: ``ScenarioError`` when an object of the last process is still alive.
  @discardableResult
  public func relaunch(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    try leaveProcess(filePath, line)
    return try launch(filePath: filePath, line: line)
  }

  /// Sends an event.
  ///
  /// - Throws: ``ScenarioError`` with the ``/Controller/LifeCycleError``, if the application
  ///   refuses the event.
  @discardableResult
  public func send(_ event: SystemEvent, filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    let action = Explorer.Step(event)
    return try step(action.words(), filePath, line) { () throws(LifeCycleError) in
      try application.send(event)
      keep(action)
    }
  }

  /// Moves a scene of the running application to a state, through the states between.
  ///
  /// - Throws: ``ScenarioError`` with the ``/Controller/LifeCycleError``, if the scene cannot reach
  ///   it.
  @discardableResult
  public func move(
    _ session: SceneSession, to state: Scene.ActivationState, filePath: String = #filePath,
    line: Int = #line
  ) throws(ScenarioError) -> [String] {
    let name = Phrase(
      "move window \(session.number) to \(state)", ko: "\(session.number)번 창을 \(state) 상태로 옮기기")
    return try step(name, filePath, line) { () throws(LifeCycleError) in
      try application.move(session, to: state)
      keep(nil, name)
    }
  }

  // MARK: - Steps

  /// Runs a closure for a line of the test, which is in its error.
  func at<Result>(
    _ filePath: String, _ line: Int, _ body: () throws(ScenarioError.Reason) -> Result
  ) throws(ScenarioError) -> Result {
    isUnfinished = true
    history.go(to: filePath, line)
    let start = (consumed, consumedOmissions)
    do throws(ScenarioError.Reason) {
      let result = try body()
      let left = application.isRunning ? leaks.takeAlive(leaving: application) : []
      if strictness == .strict, !left.isEmpty { throw .outlived(left) }
      for name in left { log.report(ScenarioError.Reason.outlived([name]), from: "Scenario") }
      return result
    } catch {
      isUnfinished = false
      keep(failure: error)
      var failure = ScenarioError(error, filePath: filePath, line: line)
      if case .different(let expected, let actual) = error {
        failure.explanations = whyNot(
          expected.sideBySide(with: actual).filter { $0.mark == "-" }.map(\.line), since: start)
      }
      throw failure
    }
  }

  /// The events of a step that the application may refuse.
  private func step(
    _ name: Phrase, _ filePath: String, _ line: Int, _ body: () throws(LifeCycleError) -> Void
  ) throws(ScenarioError) -> [String] {
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      do throws(LifeCycleError) {
        return try events(of: name, during: body)
      } catch {
        throw .lifeCycle(error)
      }
    }
  }

  /// Ends a process, if one still runs, and checks that none of its objects is alive.
  private func leaveProcess(_ filePath: String, _ line: Int) throws(ScenarioError) {
    if application.isRunning { try send(.crash, filePath: filePath, line: line) }
    application = make(store, log)
    try at(filePath, line) { () throws(ScenarioError.Reason) in
      if let leak = leaks.leak(except: application) { throw .leaked(leak.names) }
    }
  }

  /// The events that a closure causes.
  func events<Failure>(
    of name: @autoclosure () -> Phrase, during body: () throws(Failure) -> Void
  ) throws(Failure) -> [String] {
    let before = log.events.count
    history.begin(name())
    log.beginStep()
    leaks.watch(application)
    try body()
    leaks.watch(application)
    return log.events.dropFirst(before).map(\.description)
  }

  /// Ends the scenario, and checks that no event was unexpected and no object is still alive.
  ///
  /// A loose scenario returns the unexpected events; a strict one throws a ``ScenarioError`` that
  /// lists them. Either throws one that lists the misuses that no expectation has named, unless it
  /// allows misuses.
  ///
  /// - Throws: ``ScenarioError`` that lists what is left, and who is still alive.
  @discardableResult
  public func finish(filePath: String = #filePath, line: Int = #line)
    throws(ScenarioError) -> [String]
  {
    defer { isUnfinished = false }
    let left = takeEvents()
    leaks.watch(application)
    try leaveProcess(filePath, line)
    return try at(filePath, line) { () throws(ScenarioError.Reason) in
      if !allowsMisuses, !misuses.isEmpty { throw .reported(misuses) }
      if strictness == .strict, !left.isEmpty { throw .unexpected(left) }
      return left
    }
  }
}
