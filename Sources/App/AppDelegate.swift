import Controller

/// Hears of the process.
///
/// It runs the front door with scenes and, on a device that knows none, with a window of its own.
final class AppDelegate: ApplicationDelegate {
  /// The window of an app without scenes.
  private(set) var window: Window?

  private let door: FrontDoor

  /// Makes the delegate.
  init(_ door: FrontDoor) {
    self.door = door
  }

  /// Without scenes, this is the place to show the first screen.
  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    self.window = window
    door.open(window)
    return true
  }

  /// Without scenes, this is the place to see whether the session still holds.
  func applicationWillEnterForeground(_ application: Application) {
    if let window { door.checkSession(in: window) }
  }

  /// Every window is made the same way.
  func application(
    _ application: Application, configurationForConnecting connectingSceneSession: SceneSession,
    options: ConnectionOptions
  ) -> SceneConfiguration {
    SceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }
}
