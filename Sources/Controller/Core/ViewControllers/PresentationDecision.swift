import Model

/// What is decided when a controller is presented or dismissed, or becomes a root.
package enum PresentationDecision: Decision {
  /// The first stays in the window, as the second, which it presents, does not cover it.
  case staysBelow(ViewController, ViewController)
  /// The first was in the window all the time that the second, which is dismissed, was above it.
  case wasSeenBelow(ViewController, ViewController)
  /// The window of the new root is hidden.
  case isRootOfHiddenWindow(ViewController)
  /// No view has appeared before the scene of its window is active.
  case waitsForScene(ViewController)
  /// It neither presents nor is presented, so there is nothing to dismiss.
  case presentsNothing(ViewController)
  /// What was requested is refused.
  case isRefused(PresentationDiagnostic)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> PresentationDecision) {
    if isObserved { tell(decision()) }
  }

  @MainActor
  func report(_ diagnostic: PresentationDiagnostic, from caller: String) {
    report(diagnostic.description, from: caller)
    decide(.isRefused(diagnostic))
  }
}
