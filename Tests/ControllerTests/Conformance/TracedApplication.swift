import Controller
import Model
import View

/// An application whose delegates answer as a test says, and what they hear of it.
///
/// Two of them over one store are two processes of one app, one after the other.
final class TracedApplication {
  /// How the app is declared.
  enum Kind {
    /// With scenes, several at a time.
    case windows
    /// With scenes, one at a time.
    case oneWindow
    /// With scenes and no manifest: the delegate says how they are made.
    case configuring
    /// As before iOS 13.
    case classic
  }

  let application: Application
  let delegate: TracingApplicationDelegate
  let script: Script
  let store: any UserInfoStore
  private let kind: Kind
  private let observer: TracingObserver

  init(
    _ kind: Kind = .windows, policy: LifeCyclePolicy = LifeCyclePolicy(),
    store: any UserInfoStore = MemoryStore(), script: Script = Script(),
    manifest: SceneManifest? = nil
  ) {
    let declared =
      kind == .classic || kind == .configuring
      ? nil
      : manifest
        ?? SceneManifest(supportsMultipleScenes: kind == .windows) { TracingSceneDelegate(script) }
    self.kind = kind
    self.store = store
    self.script = script
    delegate =
      kind == .configuring
      ? TracingConfiguringDelegate(script) : TracingApplicationDelegate(script)
    application = Application(
      delegate: delegate, views: HeadlessViewFactory(), manifest: declared,
      store: store, policy: policy, log: EventLog(isRecording: true))
    observer = TracingObserver(application.log)
    application.addObserver(observer)
  }

  /// The app's next process, with what this one has stored; nothing is launched yet.
  func nextProcess() -> TracedApplication {
    TracedApplication(
      kind, policy: application.policy, store: store, script: script,
      manifest: application.manifest)
  }

  /// Lets things happen.
  ///
  /// - Returns: what was heard of them.
  @discardableResult
  func send(_ events: SystemEvent..., kinds: Set<EventSource> = [.delegates])
    throws(LifeCycleError) -> [String]
  {
    for event in events { try application.send(event) }
    return heard(kinds)
  }

  /// Takes away what was heard since the last time, in the words of the rules.
  func heard(_ kinds: Set<EventSource> = [.delegates]) -> [String] {
    defer { application.log.removeAll() }
    return application.log.lines(kinds)
  }

  /// What was reported and not taken away, of the diagnostics about scenes.
  func reported(_ diagnostics: SceneDiagnostic...) -> Bool {
    application.log.diagnostics.map(\.text) == diagnostics.map(\.description)
  }

  /// The session of a number.
  func session(_ number: Int) -> SceneSession {
    application.sessions.first { $0.number == number } ?? SceneSession()
  }

  /// The scene of a session's number, if it is connected.
  func scene(_ number: Int) -> WindowScene? { session(number).scene as? WindowScene }

  /// The states of all sessions, in order.
  var states: [Scene.ActivationState] {
    application.sessions.map { $0.scene?.activationState ?? .unattached }
  }
}

/// Shows how many windows, all of them in the foreground.
func launched(
  _ kind: TracedApplication.Kind = .windows, windows: Int = 1,
  policy: LifeCyclePolicy = LifeCyclePolicy(), script: Script = Script()
) throws -> TracedApplication {
  let traced = TracedApplication(kind, policy: policy, script: script)
  try traced.send(.launch())
  for _ in 1..<windows { try traced.send(.newWindow()) }
  return traced
}
