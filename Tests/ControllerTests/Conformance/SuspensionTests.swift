import Controller
import Model
import Testing
import View
import Workshop

@Suite("Rules 1.12, 1.16 and 3.7: a suspended process")
struct SuspensionTests {
  @Test("1.16 [D] Suspended is a state of the process, seen from outside")
  func states() throws {
    let app = WitnessedApplication()
    var seen = [app.application.processState]
    let events: [SystemEvent] = [
      .launch(), .home, .suspend, .open, .home, .suspend, .closeInSwitcher,
    ]
    for event in events {
      try app.application.send(event)
      seen.append(app.application.processState)
    }

    #expect(
      seen == [
        .notRunning, .running, .running, .suspended, .running, .running, .suspended, .notRunning,
      ])
  }

  @Test("1.12 [D][C] Taking a scene's memory back wakes the process for that alone")
  func reclaim() throws {
    let app = try suspended(windows: 2)
    var states: [ProcessState] = []
    let application = app.application
    app.witness.onCall = { [unowned application] _ in states.append(application.processState) }

    #expect(
      try app.send(.reclaim(app.session(1))) == ["1.didDisconnect", "N:1.didDisconnect"])
    #expect(states == [.running, .running])
    #expect(application.processState == .suspended)
    #expect(try app.send(.closeInSwitcher) == [], "nobody is notified of it while suspended")
  }

  @Test("3.5 [C] An event sent while a process is woken is refused, and it is suspended again")
  func nested() throws {
    let app = try suspended(windows: 2)
    var errors: [LifeCycleError] = []
    let application = app.application
    app.witness.onCall = { [unowned application] _ in
      do throws(LifeCycleError) { try application.send(.open) } catch { errors.append(error) }
    }

    try app.send(.reclaim(app.session(1)))

    #expect(errors.allSatisfy { $0 == .duringEvent(event: "open the app") })
    #expect(!errors.isEmpty)
    #expect(application.processState == .suspended)
  }

  @Test(
    "1.16 [C] What leaves the app in the background leaves it suspended; what shows it does not")
  func woken() throws {
    let sleeping: [(WitnessedApplication) -> SystemEvent] = [
      { .close($0.session(1)) }, { _ in .memoryWarning }, { .reclaim($0.session(2)) },
    ]
    for event in sleeping {
      let app = try suspended(windows: 2)
      try app.send(event(app))
      #expect(app.application.processState == .suspended)
    }
    let waking: [(WitnessedApplication) -> SystemEvent] = [
      { .show($0.session(1)) }, { _ in .open }, { _ in .newWindow() },
    ]
    for event in waking {
      let app = try suspended(windows: 2)
      try app.send(event(app))
      #expect(app.application.processState == .running)
    }
  }

  @Test("3.7 [C] A suspended process asks for nothing: what is asked waits until it runs")
  func requests() throws {
    let app = try suspended(windows: 2)
    var errors: [SceneError] = []

    app.application.requestSceneSessionDestruction(app.session(2))
    app.application.requestSceneSessionActivation(SceneSession()) { errors.append($0) }
    app.application.requestSceneSessionRefresh(app.session(1))

    #expect(app.witness.take() == [])
    #expect(errors == [])
    #expect(app.application.processState == .suspended)
    let heard = try app.send(.show(app.session(1)))
    #expect(
      heard.filter { !$0.hasPrefix("N:") } == [
        "1.willFG", "1.didActive", "2.didDisconnect", "app.didDiscard",
      ])
    #expect(errors == [.requestDenied])
  }

  @Test("3.7 [C] What was asked for is carried out at the next waking, and not at the one after")
  func requestsOnce() throws {
    let app = try suspended()
    var errors: [SceneError] = []
    app.application.requestSceneSessionActivation(SceneSession()) { errors.append($0) }

    try app.send(.open, .home, .suspend)
    #expect(errors == [.requestDenied])
    try app.send(.open, .home, .suspend, .open)

    #expect(errors == [.requestDenied])
  }

  @Test("3.7 [C] An event that is refused resumes no app, and nothing is carried out")
  func refused() throws {
    let app = try suspended(windows: 2)
    app.application.requestSceneSessionDestruction(app.session(2))

    #expect(throws: LifeCycleError.self) { try app.application.send(.resizeBegan(app.session(1))) }

    #expect(app.witness.take() == [])
    #expect(app.application.processState == .suspended)
  }

  @Test("1.16 [D] What was asked of a process that never runs again is gone with it")
  func killed() throws {
    let app = try suspended(windows: 2)
    var errors: [SceneError] = []
    app.application.requestSceneSessionActivation(nil) { errors.append($0) }

    try app.send(.crash)
    let heard = try app.send(.launch())

    #expect(!heard.contains("app.config"))
    #expect(errors == [])
    #expect(app.application.connectedScenes.count == 1)
  }

  @Test("3.5 [C] A scenario that moves a scene in the background leaves the process suspended")
  func move() throws {
    let witness = Witness()
    let scenario = Scenario(.loose) { store, log in
      Application(
        delegate: WitnessingDelegate(witness), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { WitnessingSceneDelegate(witness) },
        store: store, log: log)
    }
    try scenario.launch()
    for event: SystemEvent in [.home, .suspend] { try scenario.send(event) }
    let session = try #require(scenario.application.sessions.first)

    try scenario.move(session, to: .unattached)
    #expect(scenario.application.processState == .suspended)

    try scenario.move(session, to: .foregroundActive)
    #expect(scenario.application.processState == .running)
  }

  private func suspended(windows: Int = 1) throws -> WitnessedApplication {
    let app = try WitnessedApplication.launched(windows: windows)
    try app.send(.home, .suspend)
    return app
  }
}
