public import Synchronization

// Why calls were left out. The code that leaves a call out records why, and computes nothing unless
// the reason may be asked for.
extension EventLog {
  /// Whether it keeps why calls were left out.
  @inlinable public var isExplaining: Bool {
    get { explaining.load(ordering: .relaxed) }
    set { explaining.store(newValue, ordering: .relaxed) }
  }

  /// Says that calls are left out, and why: write it where that is decided.
  ///
  /// Nothing of it is computed while the log does not explain.
  ///
  /// - Parameters:
  ///   - calls: the methods that are not called.
  ///   - receiver: the name of the object, or `nil` if there is none.
  ///   - reason: why they are not called.
  @inlinable
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
  @inlinable
  public func omit(
    _ calls: @autoclosure () -> Calls, ofEach receivers: @autoclosure () -> [String],
    because reason: @autoclosure () -> Reason
  ) {
    guard isExplaining else { return }
    keep(calls(), of: receivers(), because: reason())
  }

  /// Says that calls are left out from now on, as long as the process runs.
  ///
  /// Stored even while `isExplaining` is false, because it is reported only once.
  package func omitAlways(_ calls: Calls, of receiver: String?, because reason: Reason) {
    withState { $0.omitAlways(calls, of: receiver, because: reason) }
  }

  @usableFromInline
  func keep(_ calls: Calls, of receivers: [String?], because reason: Reason) {
    withState { state in
      for receiver in receivers {
        for call in calls.names { state.omit(Omission(call, of: receiver, because: reason)) }
      }
    }
  }

  /// The calls that were left out, in order.
  public var omissions: [Omission] { omissions(from: 0) }

  /// The calls that were left out, from a position on.
  package func omissions(from position: Int) -> [Omission] {
    withState { Array($0.omissions.dropFirst(position)) }
  }

  /// How many calls were left out.
  package var omissionCount: Int { withState { $0.omissions.count } }

  /// The calls that are left out as long as the process runs.
  package var standingOmissions: [Omission] {
    withState { state in
      state.standing.flatMap { calls, receiver, reason in
        calls.names.map { Omission($0, of: receiver, because: reason) }
      }
    }
  }

  // MARK: - Step by step

  /// Records and explains, and keeps only what happens in one step.
  package func explainSteps() {
    withState { state in
      state.isReadLater = true
      state.keepsEvents = true
      state.keepsOnlyLastStep = true
    }
    isRecording = true
    isExplaining = true
  }

  /// Neither explains nor records the next steps, unless a writer or another reader uses the log.
  package func pauseExplaining() {
    let isRead = withState { state in
      if state.keepsOnlyLastStep { state.forgetLastStep() }
      return !state.keepsOnlyLastStep || state.writer != nil
    }
    guard isExplaining, !isRead else { return }
    isExplaining = false
    isRecording = false
  }

  /// A step begins: as long as nothing happens in it, the last one stays the last.
  package func beginStep() { withState { $0.beginStep() } }

  /// What happened in the last step.
  package var lastStep: (events: [Event], omissions: [Omission]) {
    withState { state in
      let start = state.stepStart
      return (
        Array(state.events.dropFirst(start.events)),
        Array(state.omissions.dropFirst(start.omissions))
      )
    }
  }
}
