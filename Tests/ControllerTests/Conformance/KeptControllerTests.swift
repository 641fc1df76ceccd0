import Controller
import Model
import Testing
import View

/// What an app keeps while a scene is disconnected, and shows again when it connects.
@Suite("What is kept while a scene is disconnected", .patience)
struct KeptControllerTests {
  @Test(
    "1.12 [L] A kept root disappears with its scene, appears again, and is reported then",
    arguments: KeptThing.allCases)
  func kept(what: KeptThing) throws {
    let stage = KeptStage(what)
    try stage.application.send(.launch())
    let session = try #require(stage.application.sessions.first)
    try stage.application.send(.home)
    _ = stage.trace.take()

    try stage.application.send(.reclaim(session))

    #expect(stage.trace.lines == ["A.willDisappear", "A.didDisappear"])
    #expect(stage.application.log.diagnostics.isEmpty)
    try stage.application.send(.open)

    #expect(stage.trace.lines.count { $0 == "A.willAppear" } == 1)
    #expect(stage.trace.lines.last == "A.didAppear")
    #expect(AppearanceHeard.faults(in: ["A.willAppear", "A.didAppear"] + stage.trace.lines) == [])
    let misuse = SceneDiagnostic.keptAcrossScenes(what.name, session: 1)
    #expect(stage.application.log.diagnostics.map(\.text) == [misuse.description])
    #expect(misuse.description.contains("scene(_:willConnectTo:options:)"))
  }

  @Test("1.12 [L] A kept root of a window that was closed is reported in another window")
  func closed() throws {
    let stage = KeptStage(.root)
    try stage.application.send(.launch())
    let session = try #require(stage.application.sessions.first)
    try stage.application.send(.newWindow())
    _ = stage.trace.take()

    try stage.application.send(.close(session))
    try stage.application.send(.newWindow())

    #expect(
      stage.trace.lines.filter { $0.hasSuffix("ppear") } == [
        "A.willDisappear", "A.didDisappear", "A.willAppear", "A.didAppear",
      ])
    #expect(stage.application.log.diagnostics.count == 2, "shown twice, and kept")
  }

  @Test("1.12 [C] Controllers that are made for each scene hear nothing of its end")
  func made() throws {
    let stage = KeptStage(.nothing)
    try stage.application.send(.launch())
    let session = try #require(stage.application.sessions.first)
    try stage.application.send(.home)
    _ = stage.trace.take()

    try stage.application.send(.reclaim(session))
    #expect(stage.trace.lines == [])
    try stage.application.send(.open)

    #expect(stage.trace.lines.filter { $0.hasSuffix("ppear") } == ["A.willAppear", "A.didAppear"])
    #expect(stage.application.log.diagnostics.isEmpty)
  }

  @Test(
    "1.16 [C] When the process ends, what is kept hears nothing more",
    arguments: KeptThing.allCases)
  func killed(what: KeptThing) throws {
    let stage = KeptStage(what)
    try stage.application.send(.launch())
    _ = stage.trace.take()

    try stage.application.send(.crash)

    #expect(stage.trace.lines == [])
  }

  @Test(
    "1.12 [L] A kept window that gets another scene is shown and reported once, a hidden one not",
    arguments: [false, true])
  func keptWindow(isHidden: Bool) throws {
    let app = RootedApp { ViewController() }
    try app.application.send(.launch())
    let session = try #require(app.application.sessions.first)
    let window = Window(windowScene: try #require(session.scene as? WindowScene))
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    window.isHidden = isHidden
    for event in [.home, .reclaim(session), .open] as [SystemEvent] {
      try app.application.send(event)
    }

    let misuse = SceneDiagnostic.keptAcrossScenes("The window of ViewController", session: 1)
    let scene = try #require(session.scene as? WindowScene)
    window.windowScene = scene
    #expect(window.isHidden == isHidden)
    for other in [nil, scene] { window.windowScene = other }

    #expect(window.isHidden)
    #expect(
      app.application.log.diagnostics.map(\.text) == (isHidden ? [] : [misuse.description]))
  }

  @Test("5.8 [C] What is kept of a window that is let go is not reported while its scene is there")
  func keptInScene() throws {
    let (app, kept) = (RootedApp { ViewController() }, ViewController())
    try app.application.send(.launch())
    let scene = try #require(app.application.scenes.first as? WindowScene)

    for _ in 1...2 {
      let window = Window(windowScene: scene)
      window.rootViewController = kept
      window.makeKeyAndVisible()
    }

    #expect(app.application.log.diagnostics.map(\.text) == [])
  }

  @Test("5.8 [C] A window that the app lets go takes its controllers off the screen, in balance")
  func letGo() throws {
    let application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(), log: EventLog())
    try application.send(.launch())

    let calls = callsOfLetGo { Window(application: application) }

    #expect(calls == ["C.willDisappear", "B.willDisappear", "C.didDisappear", "B.didDisappear"])
  }

  @Test("5.8 [C] A window without an application is let go in silence")
  func letGoAlone() {
    #expect(callsOfLetGo { Window(view: WindowView(), log: EventLog()) } == [])
  }

  @Test("5.8 [C] What a child reports after its window was let go is in the log of that window")
  func childLetGo() {
    let (log, child) = (EventLog(), ViewController())
    do {
      let window = Window(view: WindowView(), log: log)
      let parent = TracingChild("P", Trace(), screen: ContainerScreen())
      window.rootViewController = parent
      withExtendedLifetime(window) { parent.show(child) }
    }
    #expect(child.parent == nil)

    child.present(ViewController(), animated: false)

    #expect(log.diagnostics.count == 1)
  }

  @Test("5.8 [C] A window that outlives its application shows at once what it is to show")
  func applicationLetGo() {
    let trace = Trace()
    var application: Application? = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(), log: EventLog())
    let window = application.map { Window(application: $0) }
    application = nil
    #expect(window?.next == nil)

    window?.rootViewController = TracingController("A", trace)
    window?.makeKeyAndVisible()

    #expect(trace.lines.last == "A.didAppear")
  }

  /// Lets a window go whose controllers are kept, and can be shown again.
  private func callsOfLetGo(_ makeWindow: () -> Window) -> [String] {
    let trace = Trace()
    let (bottom, top) = (TracingController("B", trace), TracingController("C", trace))
    do {
      let window = makeWindow()
      window.rootViewController = bottom
      window.makeKeyAndVisible()
      top.modalPresentationStyle = .pageSheet
      bottom.present(top, animated: false)
      _ = trace.take()
    }
    let calls = trace.take()
    #expect(top.window == nil && bottom.presentedViewController == nil)
    let window = makeWindow()
    window.rootViewController = bottom
    window.makeKeyAndVisible()
    #expect(trace.lines.last == "B.didAppear")
    return calls
  }
}

