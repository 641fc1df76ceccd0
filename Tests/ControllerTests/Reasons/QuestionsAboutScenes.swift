import Foundation
import Model
import View

@testable import Controller
@testable import Workshop

extension Question {
  /// The app and its scenes.
  nonisolated static let aboutScenes: [Question] = [
    Question("applicationDidBecomeActive is not called since iOS 13", .appHasScenes) {
      try launched { scenario in scenario.why("applicationDidBecomeActive") }
    },
    Question("applicationDidEnterBackground is not called", .appHasScenes) {
      try launched { scenario in
        try scenario.send(.home)
        return scenario.why("applicationDidEnterBackground")
      }
    },
    Question("sceneDidBecomeActive is not called: the app has no scenes", .appHasNoScenes) {
      try launched(scenes: false) { scenario in scenario.why("sceneDidBecomeActive") }
    },
    Question(
      "applicationWillEnterForeground is not called when the app starts", .launchIsNoReturn
    ) {
      try launched(scenes: false) { scenario in scenario.why("applicationWillEnterForeground") }
    },
    Question("viewWillAppear is not called when the app comes back", .appCameOrWent) {
      try launched { scenario in
        try scenario.send(.home)
        try scenario.send(.open)
        return scenario.why("viewWillAppear", of: "A")
      }
    },
    Question("viewWillDisappear is not called when the app goes to the background", .appCameOrWent)
    {
      try launched { scenario in
        try scenario.send(.home)
        return scenario.why("viewWillDisappear", of: "A")
      }
    },
    Question("sceneDidEnterBackground is not called when the phone rings", .onlyInactive) {
      try launched { scenario in
        try scenario.send(.interruption)
        return scenario.why("sceneDidEnterBackground")
      }
    },
    Question("sceneWillEnterForeground is not called after a phone call", .onlyActiveAgain) {
      try launched { scenario in
        try scenario.send(.interruption)
        try scenario.send(.interruptionEnded)
        return scenario.why("sceneWillEnterForeground")
      }
    },
    Question("applicationDidEnterBackground is not called when the phone rings", .onlyInactive) {
      try launched(scenes: false) { scenario in
        try scenario.send(.interruption)
        return scenario.why("applicationDidEnterBackground")
      }
    },
    Question("applicationWillEnterForeground is not called after a phone call", .onlyActiveAgain) {
      try launched(scenes: false) { scenario in
        try scenario.send(.interruption)
        try scenario.send(.interruptionEnded)
        return scenario.why("applicationWillEnterForeground")
      }
    },
    Question("sceneDidDisconnect is not called when I press Home", .sceneStaysConnected) {
      try launched { scenario in
        try scenario.send(.home)
        return scenario.why("sceneDidDisconnect")
      }
    },
    Question(
      "willConnectTo is not called when a link opens the running app", .sceneIsConnected
    ) {
      try launched { scenario in
        try scenario.send(.home)
        try scenario.send(.arrive(.url(URL(filePath: "/tea"))))
        return scenario.why("willConnectTo")
      }
    },
    Question(
      "configurationForConnecting is not called at the second launch", .sessionHasConfiguration
    ) {
      try launched { scenario in
        try scenario.relaunch()
        return scenario.why("configurationForConnecting")
      }
    },
    Question("didDiscardSceneSessions is not called when memory is taken back", .sessionStaysOpen) {
      try launched { scenario in
        try scenario.send(.home)
        for session in scenario.application.sessions { try scenario.send(.reclaim(session)) }
        return scenario.why("didDiscardSceneSessions")
      }
    },
    Question("applicationWillTerminate is not called", .processIsSuspended) {
      try launched { scenario in
        try scenario.send(.home)
        try scenario.send(.suspend)
        try scenario.send(.closeInSwitcher)
        return scenario.why("applicationWillTerminate")
      }
    },
    Question(
      "didReceive response is not called though the notification was touched", .notificationsUnheard
    ) {
      try launched { scenario in
        let response = NotificationResponse(identifier: "tea", title: "Your tea is ready.")
        try scenario.arrive(.notificationResponse(response))
        return scenario.why("didReceive")
      }
    },
    Question("restoreInteractionStateWith is not called", .hasNothingToRestore) {
      try launched { scenario in scenario.why("restoreInteractionStateWith") }
    },
  ]

  private static func launched(
    scenes: Bool = true, _ body: (Scenario) throws -> Explanation
  ) throws -> Explanation {
    try Scenario.run(.loose) { store, log in
      Application(
        delegate: NamedAppDelegate(), views: HeadlessViewFactory(),
        manifest: scenes ? SceneManifest { NamedSceneDelegate() } : nil, store: store, log: log)
    } _: { scenario in
      try scenario.launch()
      return try body(scenario)
    }
  }
}

private final class NamedAppDelegate: ApplicationDelegate {
  private(set) var window: Window?

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    window.rootViewController = AskedController("A")
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

private final class NamedSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = AskedController("A")
    window.makeKeyAndVisible()
    self.window = window
  }
}
