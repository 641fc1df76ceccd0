import Model

/// What is decided about the views of controllers, and of their children.
package enum AppearanceDecision: Decision {
  /// The view is loaded, and is loaded only once.
  case viewIsLoaded(ViewController)
  /// The view is in the window already.
  case isInWindow(ViewController)
  /// The view is not in the window, so it cannot leave one.
  case isNotInWindow(ViewController)
  /// The view left before it had appeared.
  case hasLeft(ViewController)

  // MARK: - Children

  /// The parent tells its children itself that they appear and disappear.
  case forwardsByHand(ViewController)
  /// The views of children are not in that of their parent.
  case areNotAdded([ViewController], to: ViewController)
  /// The views of children were not in the window, so they do not leave it with that of their parent.
  case areNotInWindow([ViewController])
  /// A controller is made a child, whose view the parent adds, and which it tells of that.
  case isAdded(ViewController, to: ViewController, isNew: Bool)
  /// A controller ends being a child, which its parent has told it before.
  case isRemoved(ViewController)
  /// What was requested is refused.
  case isRefused(ContainmentDiagnostic)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> AppearanceDecision) {
    if isObserved { tell(decision()) }
  }

  @MainActor
  func report(_ diagnostic: ContainmentDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    decide(.isRefused(diagnostic))
  }
}
