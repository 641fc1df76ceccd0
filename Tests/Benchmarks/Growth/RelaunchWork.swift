import Controller
import Model
import View

/// Launches an application that remembers many scenes.
final class RelaunchWork {
  private let store = MemoryStore()
  private let scenes: Int

  init(scenes: Int) throws {
    self.scenes = scenes
    let application = makeApplication()
    try application.send(.launch())
    for _ in 1..<scenes { try application.send(.newWindow()) }
    try application.send(.terminate)
  }

  func run() throws {
    let application = makeApplication()
    try application.send(.launch())
    try demand(application.openSessions.count == scenes, "\(scenes) sessions")
    try application.send(.terminate)
  }

  private func makeApplication() -> Application {
    let delegate = CountingSceneDelegate()
    return Application(
      delegate: QuietAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { delegate }, store: store)
  }
}
