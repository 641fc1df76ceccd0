package import Controller

/// Manages one scene: creates its window, and saves what a person began to type.
package final class SceneDelegate {
  /// The scene's window, once it is connected.
  package private(set) var window: Window?

  private let content: any WindowContent

  package init(_ content: any WindowContent) {
    self.content = content
  }
}

// In an extension the compiler warns of a near miss of a protocol's method. Empty methods are here
// to be seen in a trace.
extension SceneDelegate: WindowSceneDelegate {
  /// Shows the first screen, restored from the session.
  package func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    guard let windowScene = scene as? WindowScene else { return }
    let window = Window(windowScene: windowScene)
    self.window = window
    content.open(window, restoring: session.stateRestorationActivity)
    // The delegate of the notifications hears of a response as well, and passes it on.
    for arrival in connectionOptions.arrivals { content.receive(arrival, in: window) }
  }

  package func scene(_ scene: Scene, openURLContexts contexts: [OpenURLContext]) {
    receive(.urls(contexts.map(\.url)))
  }

  package func scene(_ scene: Scene, continue userActivity: UserActivity) {
    receive(.userActivity(userActivity))
  }

  package func windowScene(
    _ windowScene: WindowScene, performActionFor shortcutItem: ApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    receive(.shortcutItem(shortcutItem))
    completionHandler(true)
  }

  @MainActor
  private func receive(_ arrival: Arrival) {
    if let window { content.receive(arrival, in: window) }
  }

  /// The session may have ended while the scene was in the background.
  package func sceneWillEnterForeground(_ scene: Scene) {
    if let window { content.update(window) }
  }

  package func sceneDidBecomeActive(_ scene: Scene) {}

  package func sceneWillResignActive(_ scene: Scene) {}

  package func sceneDidEnterBackground(_ scene: Scene) {}

  package func sceneDidDisconnect(_ scene: Scene) {}

  /// The activity that restores the scene's content.
  package func stateRestorationActivity(for scene: Scene) -> UserActivity? {
    window.flatMap(content.activity(of:))
  }
}

extension Scene.ConnectionOptions {
  /// What the scene is connected for, but what also comes otherwise.
  fileprivate var arrivals: [Arrival] {
    let urls = urlContexts.map(\.url)
    return (urls.isEmpty ? [] : [.urls(urls)]) + userActivities.map(Arrival.userActivity)
      + [shortcutItem].compactMap(\.self).map(Arrival.shortcutItem)
  }
}
