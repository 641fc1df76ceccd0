import Controller
import Model
import ModelKit
import Testing
import View
import Workshop

@Suite("Events that cannot happen", .patience)
struct RefusedEventTests {
  @Test("3.5 [C] A session that the application does not have is refused")
  func unknownSession() throws {
    let traced = try launched(windows: 2)
    let closed = traced.session(2)
    try traced.send(.close(closed))
    let size = WindowScene.Size(width: 40, height: 24)

    for session in [SceneSession(), closed] {
      let events: [(SystemEvent, String)] = [
        (.resizeBegan(session), "begin resizing"), (.resizeEnded(session), "end resizing"),
        (.movedOffScreen(session), "move off the screen"), (.resized(session, size), "resize"),
        (.show(session), "show a window"), (.close(session), "close a window"),
        (.reclaim(session), "reclaim a scene"),
      ]
      for (event, name) in events {
        #expect(throws: LifeCycleError.unknownSession(event: name)) { try traced.send(event) }
      }
    }
    #expect(traced.heard([.delegates, .notifications]) == [])
    #expect(traced.states == [.foregroundActive])
  }

  @Test("1.13 [D] A second window is refused where there is one at a time")
  func oneSceneOnly() throws {
    let traced = try launched(.oneWindow)

    #expect(throws: LifeCycleError.oneSceneOnly) { try traced.send(.newWindow()) }
    #expect(traced.heard() == [])
  }

  @Test("3.5 [C] An event in the middle of another is refused, so that no order can be broken")
  func duringEvent() throws {
    let traced = try launched()
    var errors: [LifeCycleError] = []
    for call in ["willResign", "didBG"] {
      traced.script.reactions[call] = { scene in
        do throws(LifeCycleError) {
          try scene.application?.send(.home)
        } catch {
          errors.append(error)
        }
      }
    }

    #expect(try traced.send(.home) == Steps.leave(1))
    #expect(errors == Array(repeating: .duringEvent(event: "go home"), count: 2))
  }

  @Test("3.5 [C] A scenario cannot move a scene in the middle of an event either")
  func moveDuringEvent() throws {
    let script = Script()
    let scenario = Scenario(.loose) { store, log in
      Application(
        delegate: TracingApplicationDelegate(script), views: HeadlessViewFactory(),
        manifest: SceneManifest { TracingSceneDelegate(script) }, store: store, log: log)
    }
    var errors: [ScenarioError] = []
    script.reactions["willResign"] = { [unowned scenario] scene in
      do throws(ScenarioError) {
        try scenario.move(scene.session, to: .background)
      } catch {
        errors.append(error)
      }
    }
    try scenario.launch()

    try scenario.send(.home)
    try scenario.finish()

    #expect(
      errors == [ScenarioError(.lifeCycle(.duringEvent(event: "move a scene to background")))])
  }

  @Test("3.5 [C] Each error says what cannot happen, why, and what to do", arguments: messages)
  func message(_ error: LifeCycleError, _ text: String) {
    #expect(error.description == text)
  }

  private nonisolated static let messages: [(LifeCycleError, String)] = [
    (
      .alreadyRunning(event: "launch"),
      "Cannot launch while the process runs. End it first."
    ),
    (
      .notRunning(event: "go home"),
      "Cannot go home while the process does not run. Launch it first."
    ),
    (
      .wrongState(event: "interrupt", state: "the app is background"),
      "Cannot interrupt while the app is background. Move to another state first."
    ),
    (
      .unknownSession(event: "close a window"),
      "Cannot close a window for a session that the application does not have. "
        + "Use one of openSessions."
    ),
    (
      .noScenes(event: "reclaim a scene"),
      "Cannot reclaim a scene in an app without scenes. Launch it with a scene manifest."
    ),
    (
      .oneSceneOnly,
      "Cannot open another window: the app shows one scene at a time. "
        + "Declare supportsMultipleScenes in the manifest."
    ),
    (
      .duringEvent(event: "go home"),
      "Cannot go home while another event is handled. Send it after that."
    ),
    (
      .storeFailed(event: "close a window", error: .noHomeDirectory),
      "Cannot close a window: the sessions cannot be stored (\(StoreError.noHomeDirectory)). "
        + "The windows stay as they are."
    ),
  ]
}
