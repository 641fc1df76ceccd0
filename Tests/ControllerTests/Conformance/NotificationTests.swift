import Controller
import Testing

@Suite("Rule 1.14: the state of the whole, and who is told")
struct NotificationTests {
  @Test("1.14 [D][W] The application is in the state of its most active scene")
  func aggregate() throws {
    let traced = try launched(windows: 2)
    let (first, second) = (traced.session(1), traced.session(2))
    #expect(traced.application.applicationState == .active)

    try traced.send(.resizeBegan(first))
    #expect(traced.application.applicationState == .active)

    try traced.send(.resizeBegan(second))
    #expect(traced.application.applicationState == .inactive)

    try traced.send(.movedOffScreen(first))
    #expect(traced.application.applicationState == .inactive)

    try traced.send(.movedOffScreen(second))
    #expect(traced.application.applicationState == .background)

    try traced.send(.reclaim(first), .reclaim(second))
    #expect(traced.application.applicationState == .background)
  }

  @Test("1.14 [D][L] A launch: scene notifications after the delegate, the application's at last")
  func launch() throws {
    let heard = try TracedApplication().send(.launch(), kinds: [.delegates, .notifications])

    #expect(
      heard.dropFirst(4) == [
        "1.willConnect (unattached)", "N:UIScene.willConnect (unattached)",
        "1.willFG (unattached)", "N:UIScene.willEnterForeground (unattached)",
        "N:UIApplication.willEnterForeground (inactive)",
        "1.didActive (active)", "N:UIScene.didActivate (active)",
        "N:UIApplication.didBecomeActive (active)",
      ])
  }

  @Test("1.14 [D][L] Home and back: each delegate first, and what it sees is what observers see")
  func homeAndBack() throws {
    let traced = try launched()

    #expect(
      try traced.send(.home, .open, kinds: [.delegates, .notifications]) == [
        "1.willResign (active)", "N:UIScene.willDeactivate (active)",
        "N:UIApplication.willResignActive (active)",
        "1.didBG (background)", "N:UIScene.didEnterBackground (background)",
        "N:UIApplication.didEnterBackground (background)", "1.stateActivity (background)",
        "1.willFG (background)", "N:UIScene.willEnterForeground (background)",
        "N:UIApplication.willEnterForeground (background)",
        "1.didActive (active)", "N:UIScene.didActivate (active)",
        "N:UIApplication.didBecomeActive (active)",
      ])
  }

  @Test("1.14 [L] Scenes without a delegate are announced all the same")
  func withoutDelegate() throws {
    let traced = TracedApplication(manifest: .withoutDelegate)

    let heard = try traced.send(.launch(), .home, kinds: [.delegates, .notifications])

    #expect(
      heard.filter { $0.contains("UIScene") } == [
        "N:UIScene.willConnect (unattached)", "N:UIScene.willEnterForeground (unattached)",
        "N:UIScene.didActivate (active)", "N:UIScene.willDeactivate (active)",
        "N:UIScene.didEnterBackground (background)",
      ])
  }

  @Test("1.14 [C] An observer that is removed is told nothing more")
  func removed() throws {
    let traced = try launched()
    let (observer, other) = (CountingObserver(), CountingObserver())
    for each in [observer, other, observer] { traced.application.addObserver(each) }

    try traced.send(.home)
    traced.application.removeObserver(observer)
    try traced.send(.open, .home)

    #expect(observer.count == 1, "added twice, told once")
    #expect(other.count == 2)
  }

  @Test("1.14 [D] The application keeps no observer alive, and calls none that is gone")
  func heldWeakly() throws {
    let traced = try launched()
    weak var gone: CountingObserver?
    let stays = CountingObserver()
    do {
      let observer = CountingObserver()
      gone = observer
      traced.application.addObserver(observer)
      traced.application.addObserver(stays)
    }

    try traced.send(.home)

    #expect(gone == nil)
    #expect(stays.count == 1)
  }

  @Test(
    "1.14 [C] Who comes while others are told is told from then on; who goes hears nothing more")
  func changedMeanwhile() throws {
    let traced = try launched()
    let (comes, goes) = (CountingObserver(), CountingObserver())
    let changes = ChangingObserver { application in
      application.addObserver(comes)
      application.removeObserver(goes)
    }
    traced.application.addObserver(changes)
    traced.application.addObserver(goes)

    try traced.send(.home)
    #expect([comes.count, goes.count] == [0, 0])

    try traced.send(.open, .home)
    #expect([comes.count, goes.count] == [1, 0])
  }

  @Test("1.14 [C] Who comes or goes while a scene is told of is heeded when the app is told of")
  func changedBetweenTwoNotifications() throws {
    let traced = try launched()
    let (comes, goes) = (CountingObserver(), CountingObserver())
    let changes = ChangingObserver(whenSceneEntersBackground: { application in
      application.addObserver(comes)
      application.removeObserver(goes)
    })
    traced.application.addObserver(goes)
    traced.application.addObserver(changes)

    try traced.send(.home)

    #expect([comes.count, goes.count] == [1, 0])
  }

  @Test("1.14 [C] Trap 16: two applications in one process do not hear of each other")
  func twoApplications() throws {
    let (one, two) = (TracedApplication(), TracedApplication())

    try one.send(.launch())
    #expect(two.heard([.delegates, .notifications, .controllers]) == [])
    #expect(!two.application.isRunning)

    try two.send(.launch(), .newWindow())
    #expect(one.heard([.delegates, .notifications, .controllers]) == [])
    #expect(one.states == [.foregroundActive])

    #expect(throws: LifeCycleError.unknownSession(event: "show a window")) {
      try two.send(.show(one.session(1)))
    }

    try one.send(.closeInSwitcher)
    #expect(two.heard([.delegates, .notifications]) == [])
    #expect(two.states == [.foregroundActive, .foregroundActive])
    #expect(throws: LifeCycleError.unknownSession(event: "show a window")) {
      try two.send(.show(one.session(1)))
    }
  }
}

// MARK: - Fixtures

private final class CountingObserver: ApplicationObserver {
  var count = 0
  func applicationDidEnterBackground(_ application: Application) { count += 1 }
}

extension SceneManifest {
  /// An entry that names no delegate.
  static var withoutDelegate: SceneManifest {
    SceneManifest(configurations: [
      .windowApplication: [SceneConfiguration(name: "Bare", sessionRole: .windowApplication)]
    ])
  }
}

/// Changes who observes, each time that it hears of the background.
private final class ChangingObserver: ApplicationObserver {
  private let change: (Application) -> Void
  private let changeForScene: (Application) -> Void

  init(
    _ change: @escaping (Application) -> Void = { _ in },
    whenSceneEntersBackground changeForScene: @escaping (Application) -> Void = { _ in }
  ) {
    (self.change, self.changeForScene) = (change, changeForScene)
  }

  func sceneDidEnterBackground(_ scene: Scene) { scene.application.map(changeForScene) }
  func applicationDidEnterBackground(_ application: Application) { change(application) }
}
