import Testing

@testable import Controller
@testable import Workshop

@Suite("Rules 3.5 and 3.6: states and sets")
struct SceneStateTests {
  @Test("3.5 [D] The states have UIKit's raw values")
  func rawValues() {
    typealias State = Scene.ActivationState
    #expect(State.unattached.rawValue == -1)
    #expect(State.foregroundActive.rawValue == 0)
    #expect(State.foregroundInactive.rawValue == 1)
    #expect(State.background.rawValue == 2)
  }

  @Test(
    "3.5 [D] Trap 9: nothing is active, in the foreground or in the background before connected")
  func connectedFirst() throws {
    let launches: [[SystemEvent]] = [
      [.launch()], [.launchInBackground(), .open], [.launchInBackground(connectingScene: true)],
    ]
    for events in launches {
      let traced = TracedApplication()
      for event in events { try traced.application.send(event) }

      let heard = traced.heard().first { $0.hasPrefix("1.") }

      #expect(heard == "1.willConnect (unattached)")
    }
  }

  @Test(
    "3.5 [C] A window that is shown makes no other active, unless the app was inactive as a whole")
  func alone() throws {
    let first = try launched(windows: 2)
    try first.send(.terminate)
    let traced = first.nextProcess()
    try traced.send(.launchInBackground())
    try traced.application.move(traced.session(1), to: .foregroundInactive)

    try traced.send(.show(traced.session(2)))
    #expect(traced.states == [.foregroundInactive, .foregroundActive])
    try traced.send(.interruption, .show(traced.session(2)))
    #expect(traced.states == [.foregroundActive, .foregroundActive])
    try traced.send(.interruption, .home)
    try traced.application.move(traced.session(1), to: .foregroundInactive)
    try traced.send(.show(traced.session(2)))

    #expect(traced.states == [.foregroundInactive, .foregroundActive])
  }

  @Test("A window has a size, and says while a person drags its edge that it is being changed")
  func geometry() throws {
    let traced = try launched()
    let session = traced.session(1)
    let scene = try #require(session.scene as? WindowScene)
    let half = WindowScene.Size(width: 40, height: 24)
    #expect(scene.size == WindowScene.Size(width: 80, height: 24))
    #expect(scene.size.split == half && half.split == scene.size)

    try traced.send(.resizeBegan(session))
    #expect(scene.effectiveGeometry.isInteractivelyResizing && traced.script.geometries == [])
    try traced.send(.resized(session, half), .resizeEnded(session))

    #expect(!scene.effectiveGeometry.isInteractivelyResizing)
    #expect(
      traced.script.geometries == [
        WindowScene.Geometry(size: half, isInteractivelyResizing: true),
        WindowScene.Geometry(size: half),
      ])
  }

  @Test("3.6 [C] What cannot be done to a scene that is gone is told with its state")
  func gone() throws {
    let traced = try launched(windows: 2)
    try traced.send(.home, .reclaim(traced.session(2)))

    let error = #expect(throws: LifeCycleError.self) {
      try traced.application.send(.resizeBegan(traced.session(2)))
    }

    #expect("\(try #require(error))".contains("the scene is unattached"))
  }

  @Test("3.6 [D] Connected are the scenes with an object, open also the sessions without")
  func sets() throws {
    let traced = try launched(windows: 3)
    try traced.send(.home, .reclaim(traced.session(2)))

    #expect(traced.application.connectedScenes.count == 2)
    #expect(Set(traced.application.scenes.map { $0.hashValue }).count == 2)
    #expect(traced.application.openSessions.count == 3)
    #expect(
      Set(traced.application.connectedScenes.map(\.session))
        .isSubset(of: traced.application.openSessions))
    #expect(traced.session(2).scene == nil)
  }

  @Test("3.6 [D] A session that is remembered is open before it has a scene")
  func rememberedSessions() throws {
    let traced = try launched(windows: 3)
    let identifiers = traced.application.sessions.map(\.persistentIdentifier)
    try traced.send(.terminate)

    let next = traced.nextProcess()
    try next.send(.launch())

    #expect(next.application.sessions.map(\.persistentIdentifier) == identifiers)
    #expect(next.application.connectedScenes.count == 1)
  }

  @Test("3.6 [W] An identifier is unique, and the same over reconnecting and relaunching")
  func identifiers() throws {
    let traced = try launched(windows: 3)
    let identifiers = traced.application.sessions.map(\.persistentIdentifier)
    #expect(Set(identifiers).count == 3)

    try traced.send(.home, .reclaim(traced.session(2)), .open)

    #expect(traced.application.sessions.map(\.persistentIdentifier) == identifiers)
  }

  @Test("3.6 [C] Trap 8: a session has its scene, and the app both, before will-connect")
  func sessionHasScene() throws {
    let traced = TracedApplication()
    var seen: [Bool] = []
    traced.script.reactions["willConnect"] = { [unowned traced] scene in
      seen = [
        scene.session.scene === scene,
        traced.application.connectedScenes.contains(scene),
        traced.application.openSessions.contains(scene.session),
        scene.application === traced.application,
      ]
    }

    try traced.send(.launch())

    #expect(seen == [true, true, true, true])
  }

  @Test("3.6 [D] A closed session is in neither set when the delegate is told")
  func closedSession() throws {
    let traced = try launched(windows: 2)

    try traced.send(.close(traced.session(2)))

    #expect(traced.application.openSessions.count == 1)
    #expect(traced.application.connectedScenes.count == 1)
  }
}
