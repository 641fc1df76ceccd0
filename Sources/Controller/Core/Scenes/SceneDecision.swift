package import Model

/// What is decided about scenes, and what their delegates are told.
package enum SceneDecision: Decision {
  /// There is no delegate that a method could be called of.
  case hasNoDelegate(Scene, for: Event.Call)
  /// The session has kept no activity.
  case hasNothingToRestore(Scene)
  /// The scene comes forward, and was connected all the time.
  case isConnected(Scene)
  /// The scenes go to the background, and stay connected.
  case stayConnected([Scene])
  /// The scenes are active again, and were in the foreground all the time.
  case areOnlyActiveAgain([Scene])
  /// The scenes become inactive, and stay in the foreground.
  case areOnlyInactive([Scene])
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> SceneDecision) {
    if isObserved { tell(decision()) }
  }
}