// MARK: - Fixtures

/// What an app keeps.
nonisolated enum KeptThing: CaseIterable {
  case nothing, root, presented, child, family, window

  static let allCases: [KeptThing] = [.root, .presented, .child, .family, .window]

  /// What is reported: of a family, the parent alone.
  var name: String {
    switch self {
    case .window: "The window of R"
    case .family: "R"
    case .nothing, .root, .presented, .child: "A"
    }
  }
}

/// An application with scenes that keeps something in an object of its own.
@MainActor
private struct KeptStage {
  let trace = Trace()
  let application: Application

  init(_ kept: KeptThing) {
    let keeper = SceneKeeper(kept, trace)
    application = Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { KeepingSceneDelegate(keeper) },
      log: EventLog())
  }
}

private final class SceneKeeper {
  private let trace: Trace
  private let kept: KeptThing
  private var controller: TracingController?
  private var family: TracingChild?
  private var window: Window?

  init(_ kept: KeptThing, _ trace: Trace) { (self.kept, self.trace) = (kept, trace) }

  private func take() -> TracingController {
    let controller = controller ?? TracingController("A", trace, style: .pageSheet)
    if kept != .nothing, kept != .window { self.controller = controller }
    return controller
  }

  func show(in scene: WindowScene) -> Window {
    if let window {
      window.windowScene = scene
      window.makeKeyAndVisible()
      return window
    }
    let window = Window(windowScene: scene)
    if kept == .window { self.window = window }
    switch kept {
    case .nothing, .root:
      window.rootViewController = take()
      window.makeKeyAndVisible()
    case .presented:
      window.rootViewController = ViewController()
      window.makeKeyAndVisible()
      window.rootViewController?.present(take(), animated: false)
    case .child, .family, .window:
      let root = family ?? TracingChild("R", Trace(), screen: ContainerScreen())
      window.rootViewController = root
      window.makeKeyAndVisible()
      if family == nil { root.show(take()) }
      if kept == .family { family = root }
    }
    return window
  }
}

private final class KeepingSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let keeper: SceneKeeper

  init(_ keeper: SceneKeeper) { self.keeper = keeper }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene { window = keeper.show(in: scene) }
  }
}
