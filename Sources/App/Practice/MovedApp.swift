import Controller
import Foundation
import ProgramKit
import View
import Workshop

/// The delegate of an app that was moved to scenes: it keeps where it found what arrived.
@MainActor
final class MovedAppDelegate {
  /// Whether the delegate of the notification centre is set before the launch ends, or by the scene.
  var setsCenterAtLaunch = true
  /// Whether the scene looks for a notification in the options of its connection.
  var readsNotification = true
  /// Whether the window is still made at the launch.
  var makesWindow = false

  fileprivate(set) var found: [Phrase] = []
  private(set) var activations = 0
  let listener = MovedListener()
  private(set) var window: Window?

  fileprivate init() {}
}

extension MovedAppDelegate: ApplicationDelegate {
  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    if launchOptions?.isEmpty == false { found.append(.inLaunchOptions) }
    if setsCenterAtLaunch { application.userNotificationCenter.delegate = self }
    application.addObserver(listener)
    if makesWindow {
      let window = Window(application: application)
      // Visible first: what a hidden window leaves out has another reason.
      window.makeKeyAndVisible()
      window.rootViewController = Page("OldPage")
      self.window = window
    }
    return true
  }

  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: Scene.ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  func application(_ application: Application, open url: URL) -> Bool {
    found.append(.inOldCall)
    return true
  }

  func application(
    _ application: Application, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { found.append(.inOldAction) }

  func applicationDidBecomeActive(_ application: Application) { activations += 1 }

  /// The window of the next launch is another one.
  func applicationWillTerminate(_ application: Application) { window = nil }
}

extension MovedAppDelegate: UserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { found.append(.inCenter) }
}

/// Hears of the app, as a part does that other people wrote.
@MainActor
final class MovedListener {
  private(set) var activations = 0

  fileprivate init() {}
}

extension MovedListener: ApplicationObserver {
  func applicationDidBecomeActive(_ application: Application) { activations += 1 }
}

/// The delegate of a scene of that app.
@MainActor
final class MovedSceneDelegate {
  private(set) var window: Window?
}

extension MovedSceneDelegate: WindowSceneDelegate {
  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene, let app = scene.app else { return }
    let options = connectionOptions
    if !options.urlContexts.isEmpty || options.shortcutItem != nil
      || app.readsNotification && options.notificationResponse != nil
    {
      app.found.append(.inOptions)
    }
    if !app.setsCenterAtLaunch { scene.application?.userNotificationCenter.delegate = app }
    guard !app.makesWindow else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = Page("NewPage")
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    scene.app?.found.append(.inCall(ofWindow: scene.session.number))
  }

  func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { windowScene.app?.found.append(.inAction) }

  // Empty, to be seen among the calls.
  func scene(_ scene: Scene, restoreInteractionStateWith activity: UserActivity) {}
  func sceneWillEnterForeground(_ scene: Scene) {}
  func sceneDidBecomeActive(_ scene: Scene) {}
}

extension Scene {
  fileprivate var app: MovedAppDelegate? { application?.delegate as? MovedAppDelegate }
}

extension Situation {
  /// An app that was moved to scenes, in some way.
  static func movedApp(
    _ change: @escaping @MainActor @Sendable (MovedAppDelegate) -> Void = { _ in }
  ) -> Make {
    { store, log in
      let recipe = AppRecipe(
        delegate: { _ in
          let delegate = MovedAppDelegate()
          change(delegate)
          return delegate
        },
        manifest: SceneManifest(supportsMultipleScenes: true) { MovedSceneDelegate() })
      return recipe.makeApplication(in: Surroundings(store: store, log: log))
    }
  }
}

extension Scenario {
  var movedApp: MovedAppDelegate? { application.delegate as? MovedAppDelegate }

  /// Where the app found what arrived.
  var places: Phrase {
    let found = movedApp?.found ?? []
    return found.dropFirst().reduce(found.first ?? "") { "\($0), \($1)" }
  }

  /// Touches a link to the app in another one.
  func touchLink() throws {
    if let url = URL(string: "tea://assam") { try arrive(.url(url)) }
  }

  func chooseQuickAction() throws {
    try arrive(
      .shortcutItem(
        ApplicationShortcutItem(
          type: "com.example.tea.order", localizedTitle: Phrase("Order tea", ko: "차 주문"))))
  }

  func touchNotification() throws {
    try arrive(
      .notificationResponse(
        NotificationResponse(
          identifier: "tea-is-ready", title: Phrase("Your tea is ready.", ko: "차가 준비되었습니다."))))
  }
}

extension Phrase {
  static let inLaunchOptions = Phrase(
    verbatim: "application(_:didFinishLaunchingWithOptions:)")
  static let inOldCall = Phrase(verbatim: "application(_:open:)")
  static let inOldAction = Phrase(
    verbatim: "application(_:performActionFor:completionHandler:)")
  static let inOptions = Phrase(verbatim: "scene(_:willConnectTo:options:)")
  static let inAction = Phrase(
    verbatim: "windowScene(_:performActionFor:completionHandler:)")
  static let inCenter = Phrase(
    verbatim: "userNotificationCenter(_:didReceive:withCompletionHandler:)")

  static func inCall(ofWindow number: Int) -> Phrase {
    Phrase(
      "scene(_:openURLContexts:) of window \(number)",
      ko: "\(number)번 창의 scene(_:openURLContexts:)")
  }
}
