import Controller
import Testing
import View
import Workshop

@Suite("Rule 1.2: no controller has appeared before the scene is active", .patience)
struct BeforeActiveTests {
  @Test("1.2 [L] A controller presented in will-connect has appeared once its scene is active")
  func presentedInWillConnect() throws {
    let stage = SceneStage(reactions: ["willConnect": present])

    try stage.application.send(.launch())

    #expect(
      stage.trace.take()
        == Self.shown("A") + ["willConnect"] + Self.presented("B", over: "A")
        + ["willFG", "didActive", "B.didAppear", "A.didDisappear", "completion"])
  }

  @Test("1.2 [L] A root replaced in will-enter-foreground has appeared once its scene is active")
  func replacedInWillEnterForeground() throws {
    let stage = SceneStage()
    try stage.application.send(.launch())
    try stage.application.send(.home)
    _ = stage.trace.take()
    stage.when("willFG") { window, trace in
      window.rootViewController = TracingController("C", trace)
    }

    try stage.application.send(.open)

    #expect(
      stage.trace.take()
        == ["willFG"] + Self.presented("C", over: "A")
        + ["didActive", "C.didAppear", "A.didDisappear"])
  }

  @Test("1.2 [L] One dismissed in will-enter-foreground has gone once its scene is active")
  func dismissedInWillEnterForeground() throws {
    let stage = SceneStage(reactions: ["willConnect": present])
    try stage.application.send(.launch())
    try stage.application.send(.home)
    _ = stage.trace.take()
    stage.when("willFG") { window, trace in
      window.rootViewController?.dismiss(animated: false) { trace.lines.append("gone") }
    }

    try stage.application.send(.open)

    #expect(
      stage.trace.take() == [
        "willFG", "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willLayout",
        "A.didLayout", "didActive", "A.didAppear", "B.didDisappear", "gone",
      ])
  }

  @Test("2.2 [L] Without scenes, one presented in did-finish has appeared once the app is active")
  func classic() throws {
    var policy = LifeCyclePolicy()
    policy.knowsScenes = false
    let stage = SceneStage(policy: policy, reactions: ["didFinish": present])

    try stage.application.send(.launch())

    #expect(
      stage.trace.take()
        == Self.shown("A") + ["didFinish"] + Self.presented("B", over: "A")
        + ["didBecomeActive", "B.didAppear", "A.didDisappear", "completion"])
  }

  @Test("1.2 [C] In a scene that is active, a controller has appeared when present returns")
  func active() throws {
    let stage = SceneStage()
    try stage.application.send(.launch())
    let root = (stage.session.scene as? WindowScene)?.keyWindow?.rootViewController

    stage.application.turn.run {
      root?.present(TracingController("B", stage.trace), animated: false)
      stage.trace.lines.append("end")
    }

    #expect(stage.trace.take().suffix(3) == ["B.didAppear", "A.didDisappear", "end"])
  }

  @Test("1.2 [C] Until the scene is active, no controller has appeared")
  func onItsWay() throws {
    let stage = try onItsWayStage()

    #expect(stage.trace.take().last == "willFG")
    try stage.scenario.move(stage.session, to: .foregroundActive)

    #expect(stage.trace.take() == ["didActive", "B.didAppear", "A.didDisappear", "completion"])
    try stage.scenario.finish()
  }

  @Test("1.2 [C] In a scene that goes to the background instead, what has begun ends unseen, once")
  func neverActive() throws {
    let stage = try onItsWayStage()
    _ = stage.trace.take()

    try stage.scenario.move(stage.session, to: .background)
    #expect(stage.trace.take() == ["didBG", "B.didAppear", "A.didDisappear", "completion"])
    try stage.scenario.move(stage.session, to: .foregroundActive)

    #expect(stage.trace.take() == ["willFG", "didActive"])
    try stage.scenario.finish()
  }

  @Test(
    "1.2 [C] Of a scene that is disconnected instead, its controllers hear nothing more",
    arguments: [false, true])
  func disconnected(isKept: Bool) throws {
    let stage = try onItsWayStage()
    _ = stage.trace.take()
    var kept = isKept ? stage.session.scene : nil

    try stage.scenario.move(stage.session, to: .unattached)

    #expect(stage.trace.take() == ["didBG", "didDisconnect"])
    #expect((kept?.activationState == .unattached) == isKept)
    kept = nil
    try stage.scenario.finish()
  }

  @Test("1.2 [C] What waits for a scene of a process that ends is let go, though the scene is held")
  func letGo() throws {
    let stage = try onItsWayStage()
    var scene = stage.session.scene
    weak let b = (scene as? WindowScene)?.windows.first?.rootViewController?.presentedViewController
    #expect(b != nil)

    try stage.application.send(.crash)

    #expect(b == nil && scene?.activationState == .unattached)
    scene = nil
    try stage.scenario.finish()
  }

  @Test("2.2 [L] In the background, what is shown has appeared at the end of the turn")
  func background() throws {
    let stage = SceneStage()

    try stage.application.send(.launchInBackground(connectingScene: true))

    #expect(stage.trace.take() == Self.shown("A") + ["willConnect", "A.didAppear"])
  }

  @Test("1.2 [C] While an active scene is interrupted, a presentation is over when it returns")
  func interrupted() throws {
    let stage = SceneStage()
    try stage.application.send(.launch())
    try stage.application.send(.interruption)
    _ = stage.trace.take()
    let window = try #require((stage.session.scene as? WindowScene)?.keyWindow)

    present(in: window, stage.trace)

    #expect(stage.trace.take().last == "completion")
  }

  // MARK: - Fixtures

  private func present(in window: Window, _ trace: Trace) {
    window.rootViewController?.present(TracingController("B", trace), animated: false) {
      trace.lines.append("completion")
    }
  }

  private var present: (Window, Trace) -> Void { { present(in: $0, $1) } }

  /// A scene that is inactive and was never active, in which B was presented while it connected.
  private func onItsWayStage() throws -> SceneStage {
    let stage = SceneStage()
    try stage.scenario.launch()
    try stage.scenario.move(stage.session, to: .unattached)
    _ = stage.trace.take()
    stage.when("willConnect", present)
    try stage.scenario.move(stage.session, to: .foregroundInactive)
    return stage
  }

  private static func shown(_ tag: String) -> [String] {
    ["loadView", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout"].map {
      "\(tag).\($0)"
    }
  }

  private static func presented(_ tag: String, over other: String) -> [String] {
    let shown = shown(tag)
    return shown.prefix(2) + ["\(other).willDisappear"] + shown.dropFirst(2)
  }
}
