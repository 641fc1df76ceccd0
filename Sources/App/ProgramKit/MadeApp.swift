import Controller
import ControllerKit
import Model
import View

/// In which form an app is run, whatever it was made for.
enum AppForm {
  /// As it was made.
  case made
  /// Without scenes, as before iOS 13.
  case classic
  /// Linked with the iOS 27 SDK; without its scenes, if it has not moved yet.
  case linkedWithSDK27(hasScenes: Bool)
}

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
    in store: any UserInfoStore, views: any ViewFactory, log: EventLog, as form: AppForm = .made
  ) -> Application {
    var policy = LifeCyclePolicy()
    policy.arrangement = .fullScreen
    var manifest = manifest
    switch form {
    case .made: break
    case .classic: policy.knowsScenes = false
    case .linkedWithSDK27(let hasScenes):
      manifest = (hasScenes ? manifest : nil) ?? .missing(sdk: .iOS27)
      manifest?.sdk = .iOS27
    }
    let application = Application(
      delegate: delegate, views: views, manifest: manifest, store: store, policy: policy, log: log)
    application.isObservationTrackingEnabled = true
    application.shortcutItems = content?.shortcutItems ?? []
    return application
  }
}
