/// Something that is decided by which a call comes or is left out, with the objects that it is
/// about.
///
/// Beside each code that decides stands an enumeration of its decisions. The log of that code
/// passes them to its observer, and does not keep them.
package protocol Decision {}

/// Who is told of decisions.
///
/// A decision costs nothing but one question while there is none.
package protocol DecisionObserver: AnyObject, Sendable {
  /// Something was decided; what is needed of the objects is read at once, and none of them is
  /// kept.
  @MainActor
  func decided(_ decision: any Decision, in log: EventLog)

  /// The receiver of a call does not implement its method, so the call is not in the log.
  func isNotImplemented(_ call: Event, in log: EventLog)
}

extension EventLog {
  /// Who is told of decisions, as long as `isObserved` is true.
  package var observer: (any DecisionObserver)? {
    get { withState { $0.observer } }
    set { withState { $0.observer = newValue } }
  }

  /// Tells the observer of a decision: call it where `isObserved` is true.
  @MainActor
  package func tell(_ decision: some Decision) { observer?.decided(decision, in: self) }
}
