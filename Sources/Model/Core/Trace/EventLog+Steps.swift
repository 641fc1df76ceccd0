// What a person does is a step. A log may forget the steps before the last one.
extension EventLog {
  /// Records and keeps calls that are read at the end; until then, all diagnostics count as unread.
  ///
  /// - Parameter lastStepOnly: whether only what happens in one step is kept, and diagnostics.
  package func recordForLater(lastStepOnly: Bool = false) {
    withState { state in
      state.isReadLater = true
      state.keepsEvents = true
      state.keepsOnlyLastStep = lastStepOnly
    }
    isRecording = true
  }

  /// A step begins: as long as nothing happens in it, the last one stays the last.
  package func beginStep() { withState { $0.beginStep() } }

  /// Something happens that is no event.
  ///
  /// - Parameter isLooking: whether the screen is only read or drawn: in a log that keeps only the
  ///   last step, no step begins by that.
  /// - Returns: the number of its step or, where none has begun by it, of the next one.
  package func noteInStep(isLooking: Bool) -> Int {
    withState { state in
      if !isLooking || !state.keepsOnlyLastStep { state.startStep() }
      return state.steps.begun
    }
  }

  /// The numbers of the first step that is kept, and of the last one in which something happened.
  package var steps: (first: Int, last: Int) { withState { ($0.steps.first, $0.steps.last) } }

  /// The events of the last step.
  package var eventsOfLastStep: [Event] {
    withState { Array($0.events.dropFirst($0.stepStart)) }
  }

  /// Forgets the last step, if only that is kept.
  ///
  /// - Returns: whether all steps are kept, or a writer gets them.
  package func forgetLastStep() -> Bool {
    withState { state in
      if state.keepsOnlyLastStep { state.forgetLastStep() }
      return !state.keepsOnlyLastStep || state.writer != nil
    }
  }
}
