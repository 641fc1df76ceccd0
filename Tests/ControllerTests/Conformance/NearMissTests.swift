import Controller
import Model
import Synchronization
import Testing
import View

@Suite("A near miss is noticed")
struct NearMissTests {
  @Test("A method whose name has a slip is not in the log, nor is the default in its place")
  func slip() throws {
    let application = Self.application { SlippingDelegate() }
    application.log.isRecording = true

    try application.send(.launch())

    let calls = application.log.events.map(\.text)
    #expect(!calls.contains { $0.hasPrefix("sceneDidBecome") })
    #expect(calls.contains("scene(_:willConnectTo:options:)"))
  }

  @Test("A writer is not given a default either, and what comes before it at once")
  func writer() throws {
    let application = Self.application { SlippingDelegate() }
    application.log.isRecording = true
    let written = Written()
    application.log.setWriter { event in written.append(event.text) }

    try application.send(.launch())

    #expect(written.texts == application.log.events.map(\.text))
    #expect(written.texts == ["scene(_:willConnectTo:options:)"])
  }

  @Test("A scene that becomes active without a window is reported once, with what to compare")
  func noWindow() throws {
    let application = Self.application { OtherSignatureDelegate() }

    try application.send(.launch())
    try application.send(.home)
    try application.send(.open)

    let expected = SceneDiagnostic.noWindow(session: 1, delegate: "OtherSignatureDelegate")
    #expect(application.log.diagnostics.map(\.text) == [expected.description])
    #expect(expected.description.contains("scene(_:willConnectTo:options:)"))
  }

  @Test("A scene with a window is not reported")
  func window() throws {
    let application = Self.application { SlippingDelegate() }

    try application.send(.launch())

    #expect(application.log.diagnostics.isEmpty)
  }

  private static func application(_ make: @escaping () -> any SceneDelegate) -> Application {
    Application(
      delegate: QuietDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { make() }, log: EventLog())
  }
}

/// Has a window, and a slip in the name of another method.
private final class SlippingDelegate: SceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    if let scene = scene as? WindowScene { window = Window(windowScene: scene) }
  }

  func sceneDidBecomeAcitve(_ scene: Scene) {}
}

/// Makes its window in a method that is of no protocol.
private final class OtherSignatureDelegate: SceneDelegate {
  private(set) var window: Window?

  func scene(_ scene: Scene, willConnectTo session: SceneSession) {
    if let scene = scene as? WindowScene { window = Window(windowScene: scene) }
  }
}

/// What a writer was given.
nonisolated private final class Written: Sendable {
  private let list = Mutex<[String]>([])

  var texts: [String] { list.withLock(\.self) }

  func append(_ text: String) { list.withLock { $0.append(text) } }
}
