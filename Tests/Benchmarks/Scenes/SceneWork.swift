import Controller
import Model
import View

/// An application with many open scenes.
final class SceneWork {
  private let application: Application
  private let delegate = CountingSceneDelegate()
  private let observer = CountingObserver()
  private let session: SceneSession
  private var isActive = true
  private var transitions = 0

  init(scenes: Int) throws {
    application = Application(
      delegate: QuietAppDelegate(), views: HeadlessViewFactory(),
      manifest: SceneManifest(supportsMultipleScenes: true) { [delegate] in delegate })
    application.addObserver(observer)
    try application.send(.launch())
    for _ in 1..<scenes { try application.send(.newWindow()) }
    session = application.sessions[0]
  }

  /// Opens one more scene and closes it.
  func connectAndDisconnect() throws {
    try application.send(.newWindow())
    // The session that the delegate was handed: an app need not look for it.
    try application.send(.close(try demanded(delegate.newest, "a new scene")))
  }

  /// One transition of one scene: inactive, or active again.
  ///
  /// As an app can ask for it: an event, which is checked against the rules before it is carried
  /// out. The state of the scene and of the app change, the delegate is called, and an observer is
  /// told of both. Not by the end of a resize, of which the delegate is told besides.
  func transition() throws {
    try application.send(isActive ? .resizeBegan(session) : .show(session))
    isActive.toggle()
    transitions += 1
  }

  /// The way home and back: four transitions, all that a scene which is seen can make.
  func leaveAndComeBack() throws {
    try application.send(.home)
    try application.send(.open)
    transitions += 4
  }

  /// Whether all were told of every transition; asked after each round, and not timed.
  func check() throws {
    // The launch made two more.
    let told = transitions + 2
    try demand(delegate.count == told, "the delegate was told")
    try demand(delegate.state == .foregroundActive, "the state that the delegate sees")
    try demand(observer.count == 2 * told, "the observer was told of the scene and of the app")
  }
}

final class QuietAppDelegate: ApplicationDelegate {}

/// Hears of the same changes as the delegate, and of those of the app.
final class CountingObserver: ApplicationObserver {
  private(set) var count = 0

  func sceneWillDeactivate(_ scene: Scene) { count += 1 }
  func sceneDidEnterBackground(_ scene: Scene) { count += 1 }
  func sceneWillEnterForeground(_ scene: Scene) { count += 1 }
  func sceneDidActivate(_ scene: Scene) { count += 1 }
  func applicationWillResignActive(_ application: Application) { count += 1 }
  func applicationDidEnterBackground(_ application: Application) { count += 1 }
  func applicationWillEnterForeground(_ application: Application) { count += 1 }
  func applicationDidBecomeActive(_ application: Application) { count += 1 }
}

/// Hears of a scene as little as an app can: how often, in which state, and which is the newest.
final class CountingSceneDelegate: Controller.SceneDelegate {
  private(set) var newest: SceneSession?
  private(set) var count = 0
  private(set) var state: Scene.ActivationState?

  func scene(
    _ scene: Scene, willConnectTo session: SceneSession,
    options connectionOptions: Scene.ConnectionOptions
  ) {
    newest = session
  }

  func sceneWillResignActive(_ scene: Scene) { note(scene) }
  func sceneDidEnterBackground(_ scene: Scene) { note(scene) }
  func sceneWillEnterForeground(_ scene: Scene) { note(scene) }
  func sceneDidBecomeActive(_ scene: Scene) { note(scene) }

  private func note(_ scene: Scene) {
    count += 1
    state = scene.activationState
  }
}
