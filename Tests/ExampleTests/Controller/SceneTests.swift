import Testing
import Vestibule

@MainActor
@Suite("Examples: scenes")
struct SceneTests {
  @Test("A manifest declares the scenes of an app")
  func manifest() {
    let manifest = SceneManifest(supportsMultipleScenes: true) {
      TeaSceneDelegate()
    }
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: manifest)

    #expect(application.supportsMultipleScenes)
  }

  @Test("A configuration makes the delegates of scenes")
  func configuration() {
    let order = SceneConfiguration(
      name: "Order", sessionRole: .windowApplication
    ) { TeaSceneDelegate() }
    let manifest = SceneManifest(configurations: [.windowApplication: [order]])

    #expect(manifest.configuration(named: "Order", for: .windowApplication) != nil)
  }

  @Test("A test calls the delegate of a scene itself")
  func scene() {
    let scene = WindowScene(session: SceneSession())
    let delegate = TeaSceneDelegate()
    scene.delegate = delegate
    delegate.scene(
      scene, willConnectTo: scene.session, options: Scene.ConnectionOptions())
    #expect(delegate.window?.isHidden == false)

    #expect(scene.activationState == .unattached)
  }

  @Test("A scene has a window and a size")
  func windowScene() throws {
    let (application, _) = try launched()

    let scene = try #require(application.scenes.first as? WindowScene)
    #expect(scene.keyWindow?.rootViewController is OrderController)
    try application.send(
      .resized(scene.session, WindowScene.Size(width: 40, height: 24)))
    #expect(scene.effectiveGeometry.size.width == 40)
  }

  @Test("A session outlives its scene, with the app's values")
  func session() throws {
    let (application, _) = try launched()

    let session = try #require(application.sessions.first)
    session.userInfo["tea"] = "Assam"
    try application.send(.home)
    try application.send(.reclaim(session))
    #expect(session.scene == nil && session.userInfo["tea"] == "Assam")
  }

  @Test("Options say why a scene is connected")
  func options() throws {
    let (application, delegates) = try launched()

    let activity = UserActivity(
      activityType: "com.example.tea.order", title: "Order",
      userInfo: ["tea": "Assam", "cups": 2])
    try application.send(.newWindow(activity))

    #expect(delegates.last.tea == "Assam")
  }

  @Test("A value of a session or an activity is written as a literal")
  func propertyValue() {
    let order: [String: PropertyValue] = [
      "tea": "Assam", "cups": 2, "sugar": false,
      "with": .array(["milk", "lemon"]),
    ]
    #expect(order["tea"]?.string == "Assam")
  }

  @Test("A scene opens addresses")
  func urls() throws {
    let (application, delegates) = try launched()

    try application.send(.arrive(.url(try #require(URL(string: "tea://sencha")))))

    #expect(delegates.last.tea == "sencha")
  }

  @Test("An app asks for another window, in which it shows where it was asked for")
  func activation() throws {
    let (application, _) = try launched()
    let scene = try #require(application.scenes.first)

    let options = Scene.ActivationRequestOptions()
    options.requestingScene = scene
    application.requestSceneSessionActivation(nil, options: options)
    #expect(application.scenes.count == 2)
  }

  @Test("An app closes a window")
  func destruction() throws {
    let (application, _) = try launched()
    try application.send(.newWindow())
    let session = try #require(application.sessions.last)

    let options = WindowSceneDestructionRequestOptions()
    options.windowDismissalAnimation = .commit
    application.requestSceneSessionDestruction(session, options: options)
    #expect(!application.openSessions.contains(session))
  }

  @Test("A request that cannot be carried out says why")
  func sceneError() throws {
    let (application, _) = try launched()
    var refusals: [SceneError] = []

    application.requestSceneSessionDestruction(SceneSession()) { error in
      refusals.append(error)
    }
    #expect(refusals == [.requestDenied])
  }

  @Test("A scene without a window is in the log")
  func diagnostic() throws {
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { EmptySceneDelegate() })
    try application.send(.launch())
    let misuse = SceneDiagnostic.noWindow(
      session: 1, delegate: "EmptySceneDelegate")
    #expect(application.log.diagnostics.map(\.text) == [misuse.description])
  }

  /// An app with windows, and the delegates of its scenes.
  private func launched() throws -> (Application, Delegates) {
    let delegates = Delegates()
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { delegates.make() })
    try application.send(.launch())
    return (application, delegates)
  }
}

@MainActor
private final class Delegates {
  private(set) var last = RestoringSceneDelegate()

  func make() -> RestoringSceneDelegate {
    last = RestoringSceneDelegate()
    return last
  }
}

private final class EmptySceneDelegate: SceneDelegate {}

/// Makes a window, and takes up what the scene is connected for.
private final class RestoringSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private(set) var tea: String?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = Window(windowScene: windowScene)
    window.rootViewController = OrderController(screen: OrderScreen())
    window.makeKeyAndVisible()
    self.window = window
    for activity in connectionOptions.userActivities {
      tea = activity.userInfo["tea"]?.string
    }
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    tea = contexts.first?.url.host()
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    let userInfo = tea.map { ["tea": PropertyValue.string($0)] } ?? [:]
    return UserActivity(activityType: "com.example.tea", userInfo: userInfo)
  }

  func windowScene(
    _ windowScene: WindowScene,
    didUpdateEffectiveGeometry previousGeometry: WindowScene.Geometry
  ) {
    if windowScene.effectiveGeometry.isInteractivelyResizing { return }
    window?.announce("The window has another size.")
  }
}
