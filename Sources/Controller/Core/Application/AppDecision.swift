import Model

/// What is decided about an app, and what its delegate is told.
package enum AppDecision: Decision {
  /// The app comes to the foreground or goes to the background, and its controllers stay as they are.
  case cameOrWent(Application)
  /// The app is active again, and was in the foreground all the time.
  case isOnlyActiveAgain(Application)
  /// The app becomes inactive, and stays in the foreground.
  case isOnlyInactive(Application)
  /// Without scenes, a launch is no return to the foreground.
  case launchIsNoReturn(Application)
  /// The process is suspended, and just ends.
  case isSuspended(Application)
  /// The app is told of a closed session at its next launch.
  case isToldAtNextLaunch(Application)
  /// The session was configured when it was new.
  case sessionHasConfiguration(SceneSession, in: Application)
  /// The scene is released, and its session stays.
  case sessionStaysOpen(SceneSession, in: Application)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> AppDecision) {
    if isObserved { tell(decision()) }
  }
}
