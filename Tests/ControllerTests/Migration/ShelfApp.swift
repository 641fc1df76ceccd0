import Controller
import ControllerKit
import Foundation
import Model
import View

/// What goes wrong in a move to scenes, each published: <doc:Move-An-App-To-Scenes>.
nonisolated enum MoveFault: CaseIterable {
  /// U1: there is no manifest.
  case noManifest
  /// U2: the manifest is empty.
  case emptyManifest
  /// U3: the configuration names no delegate class.
  case noClass
  /// U3: no maker has the class that the configuration names.
  case unknownClass
  /// U5: the window is still made when the app has launched.
  case earlyWindow
  /// U8: what is restored comes after the root has asked for it.
  case lateRestoration
  /// U9: the type of the activity is not declared.
  case undeclaredType
  /// U10: a quick action is taken at a launch, and not while the app runs.
  case warmShortcut
  /// U10: a quick action is taken while the app runs, and not at a launch.
  case coldShortcut
  /// U11: the centre of notifications gets its delegate in the scene.
  case lateCentre
  /// U11: a notification is taken from the options and from the centre.
  case twice
  /// U12: of several addresses, only the first is opened.
  case firstURL
  /// U13: the root is kept by the app, and shown in the next scene.
  case keptRoot
  /// U19: a container announces the initial tab by hand, and the scene does it again.
  case unbalanced
  /// U21: a plug-in reads the options of the launch.
  case plugIn
  /// What is saved when the app goes to the background is not saved any more.
  case background
}

/// The model of the small app: what has arrived.
final class ParcelShelf {
  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }

  /// Shows that something is restored, if nothing has arrived yet.
  func restore() { if names.isEmpty { add("kept") } }
}

/// The only screen of the small app.
private final class ShelfScreen: Screen {
  private let shelf: ParcelShelf

  init(_ shelf: ParcelShelf) { self.shelf = shelf }

  var elements: [Element] { [.title("Shelf")] + shelf.names.map { .label(Phrase(verbatim: $0)) } }
}

private final class ShelfController: ViewController {
  private let shelf: ParcelShelf
  var willAppear: () -> Void = {}

  init(_ shelf: ParcelShelf) {
    self.shelf = shelf
    super.init()
  }

  override func loadView() { view = ShelfScreen(shelf) }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear()
  }
}

/// The small app as it was before scenes.
final class ClassicShelfDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
  private(set) var window: Window?
  private var shelf = ParcelShelf()
  private let store: any UserInfoStore

  init(_ store: any UserInfoStore) { self.store = store }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.userNotificationCenter.delegate = self
    // A scenario launches the same object again: nothing is left of the process before.
    shelf = ParcelShelf()
    if ShelfMemory.isKept(in: store) { shelf.restore() }
    let window = Window(application: application)
    self.window = window
    window.rootViewController = ShelfController(shelf)
    window.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: Application) {}

  func applicationDidEnterBackground(_ application: Application) { ShelfMemory.keep(in: store) }

  func application(_ application: Application, open url: URL) -> Bool {
    shelf.add(url.absoluteString)
    return true
  }

  func application(_ application: Application, continue userActivity: UserActivity) -> Bool {
    shelf.add(userActivity.activityType)
    return true
  }

  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    shelf.add(shortcutItem.type)
    completionHandler(true)
  }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    shelf.add(response.notification.request.identifier)
    completionHandler()
  }
}

/// What the app before scenes keeps itself.
private enum ShelfMemory {
  private static let key = UserInfoKey<Bool>("shelf.kept")

  static func isKept(in store: any UserInfoStore) -> Bool {
    (try? store.value(for: key)) == true
  }

  static func keep(in store: any UserInfoStore) { try? store.set(true, for: key) }
}

/// The app's delegate after the move.
final class MovedShelfDelegate: ApplicationDelegate, UserNotificationCenterDelegate {
  private(set) var window: Window?
  fileprivate private(set) var shelf = ParcelShelf()
  private let fault: MoveFault?
  fileprivate var root: ViewController?
  fileprivate var hasConnected = false

  init(_ fault: MoveFault?) { self.fault = fault }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    (shelf, root, hasConnected) = (ParcelShelf(), nil, false)
    if fault != .lateCentre { application.userNotificationCenter.delegate = self }
    if fault == .plugIn, let url = launchOptions?[.url] as? URL { shelf.add(url.absoluteString) }
    if fault == .earlyWindow {
      let window = Window(application: application)
      self.window = window
      window.rootViewController = ShelfController(shelf)
      window.makeKeyAndVisible()
    }
    return true
  }

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    shelf.add(response.notification.request.identifier)
    completionHandler()
  }
}

