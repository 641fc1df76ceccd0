public import Foundation
public import Model
public import View

/// An application: what its code and its tests see of it, and what drives it.
///
/// It is an instance like any other, and is driven from outside by `send(_:)`; many may live in one
/// process and never hear of each other. What happens in which order is on <doc:The-Life-Cycle>:
/// `AppProcess` has the process, `SceneInterface` and `ClassicInterface` what is seen of the app.
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

  /// Why an application is launched.
  public struct LaunchOptions: Equatable {
    /// The address to open, without scenes.
    public var url: URL?

    /// The activity to take up, without scenes.
    public var userActivity: UserActivity?

    /// Makes options; without arguments, a person simply opened the app.
    public init(url: URL? = nil, userActivity: UserActivity? = nil) {
      self.url = url
      self.userActivity = userActivity
    }
  }

  /// Who hears of the process; the application owns it, as `UIApplicationMain` does.
  public let delegate: any ApplicationDelegate

  /// Where everything that happens is written.
  public let log: EventLog

  /// What to do where the sources disagree.
  public let policy: LifeCyclePolicy

  /// What the app declares about its scenes, or `nil` for an app without.
  public let manifest: SceneManifest?

  /// Whether the app runs with scenes, which needs no call to be known: <doc:Without-Scenes>.
  public let usesScenes: Bool

  let views: any ViewFactory
  let turn = EventTurn()
  private let store: any UserInfoStore
  private(set) var process: AppProcess?
  private var observers: [WeakObserver] = []

  /// Makes an application that does not run yet.
  ///
  /// `views` makes windows and alerts. Without a manifest the app has no scenes, unless its delegate
  /// is a `SceneConfiguringApplicationDelegate`. The store is where sessions outlive the process;
  /// without one, they last as long as this object.
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
    views.use(log)
  }

  /// The state of the most active scene; without scenes, of the app itself.
  public var applicationState: Application.State { process?.interface.state ?? .background }

  /// Where the process stands; in the background it runs, or is suspended.
  public var processState: ProcessState {
    process.map { $0.isSuspended ? .suspended : .running } ?? .notRunning
  }

  /// Whether the process runs, suspended or not.
  public var isRunning: Bool { process != nil }

  /// Whether more than one scene can be shown at a time: the manifest says so, and the device can.
  public var supportsMultipleScenes: Bool {
    policy.supportsMultipleScenes && manifest?.supportsMultipleScenes ?? false
  }

  // MARK: - Scenes and sessions

  /// The scenes that are connected, seen or not.
  public var connectedScenes: Set<Scene> { process?.scenes?.connected.scenes ?? [] }

  /// The connected scenes in the order of their sessions.
  public var scenes: [Scene] { connectedScenes.inOrder }

  /// The sessions that are connected or remembered.
  public var openSessions: Set<SceneSession> { Set(process?.scenes?.sessions.open ?? []) }

  /// The windows that a person finds in the switcher, in the order in which they came.
  ///
  /// While the process runs they are the open sessions. While it does not, each is read from the
  /// store, and all that can be done with it is to close it: <doc:Windows-And-Sessions>.
  public var sessions: [SceneSession] { knownSessions.open }

  /// The one of `sessions` that has a number, or `nil`; found at once, however many there are.
  public func session(_ number: Int) -> SceneSession? { knownSessions.numbered[number] }

  /// The sessions of the process or, while none runs, those that are stored; they are read each time,
  /// for another process may have run since.
  private var knownSessions: SceneSessions {
    if let scenes = process?.scenes { return scenes.sessions }
    return usesScenes ? storedSessions() : SceneSessions(store)
  }

  /// The sessions as they are stored; none, with a report, when they cannot be read.
  func storedSessions() -> SceneSessions {
    do throws(StoreError) {
      return try SceneSessions(storedIn: store)
    } catch {
      report(.sessionsUnreadable(reason: error.description))
      return SceneSessions(store)
    }
  }

  // MARK: - Events

  /// Lets something happen; throws `LifeCycleError` when it cannot happen now, and changes nothing
  /// then.
  public func send(_ event: SystemEvent) throws(LifeCycleError) {
    guard !turn.isRunning else { throw .duringEvent(event: event.name) }
    turn.begin()
    defer { endTurn() }
    switch event {
    case .launch(let options):
      try start(event, in: .inactive, options).interface.appear(options, in: self)
    case .launchInBackground(let connectingScene):
      let process = try start(event, in: .background, Application.LaunchOptions())
      if connectingScene { process.scenes?.connectInBackground(in: self) }
    case .close(let session) where usesScenes && !isRunning: try closeStored(session, event)
    default:
      guard let process else { throw .notRunning(event: event.name) }
      try process.send(event, in: self)
    }
  }

  /// Takes one scene to a state through the states between: <doc:States-And-Turns>.
  func move(_ session: SceneSession, to state: Scene.ActivationState) throws(LifeCycleError) {
    let event = "move a scene to \(state)"
    guard !turn.isRunning else { throw .duringEvent(event: event) }
    guard let process else { throw .notRunning(event: event) }
    guard let scenes = process.scenes, scenes.sessions.isOpen(session) else {
      throw .unknownSession(event: event)
    }
    turn.begin()
    defer { endTurn() }
    process.awake(in: self) { scenes.move(session, to: state, in: self) }
  }

  private func endTurn() {
    turn.end()
    process?.endTurn(in: self)
  }

  private func start(
    _ event: SystemEvent, in state: Application.State, _ options: Application.LaunchOptions
  ) throws(LifeCycleError) -> AppProcess {
    guard !isRunning else { throw .alreadyRunning(event: event.name) }
    let process = AppProcess(self, in: state)
    self.process = process
    process.launch(options, in: self)
    return process
  }

  /// Closes a session of an app that does not run, which is notified at its next launch:
  /// <doc:Windows-And-Sessions#Closed-while-the-app-is-not-running>.
  private func closeStored(_ session: SceneSession, _ event: SystemEvent) throws(LifeCycleError) {
    do throws(StoreError) {
      let stored = try SceneSessions(storedIn: store)
      let identifier = session.persistentIdentifier
      if let closed = stored.open.first(where: { $0.persistentIdentifier == identifier }) {
        closed.isDiscarded = true
        return try stored.save()
      }
    } catch {
      throw .storeFailed(event: event.name, reason: error.description)
    }
    throw .notRunning(event: event.name)
  }

  /// The process is gone, and with it everything that was not stored.
  func stop() {
    process?.scenes?.connected.tearDown()
    process = nil
  }

  // Scenes and their sessions own one another until they are parted.
  isolated deinit { stop() }

  // MARK: - Observing

  /// Tells someone what happens from now on.
  ///
  /// It is held weakly, as a notification center holds its observers: nobody has to be removed.
  public func addObserver(_ observer: any ApplicationObserver) {
    removeObserver(observer)
    observers = observers + [WeakObserver(observer)]
  }

  /// Tells someone no more.
  public func removeObserver(_ observer: any ApplicationObserver) {
    // A new list: one that is changed in place is guarded each time that it is read.
    observers = observers.filter { $0.observer != nil && $0.observer !== observer }
  }

  /// Tells the observers of something that its delegate knows already.
  func tell(_ body: (any ApplicationObserver) -> Void) {
    for one in observers { if let observer = one.observer { body(observer) } }
  }

  // A class: a loop over structures copies the weak reference, which takes a transition half as long
  // again.
  private final class WeakObserver {
    weak var observer: (any ApplicationObserver)?

    init(_ observer: any ApplicationObserver) { self.observer = observer }
  }
}
