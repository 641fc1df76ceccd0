import Controller
import Testing
import View

@Suite("What is over is released", .patience)
struct ReleaseTests {
  @Test("1.12 [W] Disconnected, a scene is gone with its delegate, windows, controllers and views")
  func disconnected() throws {
    let traced = try launched()
    let watched = Watched(traced.scene(1))
    try traced.send(.home)

    try traced.send(.reclaim(traced.session(1)))

    #expect(watched.alive == [])
  }

  @Test("1.10 [D] Discarded, its session is gone too")
  func discarded() throws {
    let traced = try launched(windows: 2)
    weak let session = traced.session(2)
    let watched = Watched(traced.scene(2))

    try traced.send(.close(traced.session(2)))

    #expect(watched.alive == [])
    #expect(session == nil)
  }

  @Test("1.16 [C] Whatever ends the process, silent of it is left", arguments: Termination.allCases)
  func ended(_ ending: Termination) throws {
    let traced = try launched(
      policy: .closingInSwitcher(ending.closing ?? .backgroundThenDiscard))
    let watched = Watched(traced.scene(1))
    weak let session = traced.session(1)

    try traced.send(ending.event)

    #expect(watched.alive == [])
    #expect(session == nil)
    #expect(traced.application.connectedScenes == [])
    #expect(traced.application.openSessions == [])
  }

  @Test("1.16 [C] A scene that is still held is unattached then", arguments: Termination.allCases)
  func kept(_ ending: Termination) throws {
    let traced = try launched(
      windows: 2, policy: .closingInSwitcher(ending.closing ?? .backgroundThenDiscard))
    let scenes = [1, 2].compactMap(traced.scene)
    #expect(scenes.map(\.activationState) == [.foregroundActive, .foregroundActive])

    try traced.send(ending.event)

    #expect(scenes.map(\.activationState) == [.unattached, .unattached])
  }

  @Test("1.16 [C] What a controller presents goes with the scene")
  func presented() throws {
    let traced = try launched()
    traced.scene(1)?.windows.first?.rootViewController?.present(ScreenController(), animated: false)
    let watched = Watched(traced.scene(1))
    #expect(watched.alive.filter { $0 == "ScreenController" }.count == 2)

    try traced.send(.closeInSwitcher)

    #expect(watched.alive == [])
  }

  @Test("1.16 [C] An application makes no reference cycle")
  func application() throws {
    weak var application: Application?
    weak var delegate: TracingApplicationDelegate?
    do {
      let traced = try launched(windows: 2)
      application = traced.application
      delegate = traced.delegate
    }

    #expect(application == nil)
    #expect(delegate == nil)
  }

  @Test("1.16 [C] Let go while it runs, with something not stored yet, it leaves no scene behind")
  func letGo() throws {
    weak var session: SceneSession?
    var watched: Watched?
    do {
      let traced = try launched(windows: 2)
      (session, watched) = (traced.session(1), Watched(traced.scene(1)))
      traced.session(1).userInfo["draft"] = "not stored yet"
    }

    #expect(session == nil)
    #expect(watched?.alive == [])
  }

  @Test("1.16 [C] A session that outlives its application has no scene, and can still be changed")
  func outlived() throws {
    weak var watched: SceneSession?
    do {
      let session = try launched().session(1)
      watched = session

      session.userInfo["draft"] = "for nobody"

      #expect(session.scene == nil)
      #expect(session.userInfo["draft"] == "for nobody")
    }

    #expect(watched == nil)
  }
}

// MARK: - Fixtures

/// The ways in which a process ends.
enum Termination: CaseIterable, Sendable {
  case terminated, crashed
  case backgroundThenDiscard, backgroundAndTerminate, silent, withoutBackground

  var closing: LifeCyclePolicy.ClosingInSwitcher? {
    switch self {
    case .terminated, .crashed: nil
    case .backgroundThenDiscard: .backgroundThenDiscard
    case .backgroundAndTerminate: .backgroundAndTerminate
    case .silent: .silent
    case .withoutBackground: .withoutBackground
    }
  }

  var event: SystemEvent {
    switch self {
    case .terminated: .terminate
    case .crashed: .crash
    default: .closeInSwitcher
    }
  }
}

/// Everything that hangs on a scene, watched without being held.
private final class Watched {
  private var objects: [(name: String, object: () -> AnyObject?)] = []

  init(_ scene: WindowScene?) {
    guard let scene else { return }
    watch(scene)
    if let delegate = scene.delegate { watch(delegate) }
    for window in scene.windows {
      watch(window)
      watch(window.view)
      for controller in window.controllers {
        watch(controller)
        watch(controller.view)
      }
    }
  }

  /// What is still there.
  var alive: [String] { objects.filter { $0.object() != nil }.map(\.name) }

  private func watch(_ object: AnyObject) {
    objects.append(("\(type(of: object))", { [weak object] in object }))
  }
}
