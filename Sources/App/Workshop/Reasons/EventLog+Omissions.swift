public import Model
import Synchronization

// Why calls were left out: what the observer of a log's decisions has made of them.
extension EventLog {
  /// Whether it keeps why calls were left out.
  public var isExplaining: Bool {
    get { isObserved }
    set {
      if newValue, observer == nil { observer = LeftOutCalls() }
      isObserved = newValue
    }
  }

  private var leftOut: LeftOutCalls? { observer as? LeftOutCalls }

  /// Says that calls are left out, and why: write it where that is decided.
  ///
  /// Nothing of it is computed while the log does not explain.
  ///
  /// - Parameters:
  ///   - calls: the methods that are not called.
  ///   - receiver: the name of the object, or `nil` if there is none.
  ///   - reason: why they are not called.
  public func omit(
    _ calls: @autoclosure () -> Calls, of receiver: @autoclosure () -> String?,
    because reason: @autoclosure () -> Reason
  ) {
    guard isExplaining else { return }
    keep(calls(), of: [receiver()], because: reason())
  }

  /// Says that calls of several receivers are left out, and why.
  ///
  /// - Parameters:
  ///   - calls: the methods that are not called.
  ///   - receivers: the names of the objects.
  ///   - reason: why they are not called.
  public func omit(
    _ calls: @autoclosure () -> Calls, ofEach receivers: @autoclosure () -> [String],
    because reason: @autoclosure () -> Reason
  ) {
    guard isExplaining else { return }
    keep(calls(), of: receivers(), because: reason())
  }

  private func keep(_ calls: Calls, of receivers: [String?], because reason: Reason) {
    for receiver in receivers {
      for call in calls.names {
        leftOut?.add(Omission(call, of: receiver, because: reason), in: self)
      }
    }
  }

  /// The calls that were left out, in order.
  public var omissions: [Omission] { omissions(from: 0) }

  /// The calls that were left out, from a position on.
  package func omissions(from position: Int) -> [Omission] {
    let steps = steps
    return leftOut?.omissions(in: steps.first, to: steps.last, from: position) ?? []
  }

  /// How many calls were left out.
  package var omissionCount: Int {
    let steps = steps
    return leftOut?.count(in: steps.first, to: steps.last) ?? 0
  }

  // MARK: - Step by step

  /// Records and explains, and keeps only what happens in one step.
  package func explainSteps() {
    recordForLater(lastStepOnly: true)
    isExplaining = true
  }

  /// Neither explains nor records the next steps, unless a writer or another reader uses the log.
  package func pauseExplaining() {
    let isRead = forgetLastStep()
    guard !isRead else { return }
    isExplaining = false
    isRecording = false
  }

  /// What happened in the last step.
  package var lastStep: (events: [Event], omissions: [Omission]) {
    let (first, last) = steps
    return (eventsOfLastStep, leftOut?.omissions(in: max(first, last), to: last, from: 0) ?? [])
  }
}

/// Makes the words of what was decided, and keeps them by the steps of the log.
final class LeftOutCalls: DecisionObserver {
  private typealias Kept = (omission: Omission, step: Int)
  private let kept = Mutex<[Kept]>([])

  func decided(_ decision: any Decision, in log: EventLog) {
    (decision as? any ExplainedDecision)?.leaveOut(in: log)
  }

  func isNotImplemented(_ call: Event, in log: EventLog) {
    log.omit(
      [call.call], of: call.receiver,
      because: call.call == "updateProperties()" ? .updatesNoProperties : .isNotImplemented)
  }

  func add(_ omission: Omission, in log: EventLog) {
    let step = log.noteInStep(isLooking: omission.reason.isOfDrawing)
    let first = log.steps.first
    kept.withLock { kept in
      if let oldest = kept.first, oldest.step < first { kept.removeAll { $0.step < first } }
      kept.append((omission, step))
    }
  }

  /// What was left out in some steps, from a position on.
  func omissions(in first: Int, to last: Int, from position: Int) -> [Omission] {
    kept.withLock { kept in
      kept[Self.range(of: kept, from: first, to: last)].dropFirst(position).map(\.omission)
    }
  }

  /// How much was left out in some steps.
  func count(in first: Int, to last: Int) -> Int {
    kept.withLock { Self.range(of: $0, from: first, to: last).count }
  }

  // They are in the order of the steps: most of them are in those that are asked for, or few.
  private static func range(of kept: [Kept], from first: Int, to last: Int) -> Range<Int> {
    let end = 1 + (kept.lastIndex { $0.step <= last } ?? -1)
    let start =
      first == last
      ? 1 + (kept.lastIndex { $0.step < first } ?? -1)
      : kept.firstIndex { $0.step >= first } ?? end
    return min(start, end)..<end
  }
}

/// A decision that says which calls were left out by it, and why.
@MainActor
protocol ExplainedDecision: Decision {
  /// Says so in a log that explains.
  func leaveOut(in log: EventLog)
}
