/// Something that happens to an application from outside.
///
/// ```swift
/// try application.send(.launch())
/// try application.send(.interruption)
/// #expect(application.applicationState == .inactive)
/// try application.send(.interruptionEnded)
/// try application.send(.memoryWarning)
/// try application.send(.closeInSwitcher)
/// ```
public enum SystemEvent {
  // Indirect: copies of a large event would cost 8 % of a transition.

  /// The app is opened while its process does not run: by a person, or by what arrives.
  indirect case launch(Arrival? = nil)
  /// The system starts the process without showing it, with or without connecting a scene.
  case launchInBackground(connectingScene: Bool = false)
  /// A person goes to the home screen or to another app.
  case home
  /// A person comes back to the app, from the home screen or from the switcher.
  case open
  /// A person opens the app switcher; `open` or `home` follows.
  case openSwitcher
  /// Something lies over the app for a moment: a system alert, a ringing call.
  case interruption
  /// What lay over the app has gone.
  case interruptionEnded
  /// A call was taken: the app goes to the background.
  case interruptionAccepted
  /// A scene is moved aside or its divider is grabbed.
  case resizeBegan(SceneSession)
  /// A scene's size changes while it is moved.
  indirect case resized(SceneSession, WindowScene.Size)
  /// A scene was let go at its new place.
  case resizeEnded(SceneSession)
  /// A scene was moved off the screen.
  case movedOffScreen(SceneSession)
  /// A person opens another window.
  indirect case newWindow(UserActivity? = nil)
  /// A person goes to a window, connected or not.
  case show(SceneSession)
  /// A person closes a window permanently.
  case close(SceneSession)
  /// The system takes back the memory of a scene in the background; its session stays.
  case reclaim(SceneSession)
  /// Something arrives while the process runs: an address, an activity, a quick action or a touch on
  /// a notification.
  indirect case arrive(Arrival)
  /// The system suspends the process in the background. No delegate is called, now or when it is
  /// killed.
  case suspend
  /// Memory is short.
  case memoryWarning
  /// A person closes the app in the switcher.
  case closeInSwitcher
  /// The system ends the app; its sessions stay.
  case terminate
  /// The process ends silently, as after `kill -9`.
  case crash

  // A new event gets its kind and its words in the workshop's `SystemEvent+Kind.swift`; the compiler
  // says what is missing.

  /// The name of the event in a sentence: "Cannot …".
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
    case .resizeBegan: "begin resizing"
    case .resized: "resize"
    case .resizeEnded: "end resizing"
    case .movedOffScreen: "move off the screen"
    case .newWindow: "open another window"
    case .show: "show a window"
    case .close: "close a window"
    case .reclaim: "reclaim a scene"
    case .arrive(let arrival): arrival.name
    case .suspend: "suspend"
    case .memoryWarning: "warn of low memory"
    case .closeInSwitcher: "close in the switcher"
    case .terminate: "terminate"
    case .crash: "crash"
    }
  }
}

// Here, as a new event is handled where it is declared.
extension AppProcess {
  func send(_ event: SystemEvent) throws(LifeCycleError) {
    switch event {
    case .suspend: try suspend(event)
    case .closeInSwitcher: closeInSwitcher()
    case .terminate: terminate()
    case .crash: app.stop()
    case .close(let session) where endsProcess(session):
      // The app is notified at its next launch, as of each session closed while it does not run.
      session.isDiscarded = true
      app.log.decide(.isToldAtNextLaunch(app))
      terminate()
    case .memoryWarning: awake { warnOfLowMemory() }
    case .launch, .launchInBackground, .home, .open, .openSwitcher, .interruption,
      .interruptionEnded, .interruptionAccepted, .resizeBegan, .resized, .resizeEnded,
      .movedOffScreen, .newWindow, .show, .close, .reclaim, .arrive:
      try awake { () throws(LifeCycleError) in try interface.send(event) }
    }
  }
}
