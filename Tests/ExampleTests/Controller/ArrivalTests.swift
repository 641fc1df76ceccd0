import Foundation
import Testing
import Vestibule

@MainActor
@Suite("Examples of what arrives")
struct ArrivalTests {
  @Test("An address launches the app, and a quick action brings it back")
  func arrivals() throws {
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TeaSceneDelegate() })
    let url = try #require(URL(string: "tea://assam"))
    let order = ApplicationShortcutItem(
      type: "com.example.tea.order", localizedTitle: "Order tea",
      userInfo: ["tea": "Assam"])
    application.shortcutItems = [order]

    try application.send(.launch(.url(url)))
    try application.send(.home)
    try application.send(.arrive(.shortcutItem(order)))

    #expect(application.applicationState == .active)
  }

  @Test("A touch on a notification reaches the delegate of the centre")
  func notification() throws {
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { TeaSceneDelegate() })
    let listener = Listener()
    try application.send(.launch())
    application.userNotificationCenter.delegate = listener

    let response = NotificationResponse(
      identifier: "tea-is-ready", title: "Your tea is ready.",
      userInfo: ["tea": "Assam"])
    try application.send(.arrive(.notificationResponse(response)))

    #expect(listener.tea == "Assam")
  }

  @Test("An activity of another device that does not come is an error")
  func handoff() throws {
    let delegate = HandoffSceneDelegate()
    let application = Application(
      delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest { delegate })
    try application.send(.launch())

    try application.send(.arrive(.handoff(activityType: "tea", nil)))

    #expect(delegate.tea == nil)
  }

  @Test("What arrives is seen wherever the app stands")
  func matrix() throws {
    let explorer = Explorer { store, log in
      Application(
        delegate: TeaAppDelegate(), views: HeadlessViewFactory(),
        manifest: SceneManifest { StackSceneDelegate() }, store: store, log: log)
    }
    let assam = try #require(URL(string: "tea://assam"))

    let matrix = explorer.matrix(of: [.url(assam)]) { arrival, window in
      window.controllers.count { $0.title == "Assam" }
    }
    #expect(matrix.faults.map(\.description) == [])
  }
}

private final class Listener: UserNotificationCenterDelegate {
  private(set) var tea: String?

  func userNotificationCenter(
    _ center: UserNotificationCenter, didReceive response: NotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    tea = response.notification.request.content.userInfo["tea"]?.string
    completionHandler()
  }
}

private final class HandoffSceneDelegate: WindowSceneDelegate {
  private(set) var tea: String? = "Assam"

  func scene(
    _ scene: Scene, didFailToContinueUserActivityWithType userActivityType: String,
    error: UserActivityError
  ) { tea = nil }
}

/// Shows the tea that is asked for as the root.
private final class StackSceneDelegate: WindowSceneDelegate {
  private(set) var window: Window?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    window = Window(windowScene: windowScene)
    window?.rootViewController = ViewController()
    window?.makeKeyAndVisible()
    show(connectionOptions.urlContexts)
  }

  func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) { show(contexts) }

  private func show(_ contexts: [OpenURLContext]) {
    guard !contexts.isEmpty else { return }
    let tea = ViewController()
    tea.title = "Assam"
    window?.rootViewController = tea
  }
}
