import Model
import View

/// What is decided about the segment that a person touches.
package enum SegmentDecision: Decision {
  /// It is selected already, so nothing changes.
  case isSelected(SegmentedControl)
}

extension EventLog {
  @MainActor
  func decide(_ decision: @autoclosure () -> SegmentDecision) {
    if isObserved { tell(decision()) }
  }
}
