import Model

/// What is decided about a touch, and about a value that a program sets.
package enum TouchDecision: Decision {
  /// The control is disabled, so a touch does nothing.
  case isDisabled(Control)
  /// Another screen is above that of the control.
  case isBelowAnotherScreen(Control)
  /// A touch has called neither a delegate nor a target.
  case isUnheard(Control)
  /// A touch has sent its events to those targets that listen to them.
  case sentEvents(Control)
  /// A program has set the value: that sends no event.
  case valueSetByProgram(Control)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> TouchDecision) {
    if isObserved { tell(decision()) }
  }
}
