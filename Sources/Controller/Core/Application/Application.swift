public import Model
public import View

/// An application, which is driven by events: <doc:The-Life-Cycle>.
///
/// Pass events to `send(_:)`. Many applications may live in one process, independent of each other.
/// `AppProcess` implements the process, `SceneInterface` and `ClassicInterface` the interface.
///
/// ```swift
/// let application = Application(
///   delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
///   manifest: SceneManifest { TeaSceneDelegate() })
/// try application.send(.launch())
/// ```
@MainActor
public final class Application {
  /// What the whole application is doing: the state of its most active scene.
  public enum State: Int, CaseIterable, Sendable {
    /// It can be touched.
    case active
    /// It is seen but out of reach, or about to be launched.
    case inactive
    /// It is not seen.
    case background
  }

  /// The delegate, which the application owns, as `UIApplicationMain` does.
  public let delegate: any ApplicationDelegate

  /// The log of everything that happens.
  public let log: EventLog

  /// The choices where the sources disagree.
  public let policy: LifeCyclePolicy

  /// The scenes that the app declares, or `nil` for an app without scenes.
  public let manifest: SceneManifest?

  /// Whether the app runs with scenes: <doc:Without-Scenes>.
  public let usesScenes: Bool

  /// The quick actions at the app's icon, which stay when the process ends.
  public var shortcutItems: [ApplicationShortcutItem] = []

  /// Passes what a person did with notifications to the app.
  public let userNotificationCenter = UserNotificationCenter()

  package let views: any ViewFactory
  package let turn = EventTurn()
  private let store: any UserInfoStore
  /// Draws the identifiers of the sessions; an explorer draws them itself.
  package var randomness = RandomNumbers.system
  private(set) var process: AppProcess?
  private var observers = Observers<any ApplicationObserver>()
  private var ownParts = Parts()
  /// Why UIKit ends the app that is launching, or `nil`.
  var refusal: SceneDiagnostic?

  /// Creates an application that does not run yet.
  ///
  /// `views` makes windows. Without a manifest the app has no scenes, unless its delegate is a
  /// `SceneConfiguringApplicationDelegate`. The store keeps the sessions when the process ends;
  /// without a store, they last as long as this object.
  ///
  /// - Parameters:
  ///   - delegate: the delegate, which the application owns.
  ///   - views: makes windows.
  ///   - manifest: declares the scenes, or `nil`.
  ///   - store: keeps the sessions, or `nil`.
  ///   - policy: what the system does where UIKit leaves it open.
  ///   - log: has all calls.
  public init(
    delegate: any ApplicationDelegate, views: any ViewFactory,
    manifest: SceneManifest? = nil, store: (any UserInfoStore)? = nil,
    policy: LifeCyclePolicy = LifeCyclePolicy(), log: EventLog = EventLog()
  ) {
    self.delegate = delegate
    self.views = views
    self.manifest = manifest
    self.store = store ?? MemoryStore()
    self.policy = policy
    self.log = log
    usesScenes =
      policy.knowsScenes
      && (manifest?.configuration(named: nil, for: .windowApplication) != nil
        || delegate is any SceneConfiguringApplicationDelegate)
    views.showDiagnostics(of: log)
  }

  /// The state of the most active scene; without scenes, that of the app itself.
  public var applicationState: Application.State { process?.interface.state ?? .background }

  /// The state of the process: not running, running or suspended.
  public var processState: ProcessState {
    process.map { $0.isSuspended ? .suspended : .running } ?? .notRunning
  }

  /// Whether the process runs, suspended or not.
  public var isRunning: Bool { process != nil }

  /// Whether several scenes can be shown at a time: both the manifest and the device must allow it.
  public var supportsMultipleScenes: Bool {
    policy.supportsMultipleScenes && manifest?.supportsMultipleScenes ?? false
  }

  // MARK: - Scenes and sessions

  /// The scenes that are connected, seen or not.
  public var connectedScenes: Set<Scene> { process?.scenes?.connected.scenes ?? [] }

  /// The connected scenes in the order of their sessions.
  public var scenes: [Scene] { connectedScenes.inOrder }

  /// The sessions that are connected or stored.
  public var openSessions: Set<SceneSession> { Set(process?.scenes?.sessions.open ?? []) }

  /// The windows in the switcher, in the order in which they were made.
  ///
  /// While the process runs, they are the open sessions. While it does not, they are read from the
  /// store, and can only be closed: <doc:Windows-And-Sessions>.
  public var sessions: [SceneSession] { knownSessions.open }

  /// The one of `sessions` with a number, or `nil`.
  public func session(_ number: Int) -> SceneSession? { knownSessions.numbered[number] }

  /// The sessions of the process or, while none runs, the stored ones, read each time, as another
  /// process may have run since.
  private var knownSessions: SceneSessions {
    if let scenes = process?.scenes { return scenes.sessions }
    return usesScenes ? storedSessions() : SceneSessions(store)
  }

