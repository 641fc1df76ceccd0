import Foundation
import Model
import Testing
import View

@testable import Controller
@testable import Workshop

@Suite("Rules 1.10, 1.13 and 1.14: one window gives its place to the next")
struct HandOverTests {
  @Test("1.13 [D][W][C] Full screen, a new window comes before the old one goes")
  func newWindow() throws {
    let app = try WitnessedApplication.launched(.fullScreen)

    #expect(
      try app.send(.newWindow()) == [
        "app.config", "2.willConnect", "N:2.willConnect", "2.willFG", "N:2.willEnterForeground",
        "1.willResign", "N:1.willDeactivate", "2.didActive", "N:2.didActivate", "1.didBG",
        "N:1.didEnterBackground",
      ])
    #expect(app.states == [.background, .foregroundActive])
  }

  @Test("1.14 [D] Full screen, the application is active at every call of a hand-over")
  func aggregate() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 2)
    let application = app.application
    app.witness.onCall = { [unowned application] call in
      #expect(application.applicationState == .active, "\(call)")
      #expect(application.scenes.count { $0.activationState == .foregroundActive } == 1, "\(call)")
    }

    var heard = try app.send(.show(app.session(1)), .newWindow())
    heard += try app.send(.close(app.session(3)), .show(app.session(2)))

    #expect(heard.count { $0.hasSuffix("didActive") } == 4)
    #expect(heard.filter { $0.hasPrefix("N:app") } == [])
  }

  @Test("1.10 [C] Full screen, closing the window in front brings the one before it there")
  func close() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 3)
    try app.send(.show(app.session(1)), .show(app.session(3)))

    #expect(
      try app.send(.close(app.session(3)))
        == Self.handOver(from: 3, to: 1) + Self.end(of: 3))
    #expect(app.states == [.foregroundActive, .background])
  }

  @Test("3.7 [C] A window that asks for its own end in front gives its place to the next")
  func destroy() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 2)

    app.application.requestSceneSessionDestruction(app.session(2))

    #expect(
      app.witness.take()
        == Self.handOver(from: 2, to: 1) + Self.end(of: 2))
  }

  @Test("1.10 [C] The next window is connected again where its memory was taken back")
  func closeBeforeReclaimed() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 2)
    try app.send(.reclaim(app.session(1)))

    #expect(
      try app.send(.close(app.session(2))).prefix(4) == [
        "1.willConnect", "N:1.willConnect", "1.willFG", "N:1.willEnterForeground",
      ])
    #expect(app.states == [.foregroundActive])
    #expect(app.application.applicationState == .active)
  }

  @Test("1.10 [C] Under the switcher, the next window comes and is out of reach as well")
  func closeInSwitcher() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 2)
    try app.send(.openSwitcher)

    #expect(
      try app.send(.close(app.session(2))) == [
        "1.willFG", "N:1.willEnterForeground", "2.didBG", "N:2.didEnterBackground",
        "2.didDisconnect", "N:2.didDisconnect", "app.didDiscard",
      ])
    #expect(try app.send(.open) == ["1.didActive", "N:1.didActivate", "N:app.didBecomeActive"])
  }

  @Test("1.10 [C] Side by side too, a window comes where the only one in front is closed")
  func closeOnlyOneSeen() throws {
    let app = try WitnessedApplication.launched(windows: 2)
    try app.send(.resizeBegan(app.session(1)), .movedOffScreen(app.session(1)))

    #expect(
      try app.send(.close(app.session(2))) == Self.handOver(from: 2, to: 1) + Self.end(of: 2))
  }

  @Test("1.10 [C] Closing a window that is not seen brings nothing forward")
  func closeUnseen() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 3)

    #expect(try app.send(.close(app.session(1))) == Self.end(of: 1))
    try app.send(.home)
    #expect(try app.send(.close(app.session(3))).contains { $0.contains("willFG") } == false)
  }

  @Test("1.13 [C] Full screen, another window chosen in the switcher becomes active alone")
  func switcher() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 2)
    try app.send(.openSwitcher)

    #expect(
      try app.send(.show(app.session(1))) == [
        "1.willFG", "N:1.willEnterForeground", "1.didActive", "N:1.didActivate",
        "N:app.didBecomeActive", "2.didBG", "N:2.didEnterBackground",
      ])
  }

  @Test("1.6 [C] Side by side, every window is active again, whatever leads back from the switcher")
  func backFromSwitcher() throws {
    let ways: [(WitnessedApplication) throws -> SystemEvent] = [
      { .show($0.session(2)) }, { _ in .newWindow() },
      { _ in .arrive(.url(try #require(URL(string: "vestibule://sign-up")))) },
      { _ in .arrive(.userActivity(UserActivity(activityType: "sign-up"))) }, { _ in .open },
    ]
    for way in ways {
      let app = try WitnessedApplication.launched(windows: 2)
      try app.send(.openSwitcher, try way(app))

      #expect(Set(app.states) == [.foregroundActive])
    }
  }

  @Test("1.8 [C] A window that is being moved stays so when another comes")
  func besideMoved() throws {
    let ways: [(WitnessedApplication) throws -> Void] = [
      { _ in }, { _ = try $0.send(.interruption, .interruptionEnded) },
      { _ = try $0.send(.openSwitcher, .show($0.session(2))) },
    ]
    for way in ways {
      let app = try WitnessedApplication.launched(windows: 2)
      try way(app)
      try app.send(.resizeBegan(app.session(1)), .newWindow())

      #expect(app.states == [.foregroundInactive, .foregroundActive, .foregroundActive])
    }
  }

  @Test("3.5 [C] Full screen, a scenario moves a window in front in the place of the other")
  func move() throws {
    let witness = Witness()
    let scenario = Scenario(.loose) { store, log in
      Application(
        delegate: WitnessingDelegate(witness), views: HeadlessViewFactory(),
        manifest: SceneManifest(supportsMultipleScenes: true) { WitnessingSceneDelegate(witness) },
        store: store, policy: .fullScreen, log: log)
    }
    try scenario.launch()
    try scenario.send(.newWindow())
    let sessions = scenario.application.sessions

    try scenario.move(sessions[0], to: .foregroundActive)
    #expect(sessions.map { $0.scene?.activationState } == [.foregroundActive, .background])

    try scenario.move(sessions[1], to: .foregroundInactive)
    #expect(sessions.map { $0.scene?.activationState } == [.foregroundActive, .foregroundInactive])

    try scenario.move(sessions[1], to: .foregroundActive)
    #expect(sessions.map { $0.scene?.activationState } == [.background, .foregroundActive])
    #expect(throws: ScenarioError.self) { try scenario.send(.open) }
  }

  @Test("1.13 [D] A phone opens no second window, whatever the manifest says")
  func phone() throws {
    let app = try WitnessedApplication.launched(.phone)
    var errors: [SceneError] = []

    app.application.requestSceneSessionActivation(nil) { errors.append($0) }

    #expect(errors.map(\.rawValue) == [0])
    #expect(!app.application.supportsMultipleScenes)
    #expect(throws: LifeCycleError.oneSceneOnly) { try app.application.send(.newWindow()) }
    #expect(app.witness.take() == [])
    #expect(LifeCyclePolicy.phone.arrangement == .fullScreen)
    #expect(LifeCyclePolicy().supportsMultipleScenes)
  }

  @Test("1.13 [C] Who was in front long ago is in front again once all that came later are gone")
  func longAgo() throws {
    let app = try WitnessedApplication.launched(.fullScreen, windows: 3)
    try app.send(.show(app.session(1)))
    for _ in 0..<30 { try app.send(.show(app.session(2)), .show(app.session(3))) }

    try app.send(.close(app.session(3)))
    #expect(app.states == [.background, .foregroundActive])
    try app.send(.close(app.session(2)))

    #expect(app.states == [.foregroundActive])
  }

  private static func end(of number: Int) -> [String] {
    ["\(number).didDisconnect", "N:\(number).didDisconnect", "app.didDiscard"]
  }

  private static func handOver(from old: Int, to new: Int) -> [String] {
    [
      "\(new).willFG", "N:\(new).willEnterForeground", "\(old).willResign",
      "N:\(old).willDeactivate", "\(new).didActive", "N:\(new).didActivate", "\(old).didBG",
      "N:\(old).didEnterBackground",
    ]
  }
}
