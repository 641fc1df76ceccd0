import Model

/// What is decided about the text that a person edits, and whom of that is asked or told.
package enum EditingDecision: Decision {
  /// There is no delegate that a method could be called of: none was set, or it was released.
  case hasNoDelegate(TextControl, for: TextControl.DelegateMethods, wasSet: Bool)

  // MARK: - Beginning and ending

  /// It is disabled, so editing does not begin.
  case beginningIsDisabled(TextControl)
  /// It is edited already.
  case isEdited(TextControl)
  /// The delegate refuses that editing begins.
  case mayNotBegin(TextControl)
  /// Editing does not begin, as that of another text does not end.
  case waits(TextControl, forEndOf: TextControl)
  /// The delegate refuses that editing ends.
  case mayNotEnd(TextControl)
  /// Editing ends whatever the delegate says.
  case endsUnasked(TextControl)
  /// The delegate has the method with a reason, which was called.
  case endedWithReason(TextField)

  // MARK: - Keys

  /// It is disabled, so it takes no key.
  case keyIsDisabled(TextControl)
  /// Another screen is above its own, so no key reaches it.
  case keyIsBelowAnotherScreen(TextControl)
  /// It is not what is edited, so no key reaches it.
  case isNotEdited(TextControl)
  /// The delegate refuses a change.
  case mayNotChange(TextControl)
  /// The delegate refuses Return.
  case mayNotReturn(TextField)
  /// Return does not end editing.
  case returnDoesNotEnd(TextField)
  /// Another screen is above that of the button which empties the field.
  case clearIsBelowAnotherScreen(TextField)
  /// A program has set the text, which no delegate is told.
  case textSetByProgram(TextControl)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> EditingDecision) {
    if isObserved { tell(decision()) }
  }
}
