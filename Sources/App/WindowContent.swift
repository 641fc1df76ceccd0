package import Controller
import Gallery

/// What the program shows in its windows: the front door, or an app of the gallery.
@MainActor
package protocol WindowContent: AnyObject {
  /// Shows the first screen in a window, restored from what `activity(of:)` returned.
  func open(_ window: Window, restoring activity: UserActivity?)

  /// The activity that restores a window, or `nil`.
  func activity(of window: Window) -> UserActivity?

  /// The window comes to the foreground.
  func update(_ window: Window)
}

extension FrontDoor: WindowContent {
  /// The session may have ended while the window was in the background.
  package func update(_ window: Window) { leaveIfSignedOut(in: window) }
}

extension GalleryContent: WindowContent {
  /// Another program may have changed what the window shows.
  package func update(_ window: Window) { readAgain() }
}
