import Testing
import Vestibule

@MainActor
@Suite("Examples: the application")
struct ApplicationTests {
  @Test("An application is driven by events")
  func application() throws {
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TeaSceneDelegate() })
    try application.send(.launch())
    #expect(application.applicationState == .active)
    try application.send(.home)

    #expect(application.applicationState == .background)
  }

  @Test("An app without scenes is launched to open an address")
  func options() throws {
    let delegate = ClassicAppDelegate()
    let application = Application(delegate: delegate, views: HeadlessViewFactory())
    let url = try #require(URL(string: "tea://assam"))

    try application.send(.launch(.url(url)))

    #expect(delegate.opened == [url] && delegate.address == url)
  }

  @Test("An event says what happens to the app from outside")
  func events() throws {
    let application = makeApplication()

    try application.send(.launch())
    try application.send(.interruption)
    #expect(application.applicationState == .inactive)
    try application.send(.interruptionEnded)
    try application.send(.memoryWarning)
    try application.send(.closeInSwitcher)

    #expect(!application.isRunning)
  }

  @Test("An event that cannot happen now changes nothing")
  func error() {
    let application = makeApplication()

    do {
      try application.send(.home)
    } catch {
      #expect(error == .notRunning(event: "go home"))
    }

    #expect(!application.isRunning)
  }

  @Test("A process runs, is suspended, and is gone")
  func processState() throws {
    let application = makeApplication()

    #expect(application.processState == .notRunning)
    try application.send(.launch())
    try application.send(.home)
    try application.send(.suspend)
    #expect(application.processState == .suspended)
  }

  @Test("A policy is chosen where the sources disagree")
  func policy() throws {
    var policy = LifeCyclePolicy.phone
    policy.closingInSwitcher = .silent
    policy.lastWindow = .isDiscarded
    policy.arrangement = .sideBySide
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TeaSceneDelegate() }, policy: policy)

    #expect(!application.supportsMultipleScenes)
  }

  @Test("An observer is called after the delegate, without being one")
  func observer() throws {
    let (application, statistics) = (makeApplication(), Statistics())
    application.addObserver(statistics)

    try application.send(.launch())
    try application.send(.home)
    try application.send(.open)

    #expect(statistics.activations == 2 && statistics.scenes == 1)
  }

  @Test("A delegate makes the scenes of an app without a manifest")
  func configuring() throws {
    let application = Application(
      delegate: ConfiguringAppDelegate(), views: HeadlessViewFactory())

    try application.send(.launch())

    #expect(application.usesScenes)
    #expect((application.scenes.first as? WindowScene)?.keyWindow != nil)
  }

  private func makeApplication() -> Application {
    Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TeaSceneDelegate() })
  }
}

private final class ClassicAppDelegate: ApplicationDelegate {
  private(set) var opened: [URL] = []
  private(set) var address: URL?
  private(set) var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    address = launchOptions?[.url] as? URL
    window = Window(application: application)
    window?.rootViewController = OrderController(screen: OrderScreen())
    window?.makeKeyAndVisible()
    return true
  }

  func application(_ application: Application, open url: URL) -> Bool {
    opened.append(url)
    return true
  }
}

final class Statistics: ApplicationObserver {
  private(set) var activations = 0
  private(set) var scenes = 0

  func sceneWillConnect(_ scene: Scene) { scenes += 1 }
  func applicationDidBecomeActive(_ application: Application) {
    activations += 1
  }
}

final class ConfiguringAppDelegate: SceneConfiguringApplicationDelegate {
  func application(
    _ application: Application,
    configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: "Tea", sessionRole: connectingSceneSession.role) {
      TeaSceneDelegate()
    }
  }
}
