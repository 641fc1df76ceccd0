import Controller
import Model
import Testing
import View

@Suite("Many scenes")
struct ScaleTests {
  @Test(
    "R3: 10,000 scenes come, go to the background and back, and leave nothing behind",
    arguments: [LifeCyclePolicy.Arrangement.sideBySide, .fullScreen])
  func nothingLeft(_ arrangement: LifeCyclePolicy.Arrangement) throws {
    let crowd = Crowd(arrangement)

    try crowd.live(10_000)

    #expect(crowd.connected == 10_000)
    #expect(crowd.calls == crowd.expectedCalls(10_000, arrangement))
    #expect(crowd.application.connectedScenes.isEmpty)
    #expect(crowd.application.openSessions.isEmpty)
    #expect(crowd.living == 0)
  }

  @Test("What is stored grows with the number of scenes, and is as little for each of many")
  func storedPerScene() throws {
    let writes = try [10, 1_000].map { number in
      let crowd = Crowd(.sideBySide)
      try crowd.live(number)
      return Double(crowd.store.writes) / Double(number)
    }

    #expect(writes[1] <= writes[0] * 1.1)
  }

  @Test("R3: To go to each of many windows, and to close each in front, stores and calls as little")
  func storedPerSwitch() throws {
    let crowds = try [10, 1_000].map { number in
      let crowd = Crowd(.fullScreen)
      try crowd.goThrough(number)
      return (
        writes: Double(crowd.store.writes) / Double(number),
        calls: Double(crowd.calls) / Double(number)
      )
    }

    #expect(crowds[1].writes <= crowds[0].writes * 1.1)
    #expect(crowds[1].calls <= crowds[0].calls * 1.1)
  }
}

// MARK: - Fixtures

/// An application with nothing but scenes, which counts what they hear.
private final class Crowd {
  let application: Application
  let store = CountingStore()
  private let counter = Counter()

  init(_ arrangement: LifeCyclePolicy.Arrangement) {
    var policy = LifeCyclePolicy()
    policy.arrangement = arrangement
    policy.lastWindow = .isDiscarded
    application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { [counter] in
        CountingDelegate(counter)
      },
      store: store, policy: policy)
  }

  var calls: Int { counter.calls }
  var connected: Int { counter.scenes.count }
  var living: Int { counter.scenes.count { $0.scene != nil } }

  /// Connects so many scenes, takes them through the background, and closes them one by one.
  func live(_ number: Int) throws(LifeCycleError) {
    try application.send(.launch())
    for _ in 1..<number { try application.send(.newWindow()) }
    for event: SystemEvent in [.home, .open, .interruption, .interruptionEnded, .home] {
      try application.send(event)
    }
    for session in application.sessions { try application.send(.close(session)) }
  }

  /// Opens so many windows, goes to each, and closes each while it is in front.
  func goThrough(_ number: Int) throws {
    try application.send(.launch())
    for _ in 1..<number { try application.send(.newWindow()) }
    for number in 1...number {
      try application.send(.show(try #require(application.session(number))))
    }
    for number in (1...number).reversed() {
      let session = try #require(application.session(number))
      #expect(session.scene?.activationState == .foregroundActive)
      try application.send(.close(session))
    }
  }

  /// How many calls that makes: full screen, all but the last go to the background as they come.
  func expectedCalls(_ number: Int, _ arrangement: LifeCyclePolicy.Arrangement) -> Int {
    let (come, leave, comeBack, pause, go) = (3, 3, 2, 2, 1)
    let seen = arrangement == .sideBySide ? number : 1
    return number * (come + leave + go) + seen * (comeBack + pause + leave)
  }
}

private final class Counter {
  var calls = 0
  var scenes: [WeakScene] = []
}

private struct WeakScene {
  weak var scene: Scene?
}

private final class CountingDelegate: SceneDelegate {
  private let counter: Counter

  init(_ counter: Counter) { self.counter = counter }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    counter.calls += 1
    counter.scenes.append(WeakScene(scene: scene))
  }

  func sceneDidDisconnect(_ scene: Scene) { counter.calls += 1 }
  func sceneWillEnterForeground(_ scene: Scene) { counter.calls += 1 }
  func sceneDidBecomeActive(_ scene: Scene) { counter.calls += 1 }
  func sceneWillResignActive(_ scene: Scene) { counter.calls += 1 }
  func sceneDidEnterBackground(_ scene: Scene) { counter.calls += 1 }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    counter.calls += 1
    return nil
  }
}
