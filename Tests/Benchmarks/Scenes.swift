import Controller
import Model
import View

/// A window whose root presents and dismisses an empty controller.
final class PresentationWork {
  private let bare = BareController()
  private let root = ViewController()
  private let window: Window

  init() {
    window = Window(view: PlainWindowView(), log: EventLog())
    window.rootViewController = root
    window.makeKeyAndVisible()
    bare.load()
  }

  func run() {
    let controller = ViewController()
    controller.modalPresentationStyle = .fullScreen
    root.present(controller, animated: false)
    controller.dismiss(animated: false)
  }

  func runBare() {
    let controller = BareController()
    bare.present(controller)
    controller.dismiss()
  }
}

/// An application with many open scenes.
final class SceneWork {
  private let application: Application
  private var session: SceneSession

  init(scenes: Int) throws {
    application = Application(
      delegate: QuietAppDelegate(), views: RecordingViewFactory(log: EventLog()),
      manifest: SceneManifest(supportsMultipleScenes: true) { QuietSceneDelegate() })
    try application.send(.launch())
    for _ in 1..<scenes { try application.send(.newWindow()) }
    session = application.sessions[0]
  }

  /// Opens one more scene and closes it.
  func connectAndDisconnect() throws {
    try application.send(.newWindow())
    guard let newest = application.openSessions.max(by: { $0.number < $1.number }) else { return }
    try application.send(.close(newest))
  }

  /// Two transitions of one scene: inactive, and active again.
  func transitions() throws {
    try application.send(.splitBegan(session))
    try application.send(.splitEnded(session))
  }
}

final class QuietAppDelegate: ApplicationDelegate {}
final class QuietSceneDelegate: SceneDelegate {}

/// What a transition is measured against: one call of a delegate that is held strongly.
final class StrongCall {
  private let delegate: any SceneDelegate = QuietSceneDelegate()
  private let scene = Scene()

  @inline(never)
  func run() {
    delegate.sceneWillResignActive(scene)
    delegate.sceneDidBecomeActive(scene)
  }
}
