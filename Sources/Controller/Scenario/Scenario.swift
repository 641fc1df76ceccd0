public import Model

/// Drives an application in a test as a person and the system would, and checks what happened.
///
///     let scenario = Scenario { store, log in
///       Application(delegate: AppDelegate(), views: RecordingViewFactory(), store: store, log: log)
///     }
///     try scenario.launch()
///     try scenario.expect("AppDelegate.application(_:willFinishLaunchingWithOptions:) (inactive)")
///     try scenario.finish()
///
/// A *state* is where a scene is; an *event* is a call that was made on the way there. Ask for a
/// state with `move(_:to:)`, and for events with `expect(_:)`.
public final class Scenario {
  /// What happens at the end to events that nobody asked for.
  nonisolated public enum Strictness: Sendable {
    /// They are a failure.
    case strict
    /// They are shown.
    case loose
  }

  /// The application that runs now, or ran last.
  public private(set) var application: Application

  /// The log of every application of this scenario.
  public let log: EventLog

  let strictness: Strictness
  var consumed = 0
  private let store: any UserInfoStore
  private let make: (any UserInfoStore, EventLog) -> Application
  private var leaks = LeakWatch()

  /// Makes a scenario; nothing is launched yet.
  ///
  /// - Parameters:
  ///   - strictness: what happens at the end to events that nobody asked for.
  ///   - store: what outlives a kill.
  ///   - make: makes the application of one process, with this store and this log.
  public init(
    _ strictness: Strictness = .strict, store: any UserInfoStore = MemoryStore(),
    make: @escaping (any UserInfoStore, EventLog) -> Application
  ) {
    self.strictness = strictness
    self.store = store
    self.make = make
    log = EventLog(isListening: true)
    application = make(store, log)
  }

  // MARK: - The process

  /// Launches the application as a person does.
  ///
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when it runs already.
  @discardableResult
  public func launch(_ options: LaunchOptions = LaunchOptions()) throws(ScenarioError) -> [String] {
    try send(.launch(options))
  }

  /// Closes the application in the switcher.
  ///
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when it does not run.
  @discardableResult
  public func kill() throws(ScenarioError) -> [String] {
    try send(.kill)
  }

  /// Launches a new process with what the last one left behind.
  ///
  /// If the last one still runs, it is gone without a word, as after `kill -9`.
  ///
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when something of the last process is still alive.
  @discardableResult
  public func relaunch() throws(ScenarioError) -> [String] {
    if application.isRunning { try send(.crash) }
    application = make(store, log)
    try leaks.check(except: application)
    return try launch()
  }

  /// Lets something happen.
  ///
  /// - Parameter event: what happens.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when it cannot happen now.
  @discardableResult
  public func send(_ event: SystemEvent) throws(ScenarioError) -> [String] {
    try step { () throws(LifeCycleError) in try application.send(event) }
  }

  /// Takes a session's scene to a state, through the states between.
  ///
  /// - Parameters:
  ///   - session: one of the application's open sessions.
  ///   - state: where to.
  /// - Returns: the events that this caused.
  /// - Throws: `ScenarioError` when the application does not run or does not have the session.
  @discardableResult
  public func move(_ session: SceneSession, to state: Scene.ActivationState)
    throws(ScenarioError) -> [String]
  {
    try step { () throws(LifeCycleError) in try application.move(session, to: state) }
  }

  func step(_ body: () throws(LifeCycleError) -> Void) throws(ScenarioError) -> [String] {
    let before = log.events.count
    leaks.watch(application)
    do throws(LifeCycleError) {
      try body()
    } catch {
      throw .lifeCycle(error)
    }
    leaks.watch(application)
    return log.events.dropFirst(before).map(\.description)
  }

  /// Ends the scenario: nothing may be left unasked for, and nothing may be left alive.
  ///
  /// - Returns: in a loose scenario, the events that nobody asked for.
  /// - Throws: `ScenarioError` that lists what is left.
  @discardableResult
  public func finish() throws(ScenarioError) -> [String] {
    let left = log.events.dropFirst(consumed).map(\.description)
    consumed = log.events.count
    leaks.watch(application)
    if application.isRunning {
      do throws(LifeCycleError) {
        try application.send(.crash)
      } catch {
        throw .lifeCycle(error)
      }
    }
    application = make(store, log)
    try leaks.check(except: application)
    if strictness == .strict, !left.isEmpty { throw .unexpected(left) }
    return left
  }
}
