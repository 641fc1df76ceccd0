import Controller
import Testing

@Suite("Rules 1.13 and 3.7: what an app asks for")
struct RequestTests {
  @Test("1.13 [D] A device with one scene at a time opens no second")
  func oneWindow() throws {
    let traced = try launched(.oneWindow)
    var errors: [SceneError] = []

    traced.application.requestSceneSessionActivation(nil) { errors.append($0) }

    #expect(errors == [.multipleScenesNotSupported])
    #expect(traced.heard() == [])
  }

  @Test("1.13 [C] There, the one scene is shown again, and another one once it is gone")
  func oneWindowAgain() throws {
    let traced = try launched(.oneWindow)
    var errors: [SceneError] = []

    traced.application.requestSceneSessionActivation(traced.session(1)) { errors.append($0) }
    #expect(errors == [] && traced.heard() == [])
    traced.application.requestSceneSessionDestruction(traced.session(1))
    traced.application.requestSceneSessionActivation(nil) { errors.append($0) }

    #expect(errors == [] && traced.application.sessions.map(\.number) == [2])
  }

  @Test("1.13 [R] A session of no application, or of another, is denied")
  func unknownSession() throws {
    let (traced, other) = (try launched(), try launched())
    var errors: [SceneError] = []

    for session in [SceneSession(), other.session(1)] {
      traced.application.requestSceneSessionActivation(session) { errors.append($0) }
      traced.application.requestSceneSessionDestruction(session) { errors.append($0) }
      traced.application.requestSceneSessionRefresh(session)
    }

    #expect(errors == Array(repeating: .requestDenied, count: 4))
    #expect(traced.heard() == [])
    #expect(other.heard() == [])
  }

  @Test("1.13 [C] Nothing is carried out while the process does not run, or without scenes")
  func notNow() throws {
    for traced in [TracedApplication(), try launched(.classic)] {
      var errors: [SceneError] = []

      traced.application.requestSceneSessionActivation(nil) { errors.append($0) }
      traced.application.requestSceneSessionDestruction(SceneSession()) { errors.append($0) }
      traced.application.requestSceneSessionRefresh(SceneSession())

      #expect(errors == [.requestDenied, .requestDenied])
      #expect(traced.heard() == [])
    }
  }

  @Test("1.13 [C] A closed session is denied from then on")
  func closedSession() throws {
    let traced = try launched(windows: 2)
    let session = traced.session(2)
    try traced.send(.close(session))
    var errors: [SceneError] = []

    traced.application.requestSceneSessionActivation(session) { errors.append($0) }

    #expect(errors == [.requestDenied])
  }

  @Test("3.7 [D] Destruction disconnects, then discards")
  func destruction() throws {
    let traced = try launched(windows: 2)

    traced.application.requestSceneSessionDestruction(traced.session(2))

    #expect(
      traced.heard()
        == Steps.leave(2) + Steps.disconnect(2) + ["app.didDiscard (active)"])
    #expect(traced.application.sessions.map(\.number) == [1])
  }

  @Test("3.7 [C] UIKit's options change nothing of what is asked for")
  func options() throws {
    let (plain, traced) = (try launched(windows: 2), try launched(windows: 2))
    let activation = Scene.ActivationRequestOptions()
    activation.requestingScene = traced.session(1).scene
    let destruction = WindowSceneDestructionRequestOptions()
    destruction.windowDismissalAnimation = .commit

    plain.application.requestSceneSessionActivation(nil)
    plain.application.requestSceneSessionDestruction(plain.session(2))
    traced.application.requestSceneSessionActivation(
      nil, userActivity: nil, options: activation, errorHandler: nil)
    traced.application.requestSceneSessionDestruction(
      traced.session(2), options: destruction, errorHandler: nil)

    let heard = traced.heard()
    #expect(heard == plain.heard())
    #expect(!heard.isEmpty)
  }

  @Test("3.7 [C] Destroying the last session leaves the process running without a window")
  func destroyLast() throws {
    let traced = try launched()

    traced.application.requestSceneSessionDestruction(traced.session(1))

    #expect(
      traced.heard()
        == Steps.leave(1) + Steps.disconnect(1) + ["app.didDiscard (background)"])
    #expect(traced.application.isRunning)
    #expect(try traced.send(.open) == ["app.config (background)"] + Steps.connect(2))
  }

  @Test("3.7 [W] A connected scene that is refreshed says how to bring it back, and stays")
  func refreshConnected() throws {
    let traced = try launched()
    traced.script.activity = UserActivity(activityType: "sign-up")

    traced.application.requestSceneSessionRefresh(traced.session(1))

    #expect(traced.heard() == ["1.stateActivity (active)"])
    #expect(traced.session(1).stateRestorationActivity == traced.script.activity)
  }

  @Test("3.7 [W] A disconnected scene that is refreshed is connected in the background")
  func refreshDisconnected() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home, .reclaim(traced.session(2)), .show(traced.session(1)))

    traced.application.requestSceneSessionRefresh(traced.session(2))

    #expect(traced.heard() == ["2.willConnect (unattached)", "2.stateActivity (background)"])
    #expect(traced.states == [.foregroundActive, .background])
  }

  @Test("3.7 [C] What is asked for outside of any event is stored at once")
  func stored() throws {
    let traced = try launched(windows: 2)

    traced.application.requestSceneSessionDestruction(traced.session(2))
    try traced.send(.crash)

    let next = traced.nextProcess()
    try next.send(.launchInBackground())
    #expect(next.application.sessions.count == 1)
  }

  @Test("3.7 [D] The errors have UIKit's codes, and each says something of its own")
  func codes() {
    #expect(SceneError.allCases.map(\.rawValue) == [0, 1])
    #expect(Set(SceneError.allCases.map(\.description)).count == 2)
  }

  @Test("3.7 [C] What a delegate asks for waits until the transition is over")
  func requestFromDelegate() throws {
    let traced = TracedApplication()
    var asked = false
    traced.script.reactions["willFG"] = { [weak traced] _ in
      guard !asked else { return }
      asked = true
      traced?.application.requestSceneSessionActivation(nil)
    }

    #expect(
      try traced.send(.launch()) == Steps.start + ["app.config (inactive)"] + Steps.connect(1)
        + ["app.config (active)"] + Steps.connect(2))
  }

  @Test("3.7 [C] A scene that asks for its own end at each call gets it once, in order")
  func destructionFromDelegate() throws {
    let traced = try launched(windows: 2)
    var errors: [SceneError] = []
    for call in ["willResign", "didBG", "didDisconnect"] {
      traced.script.reactions[call] = { scene in
        scene.application?.requestSceneSessionDestruction(scene.session) { errors.append($0) }
      }
    }

    let heard = try traced.send(.resizeBegan(traced.session(1)))

    #expect(
      heard == Steps.resign(1) + Steps.background(1) + Steps.disconnect(1) + [
        "app.didDiscard (active)"
      ])
    #expect(errors == [.requestDenied, .requestDenied])
  }

  @Test("3.7 [C] What was asked for in the last moments of the process is denied")
  func requestAtTheEnd() throws {
    let traced = try launched()
    var errors: [SceneError] = []
    traced.script.reactions["didBG"] = { scene in
      scene.application?.requestSceneSessionActivation(nil) { errors.append($0) }
    }

    try traced.send(.terminate)

    #expect(errors == [.requestDenied])
    #expect(!traced.application.isRunning)
  }
}