/// The scene's delegate after the move.
final class MovedShelfSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?
  private let app: MovedShelfDelegate
  private let fault: MoveFault?
  private var restored: UserActivity?

  init(_ app: MovedShelfDelegate, _ fault: MoveFault?) { (self.app, self.fault) = (app, fault) }

  private var shelf: ParcelShelf { app.shelf }

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard fault != .earlyWindow, let windowScene = scene as? WindowScene else { return }
    if fault == .lateCentre { scene.application?.userNotificationCenter.delegate = app }
    let window = Window(windowScene: windowScene)
    self.window = window
    // What a scene shows stays in the model as long as the process lives.
    if fault != .lateRestoration, !app.hasConnected, session.stateRestorationActivity != nil {
      shelf.restore()
    }
    app.hasConnected = true
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    if fault == .unbalanced { window.rootViewController?.endAppearanceTransition() }
    if fault != .plugIn { open(connectionOptions.urlContexts) }
    for activity in connectionOptions.userActivities { shelf.add(activity.activityType) }
    if fault != .coldShortcut, let item = connectionOptions.shortcutItem { shelf.add(item.type) }
    if fault == .twice, let response = connectionOptions.notificationResponse {
      shelf.add(response.notification.request.identifier)
    }
  }

  private func makeRoot() -> ViewController {
    if fault == .keptRoot, let root = app.root { return root }
    let root = ShelfController(shelf)
    if fault == .lateRestoration {
      root.willAppear = { [weak self] in if self?.restored != nil { self?.shelf.restore() } }
    }
    if fault == .keptRoot { app.root = root }
    return root
  }

  private func open(_ contexts: [OpenURLContext]) {
    for context in fault == .firstURL ? Array(contexts.prefix(1)) : contexts {
      shelf.add(context.url.absoluteString)
    }
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) { open(contexts) }

  func scene(_ scene: Scene, continue userActivity: UserActivity) {
    shelf.add(userActivity.activityType)
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    // As if the method were not there.
    if fault == .warmShortcut { return leaveOut(windowScene) }
    shelf.add(shortcutItem.type)
    completionHandler(true)
  }

  func sceneDidBecomeActive(_ scene: Scene) {}

  func sceneDidEnterBackground(_ scene: Scene) {
    if fault == .background { leaveOut(scene) }
  }

  func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    UserActivity(activityType: fault == .undeclaredType ? "com.example.other" : "com.example.shelf")
  }

  func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity) {
    restored = activity
  }

  private func leaveOut(_ scene: Scene) { scene.application?.log.byDefault(of: self) }
}

extension MoveFault {
  /// One process of the app before the move.
  static func makeClassic(_ store: any UserInfoStore, _ log: EventLog) -> Application {
    Application(
      delegate: ClassicShelfDelegate(store), views: HeadlessViewFactory(), store: store, log: log)
  }

  /// One process of the app after the move, which was done right or has a fault.
  static func makeMoved(
    _ fault: MoveFault?, sdk: SceneManifest.SDK = .iOS27
  ) -> (any UserInfoStore, EventLog) -> Application {
    { store, log in
      let delegate = MovedShelfDelegate(fault)
      return Application(
        delegate: delegate, views: HeadlessViewFactory(),
        manifest: manifest(fault, sdk, delegate), store: store, log: log)
    }
  }

  private static func manifest(
    _ fault: MoveFault?, _ sdk: SceneManifest.SDK, _ delegate: MovedShelfDelegate
  ) -> SceneManifest {
    var manifest = SceneManifest { MovedShelfSceneDelegate(delegate, fault) }
    let role = SceneSession.Role.windowApplication
    if fault == .noManifest { manifest = .missing(sdk: sdk) }
    if fault == .emptyManifest { manifest = SceneManifest() }
    if fault == .noClass || fault == .unknownClass {
      var entry = SceneConfiguration(name: "Default", sessionRole: role)
      entry.delegateClassName = fault == .noClass ? nil : "Shelf.Missing"
      manifest = SceneManifest(configurations: [role: [entry]])
    }
    manifest.sdk = sdk
    manifest.activityTypes = ["com.example.shelf"]
    return manifest
  }
}
