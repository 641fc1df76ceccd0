public import Model
public import View

/// An application: its state, its scenes and sessions, and who hears of them.
///
/// It is an instance like any other, and is driven from outside by `send(_:)`; many may live in one
/// process and never hear of each other. What happens in which order is LIFECYCLE sections 1 to 4.
public final class Application {
  /// Where the process stands.
  enum Process {
    case notRunning
    case running
    case suspended
  }

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
  public internal(set) var applicationState = ApplicationState.inactive

  /// The scenes that are connected, seen or not.
  public internal(set) var connectedScenes: Set<Scene> = []

  /// The sessions that are connected or remembered.
  public internal(set) var openSessions: Set<SceneSession> = []

  /// Whether the app runs with scenes; known once it has launched.
  public internal(set) var usesScenes = false

  let views: any SystemViewFactory
  let archive: SceneSessionArchive

  var process = Process.notRunning
  var scenesByState: [Scene.ActivationState: Set<Scene>] = [:]
  var discardedWhileNotRunning: Set<SceneSession> = []
  /// What the archive does not know yet.
  var changedSessions: Set<SceneSession> = []
  var removedSessions: [String] = []
  var isInTurn = false
  var endOfTurn: [() -> Void] = []
  private var observers: [WeakObserver] = []
  var sessionCount = 0
  /// How the delegate of an app without a manifest makes scenes: a maker cannot be stored.
  var ownConfiguration: SceneConfiguration?

  private struct WeakObserver {
    weak var observer: (any ApplicationObserver)?
  }

  /// Makes an application that does not run yet.
  ///
  /// - Parameters:
  ///   - delegate: hears of the process.
  ///   - views: makes what every app shows: windows and alerts.
  ///   - manifest: declares scenes; `nil` for an app without, unless the delegate configures them.
  ///   - store: where sessions outlive the process; without one, they last as long as this object.
  ///   - policy: what to do where the sources disagree.
  ///   - log: where everything that happens is written.
  public init(
    delegate: any ApplicationDelegate, views: any SystemViewFactory,
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

  /// Whether more than one scene can be shown at a time.
  public var supportsMultipleScenes: Bool { manifest?.supportsMultipleScenes ?? false }

  /// Whether the process runs, suspended or not.
  public var isRunning: Bool { process != .notRunning }

  // MARK: - Observing

  /// Tells someone what happens from now on.
  ///
  /// Observers are held weakly.
  public func addObserver(_ observer: any ApplicationObserver) {
    removeObserver(observer)
    observers.append(WeakObserver(observer: observer))
  }

  /// Tells someone no more.
  public func removeObserver(_ observer: any ApplicationObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  func post(_ notification: (any ApplicationObserver) -> Void) {
    for each in observers {
      if let observer = each.observer { notification(observer) }
    }
  }

  // MARK: - Sessions

  func adopt(_ session: SceneSession) {
    sessionCount += 1
    session.number = sessionCount
    session.application = self
    openSessions.insert(session)
    changedSessions.insert(session)
  }

  /// The open sessions in the order in which they came.
  public var sessions: [SceneSession] {
    openSessions.sorted { $0.number < $1.number }
  }

  /// The connected scenes in the order of their sessions.
  public var scenes: [Scene] {
    connectedScenes.sorted { $0.session.number < $1.session.number }
  }

  /// The sessions that come back when the app is opened.
  var lastSeen: [SceneSession] { sessions.filter(\.wasSeen) }

  // MARK: - Turns

  /// Runs something as one turn of the run loop: what waits for the end of the turn runs then.
  func turn<Failure>(_ body: () throws(Failure) -> Void) throws(Failure) {
    guard !isInTurn else { return try body() }
    isInTurn = true
    defer {
      isInTurn = false
      for action in endOfTurnActions() { action() }
    }
    try body()
  }

  /// Runs something at the end of this turn, or at once when there is none.
  func atEndOfTurn(_ action: @escaping () -> Void) {
    if isInTurn { endOfTurn.append(action) } else { action() }
  }

  private func endOfTurnActions() -> [() -> Void] {
    defer { endOfTurn = [] }
    return endOfTurn
  }
}