  /// The stored sessions; none, with a report, when they cannot be read.
  func storedSessions() -> SceneSessions {
    do throws(StoreError) {
      return try SceneSessions(storedIn: store)
    } catch {
      report(.sessionsUnreadable(reason: error.description))
      return SceneSessions(store)
    }
  }

  // MARK: - Events

  /// Handles an event.
  ///
  /// - Throws: `LifeCycleError` when the event cannot happen now; nothing has changed then. After a
  ///   refused launch the app does not run.
  public func send(_ event: SystemEvent) throws(LifeCycleError) {
    guard !turn.isRunning else { throw .duringEvent(event: event.name) }
    turn.begin()
    do throws(LifeCycleError) {
      try handle(event)
      if let refusal { throw end(by: refusal) }
    } catch {
      // What could not be saved before is not saved now: nothing has happened.
      endTurn(isSaving: false)
      throw error
    }
    endTurn()
  }

  private func handle(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .launch(let arrival):
      let process = try start(event, in: .inactive)
      let rest = process.launch(arrival)
      if !usesScenes { log.decide(.launchIsNoReturn(self)) }
      process.interface.appear(rest)
      userNotificationCenter.isLate = false
    case .launchInBackground(let connectingScene):
      let process = try start(event, in: .background)
      _ = process.launch(nil)
      if connectingScene { process.scenes?.connectInBackground() }
    case .close(let session) where usesScenes && !isRunning: try closeStored(session, event)
    default:
      guard let process else { throw .notRunning(event: event.name) }
      try process.send(event)
    }
  }

  /// Moves one scene to a state through the states between: <doc:States-And-Turns>.
  package func move(
    _ session: SceneSession, to state: Scene.ActivationState
  ) throws(LifeCycleError) {
    let event = "move a scene to \(state)"
    guard !turn.isRunning else { throw .duringEvent(event: event) }
    guard let process else { throw .notRunning(event: event) }
    guard let scenes = process.scenes, scenes.sessions.isOpen(session) else {
      throw .unknownSession(event: event)
    }
    turn.begin()
    defer { endTurn() }
    process.awake() { scenes.move(session, to: state) }
  }

  private func endTurn(isSaving: Bool = true) {
    turn.end()
    process?.endTurn(isSaving: isSaving)
  }

  private func start(
    _ event: SystemEvent, in state: Application.State
  ) throws(LifeCycleError) -> AppProcess {
    guard !isRunning else { throw .alreadyRunning(event: event.name) }
    if let manifest, manifest.sdk == .iOS27, policy.knowsScenes, !usesScenes {
      throw end(by: manifest.isDeclared ? .noConfigurations : .noSceneLifeCycle)
    }
    let process = AppProcess(self, in: state)
    self.process = process
    return process
  }

  /// Closes a session while the app does not run; the app is notified at its next launch:
  /// <doc:Windows-And-Sessions#Closed-while-the-app-is-not-running>.
  private func closeStored(_ session: SceneSession, _ event: SystemEvent) throws(LifeCycleError) {
    do throws(StoreError) {
      let stored = try SceneSessions(storedIn: store)
      let identifier = session.persistentIdentifier
      if let closed = stored.open.first(where: { $0.persistentIdentifier == identifier }) {
        closed.isDiscarded = true
        try stored.save()
        return
      }
    } catch {
      throw .storeFailed(event: event.name, error: error)
    }
    throw .notRunning(event: event.name)
  }

  /// Ends the process, with everything that was not stored.
  func stop() {
    process?.scenes?.connected.tearDown()
    for part in process?.parts ?? [] { part.processWillEnd() }
    userNotificationCenter.delegate = nil
    process = nil
  }

  // Scenes and their sessions own each other until they are disconnected.
  isolated deinit { stop() }

  // MARK: - Observing

  /// Adds an observer, which is called from now on.
  ///
  /// It is held weakly, so it need not be removed.
  public func addObserver(_ observer: any ApplicationObserver) {
    // A constant: a weak variable in a closure is guarded at each call.
    weak let observer = observer
    changeObservers { $0.add { observer } }
  }

  /// Removes an observer, which is not called any more, not even of what is being told.
  public func removeObserver(_ observer: any ApplicationObserver) {
    changeObservers { $0.remove(observer) }
  }

  // Taken out, changed and put back: if the list were changed in place, each access would be
  // guarded.
  private func changeObservers(_ body: (inout Observers<any ApplicationObserver>) -> Void) {
    var taken = observers
    observers = Observers()
    body(&taken)
    observers = taken
  }

  /// Notifies the observers after the delegate was called.
  func tell(_ body: (any ApplicationObserver) -> Void) {
    observers.tell(body)
  }
}

extension Application: PartsHolder {
  package var parts: Parts {
    get { ownParts }
    set { ownParts = newValue }
  }

  /// A part of the process, made when it is first asked for; `nil` while none runs.
  package func processPart<Part: ProcessPart>(_ make: @autoclosure () -> Part) -> Part? {
    guard let process else { return nil }
    for part in process.parts { if let part = part as? Part { return part } }
    let part = make()
    process.parts.append(part)
    return part
  }
}
