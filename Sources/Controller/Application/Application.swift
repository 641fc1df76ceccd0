public import Model
public import View

/// An application: its state, its scenes and sessions, and who hears of them.
///
/// It is an instance like any other, and is driven from outside by `send(_:)`; many may live in one
/// process and never hear of each other. What happens in which order is LIFECYCLE sections 1 to 4.
@MainActor
public final class Application {
  /// Who hears of the process.
  ///
  /// The application owns it, as `UIApplicationMain` does.
  public let delegate: any ApplicationDelegate

  /// Where everything that happens is written.
  public let log: EventLog

  /// What to do where the sources disagree.
  public let policy: LifeCyclePolicy

  /// What the app declares about its scenes, or `nil` for an app without.
  public let manifest: SceneManifest?

  /// The state of the most active scene; without scenes, of the app itself.
  public var applicationState: ApplicationState { state }

  /// Where the process stands; in the background it runs, or is suspended.
  public var processState: ProcessState { process }

  /// The scenes that are connected, seen or not.
  public internal(set) var connectedScenes: Set<Scene> = []

  /// The sessions that are connected or remembered.
  public internal(set) var openSessions: Set<SceneSession> = []

  /// Whether the app runs with scenes; known once it has launched.
  public var usesScenes: Bool { hasScenes }

  let views: any ViewFactory
  let archive: SceneSessionArchive

  var process = ProcessState.notRunning
  // What every transition reads and writes has a simple type and is not public: then the compiler
  // proves that nobody else has a hand on it, which would else be checked at each access.
  var state = ApplicationState.inactive
  var activeCount = 0
  var foregroundCount = 0
  var hasScenes = false

  var scenesInForeground: Set<Scene> = []
  /// Whether a person looks at the switcher, or something lies over the app.
  var looksAway = false
  /// The order in which windows came in front.
  var frontOrder = FrontOrder()
  /// The open sessions by their numbers.
  var numbered: [Int: SceneSession] = [:]
  var discardedWhileNotRunning: Set<SceneSession> = []
  let changes = SceneSessionChanges()
  let turns = Turns()
  var observers: Observers<any ApplicationObserver>?
  var sessionCount = 0
  /// What was asked for while the process was suspended: it is carried out when that runs again.
  var keptRequests: [(Application) -> Void] = []
  /// Whether the process was suspended before this event.
  var wasWoken = false

  /// Makes an application that does not run yet.
  ///
  /// - Parameters:
  ///   - delegate: hears of the process.
  ///   - views: makes what every app shows: windows and alerts.
  ///   - manifest: declares scenes; `nil` for an app without, unless the delegate is a
  ///     `SceneConfiguringApplicationDelegate`.
  ///   - store: where sessions outlive the process; without one, they last as long as this object.
  ///   - policy: what to do where the sources disagree.
  ///   - log: where everything that happens is written.
  public init(
    delegate: any ApplicationDelegate, views: any ViewFactory,
    manifest: SceneManifest? = nil, store: (any UserInfoStore)? = nil,
    policy: LifeCyclePolicy = LifeCyclePolicy(), log: EventLog = EventLog()
  ) {
    self.delegate = delegate
    self.views = views
    self.manifest = manifest
    self.policy = policy
    self.log = log
    archive = SceneSessionArchive(store: store ?? MemoryStore())
  }

  /// Whether more than one scene can be shown at a time: the manifest says so, and the device can.
  public var supportsMultipleScenes: Bool {
    policy.supportsMultipleScenes && manifest?.supportsMultipleScenes ?? false
  }

  /// Whether the process runs, suspended or not.
  public var isRunning: Bool { process != .notRunning }

  // MARK: - Observing

  /// Tells someone what happens from now on.
  ///
  /// The application owns its observers until they are removed, as a notification center owns its
  /// blocks. Who goes before the application, as a controller may, has to be removed.
  public func addObserver(_ observer: any ApplicationObserver) {
    let id = ObjectIdentifier(observer)
    observers = Observers(observer, id, after: observers?.without(id))
  }

  /// Tells someone no more, and lets go of them.
  public func removeObserver(_ observer: any ApplicationObserver) {
    observers = observers?.without(ObjectIdentifier(observer))
  }

  // MARK: - Sessions

  func adopt(_ session: SceneSession) {
    sessionCount += 1
    session.number = sessionCount
    session.changes = changes
    openSessions.insert(session)
    numbered[session.number] = session
    frontOrder.note(session.number)
    changes.note(session)
  }

  /// Whether a session is one of the application's.
  func isOpen(_ session: SceneSession) -> Bool { session.changes === changes }

  /// The windows that a person finds in the switcher, in the order in which they came.
  ///
  /// While the process runs they are the open sessions. While it does not, each is read from the
  /// store, and all that can be done with it is to close it: LIFECYCLE 1.11.
  public var sessions: [SceneSession] {
    isRunning ? openSessions.sorted { $0.number < $1.number } : rememberedSessions
  }

  /// The session of a number, as `sessions` has it; found at once, however many there are.
  ///
  /// - Parameter number: the `SceneSession.number` of the session.
  /// - Returns: the session, or `nil` when there is none.
  public func session(_ number: Int) -> SceneSession? {
    isRunning ? numbered[number] : rememberedSessions.first { $0.number == number }
  }

  /// The connected scenes in the order of their sessions.
  public var scenes: [Scene] {
    connectedScenes.sorted { $0.session.number < $1.session.number }
  }

  /// The windows of the connected scenes, or the one of an app without.
  var windows: [Window] {
    usesScenes
      ? scenes.compactMap { $0 as? WindowScene }.flatMap(\.windows)
      : [delegate.window].compactMap(\.self)
  }

  /// The sessions that come back when the app is opened.
  var lastSeen: [SceneSession] {
    openSessions.lazy.filter(\.wasSeen).sorted { $0.number < $1.number }
  }

  // MARK: - Turns

  /// Runs what a person does, a touch or a key, as one turn: what it asks for comes after it.
  func takeTurn(_ body: () -> Void) {
    turns.run(body)
  }

  /// Runs something at the end of this turn of the run loop, or at once when there is none.
  func atEndOfTurn(_ action: @escaping () -> Void) {
    turns.atEnd(action)
  }

  // MARK: - The end

  // The application alone connects and disconnects, so it cuts what it has tied: scenes and their
  // sessions own one another, and so do changed sessions and their changes.
  isolated deinit {
    changes.removeAll()
    for session in openSessions { session.changes = nil }
    for scene in connectedScenes { scene.letGo() }
  }
}
