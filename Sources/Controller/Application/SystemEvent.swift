public import Foundation

/// Something that happens to an application from outside.
public enum SystemEvent {
  // Indirect, or each copy of an event costs as much as a large one: 8 % of a transition.

  /// A person opens the app while its process does not run.
  indirect case launch(Application.LaunchOptions = Application.LaunchOptions())
  /// The system starts the process without showing it, with or without connecting a scene.
  case launchInBackground(connectingScene: Bool = false)
  /// A person goes to the home screen or to another app.
  case home
  /// A person comes back to the app, from the home screen or from the switcher.
  case open
  /// A person opens the app switcher; `open` or `home` follows.
  case openSwitcher
  /// Something lies over the app for a moment: an alert of the system, a call that rings.
  case interruption
  /// What lay over the app is gone.
  case interruptionEnded
  /// A call was taken: the app goes to the background.
  case interruptionAccepted
  /// A scene is moved aside or its divider is grabbed.
  case splitBegan(SceneSession)
  /// A scene has another size while it is moved.
  indirect case resized(SceneSession, WindowScene.Size)
  /// A scene stands where it was moved to.
  case splitEnded(SceneSession)
  /// A scene was moved off the screen.
  case splitClosed(SceneSession)
  /// A person opens another window.
  indirect case newWindow(UserActivity? = nil)
  /// A person goes to a window, connected or not.
  case show(SceneSession)
  /// A person closes a window for good.
  case close(SceneSession)
  /// The system takes back the memory of a scene in the background; its session stays.
  case reclaim(SceneSession)
  /// A person opens an address.
  indirect case openURL(URL)
  /// A person takes up an activity from elsewhere.
  indirect case `continue`(UserActivity)
  /// The system stops the process in the background. Nothing is called, now or when it is killed.
  case suspend
  /// Memory is short.
  case memoryWarning
  /// A person closes the app in the switcher.
  case kill
  /// The system ends the app; its sessions stay.
  case terminate
  /// The process is gone without a word, as after `kill -9`.
  case crash

  /// What the event is called in a sentence: "Cannot …".
  var name: String {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in the background"
    case .home: "go home"
    case .open: "open the app"
    case .openSwitcher: "open the app switcher"
    case .interruption: "interrupt"
    case .interruptionEnded: "end an interruption"
    case .interruptionAccepted: "accept an interruption"
    case .splitBegan: "begin a split view"
    case .resized: "resize"
    case .splitEnded: "end a split view"
    case .splitClosed: "close a split view"
    case .newWindow: "open another window"
    case .show: "show a window"
    case .close: "close a window"
    case .reclaim: "reclaim a scene"
    case .openURL: "open an address"
    case .continue: "continue an activity"
    case .suspend: "suspend"
    case .memoryWarning: "warn of low memory"
    case .kill: "kill"
    case .terminate: "terminate"
    case .crash: "crash"
    }
  }
}
