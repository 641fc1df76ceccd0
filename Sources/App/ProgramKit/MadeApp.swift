import Controller
import Model
import View

/// An app that was made.
struct MadeApp {
  let delegate: any ApplicationDelegate
  let manifest: SceneManifest?
  var content: (any WindowContent)?

  init(delegate: any ApplicationDelegate, manifest: SceneManifest?) {
    self.delegate = delegate
    self.manifest = manifest
  }

  @MainActor
  init(_ content: any WindowContent) {
    delegate = AppDelegate(content)
    manifest = SceneManifest(supportsMultipleScenes: true) { SceneDelegate(content) }
    self.content = content
  }

  /// One process of it, whose windows fill the screen as in the program.
  @MainActor
  func application(
    in store: any UserInfoStore, views: any ViewFactory, log: EventLog, knowsScenes: Bool = true
  ) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    policy.knowsScenes = knowsScenes
    let application = Application(
      delegate: delegate, views: views, manifest: manifest, store: store, policy: policy, log: log)
    application.shortcutItems = content?.shortcutItems ?? []
    return application
  }
}
