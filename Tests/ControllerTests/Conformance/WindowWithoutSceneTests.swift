import Controller
import Model
import Testing
import View
import ViewText

/// With scenes, a window belongs to one, or is not visible.
@Suite("A window without a scene", .patience)
struct WindowWithoutSceneTests {
  @Test("1.2 [L] With scenes, a window of did-finish is never shown: nothing has appeared in it")
  func neverShown() throws {
    let app = EarlyApp { _ in }
    let display = app.display

    try app.application.send(.launch())
    try app.application.send(.home)
    try app.application.send(.open)

    #expect(!app.trace.lines.contains("A.didAppear"))
    #expect(display.window == nil)
    let misuse = SceneDiagnostic.windowWithoutScene(root: "A")
    #expect(app.application.log.diagnostics.map(\.text) == [misuse.description])
    #expect(misuse.description.contains("scene(_:willConnectTo:options:)"))
  }

  @Test("1.2 [L] It is reported too beside a window that is shown")
  func beside() throws {
    let app = EarlyApp { delegate in
      guard let scene = delegate.scene else { return }
      let window = Window(windowScene: scene)
      delegate.window = window
      window.rootViewController = TracingController("B", delegate.trace)
      window.makeKeyAndVisible()
    }

    try app.application.send(.launch())

    #expect(!app.trace.lines.contains("A.didAppear") && app.trace.lines.contains("B.didAppear"))
    let misuse = SceneDiagnostic.windowWithoutScene(root: "A")
    #expect(app.application.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test(
    "1.2 [L] A window that gets its scene later has appeared once that is active",
    arguments: [false, true])
  func attached(isLate: Bool) throws {
    let app = EarlyApp { delegate in
      if !isLate { delegate.early?.windowScene = delegate.scene }
    }
    try app.application.send(.launch())
    #expect(app.trace.lines.contains("A.didAppear") == !isLate)

    if isLate {
      app.delegate.window?.windowScene = app.application.scenes.first as? WindowScene
    }

    #expect(app.trace.lines.filter { $0 == "A.didAppear" }.count == 1)
    #expect(app.trace.lines.filter { $0 == "A.willAppear" }.count == 1)
    #expect(app.application.log.diagnostics.isEmpty == !isLate)
  }

  @Test(
    "1.2 [C] A hidden window without a scene is no mistake, and goes without waiting",
    arguments: [false, true])
  func hidden(isMeanwhile: Bool) throws {
    let app = EarlyApp { _ in }
    (app.delegate.hides, app.delegate.hidesMeanwhile) = (!isMeanwhile, isMeanwhile)

    try app.application.send(.launch())

    #expect(app.trace.lines.suffix(2) == ["A.willDisappear", "A.didDisappear"])
    let expected = SceneDiagnostic.noWindow(session: 1, delegate: "LateSceneDelegate")
    #expect(app.application.log.diagnostics.map(\.text) == [expected.description])
  }

  @Test("5.8 [C] A window that was taken out of its scene and is shown again has not appeared")
  func takenOut() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) { TracingController("A", trace) }
    try app.application.send(.launch())
    let scene = try #require(app.application.scenes.first as? WindowScene)
    let window = try #require(scene.windows.first)
    for times in 1...2 {
      window.windowScene = nil
      _ = trace.take()

      window.makeKeyAndVisible()

      #expect(trace.lines.contains("A.willAppear") && !trace.lines.contains("A.didAppear"))
      #expect(app.application.log.diagnostics.count == times, "it is reported each time")
      window.windowScene = scene
      #expect(trace.lines.last == "A.didAppear")
    }
  }

  @Test("5.8 [C] A window that is shown again while its scene is disconnected has not appeared")
  func disconnected() throws {
    let trace = Trace()
    let app = RootedApp(trace: trace) { TracingController("A", trace) }
    try app.application.send(.launch())
    let session = try #require(app.application.sessions.first)
    let scene = try #require(session.scene as? WindowScene)
    let window = try #require(scene.windows.first)
    for event in [.home, .reclaim(session)] as [SystemEvent] { try app.application.send(event) }
    _ = trace.take()

    withExtendedLifetime(scene) { window.makeKeyAndVisible() }

    #expect(trace.lines.contains("A.willAppear") && !trace.lines.contains("A.didAppear"))
  }

  @Test("5.8 [C] A window that waits for a scene and is let go calls nobody")
  func letGo() throws {
    let app = EarlyApp { _ in }
    try app.application.send(.launch())
    _ = app.trace.take()

    app.delegate.window = nil

    #expect(app.trace.lines == [])
  }
}

// MARK: - Fixtures

/// An application with scenes whose delegate makes a window when it has launched.
@MainActor
private struct EarlyApp {
  let trace = Trace()
  let display = TextDisplay(language: .english)
  let delegate: EarlyDelegate
  let application: Application

  init(_ willConnect: @escaping (LateSceneDelegate) -> Void) {
    let delegate = EarlyDelegate(trace)
    self.delegate = delegate
    application = Application(
      delegate: delegate, views: TextViewFactory(display: display),
      manifest: SceneManifest { [trace] in LateSceneDelegate(trace, delegate, willConnect) },
      log: EventLog())
  }
}

private final class EarlyDelegate: ApplicationDelegate {
  var window: Window?
  var hides = false
  /// Whether its root hides it as it appears.
  var hidesMeanwhile = false
  private let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(application: application)
    self.window = window
    let root = TracingController("A", trace)
    if hidesMeanwhile { root.reactions["willAppear"] = { $0.window?.isHidden = true } }
    window.rootViewController = root
    window.makeKeyAndVisible()
    if hides { window.isHidden = true }
    return true
  }
}

private final class LateSceneDelegate: WindowSceneDelegate {
  var window: Window?
  weak var scene: WindowScene?
  let trace: Trace
  private weak var delegate: EarlyDelegate?
  private let willConnect: (LateSceneDelegate) -> Void

  init(
    _ trace: Trace, _ delegate: EarlyDelegate, _ willConnect: @escaping (LateSceneDelegate) -> Void
  ) {
    (self.trace, self.delegate, self.willConnect) = (trace, delegate, willConnect)
  }

  /// The window of the application's delegate.
  var early: Window? { delegate?.window }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    self.scene = scene as? WindowScene
    willConnect(self)
  }
}
