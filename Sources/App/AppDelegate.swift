package import Controller

/// Runs the front door with scenes and, on a device that knows none, with a window of its own.
package final class AppDelegate: ApplicationDelegate {
  /// The window of an app without scenes.
  package private(set) var window: Window?

  private let door: FrontDoor

  package init(_ door: FrontDoor) {
    self.door = door
  }

  /// Without scenes, this is the place to show the first screen.
  package func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    guard !application.usesScenes else { return true }
    let window = Window(application: application)
    self.window = window
    door.open(window)
    return true
  }

  /// Without scenes, this is the place to see whether the session still holds.
  package func applicationWillEnterForeground(_ application: Application) {
    if let window { door.checkSession(in: window) }
  }
}
