import Vestibule

/// The app of the examples: each window takes an order.
final class TeaAppDelegate: ApplicationDelegate {
  private(set) var isOpen = false

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    isOpen = true
    return true
  }

  func applicationWillTerminate(_ application: Application) { isOpen = false }
}

final class TeaSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    window = Window(windowScene: windowScene)
    window?.rootViewController = OrderController(screen: OrderScreen())
    window?.makeKeyAndVisible()
  }
}

/// One process of that app, for a scenario or an explorer.
@MainActor
func makeTeaApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
  Application(
    delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
    manifest: SceneManifest { TeaSceneDelegate() }, store: store, log: log)
}

/// The same app before it had scenes.
final class ClassicTeaAppDelegate: ApplicationDelegate {
  private(set) var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Window(application: application)
    window?.rootViewController = OrderController(screen: OrderScreen())
    window?.makeKeyAndVisible()
    return true
  }
}

/// One process of that.
@MainActor
func makeClassicTeaApp(_ store: any UserInfoStore, _ log: EventLog) -> Application {
  Application(
    delegate: ClassicTeaAppDelegate(), views: HeadlessViewFactory(), store: store, log: log)
}
