public import Synchronization

/// The one ordered log of an application: who called whom, with what, and what came of it.
///
/// Nothing is recorded, and nothing is built to be recorded, until someone listens.
/// A log may be used from any thread.
public final class EventLog: Sendable {
  // Asked at every call that crosses a boundary: what is answered with no must cost nothing, so it
  // is inlined where it is asked, in other modules too.
  @usableFromInline let listening: Atomic<Bool>
  private let state = Mutex(State())

  private typealias Writer = @Sendable (Event) -> Void

  private struct State {
    var events: [Event] = []
    /// How many events were recorded and forgotten before these.
    var forgotten = 0
    var depth = 0
    var writer: Writer?
    /// How many of the events the writer has; a call that came last may wait for its answer.
    var written = 0
    /// The misuses of which nobody has heard.
    var unheard: [Event] = []
    /// Whether the event that came last is the call of an optional method, which is being made.
    var isOptional = false

    mutating func append(_ event: Event) {
      events.append(event)
      events[events.count - 1].depth = depth
      isOptional = false
    }

    /// What the writer is given next: the events up to a place.
    mutating func take(upTo end: Int) -> (events: ArraySlice<Event>, writer: Writer?) {
      defer { written = max(written, end) }
      return (writer == nil || end <= written ? [] : events[written..<end], writer)
    }
  }

  /// Makes an empty log, which records calls from the start or later; diagnostics always.
  public init(isRecording: Bool = false) {
    listening = Atomic(isRecording)
  }

  /// Whether calls are recorded.
  @inlinable public var isRecording: Bool {
    get { listening.load(ordering: .relaxed) }
    set { listening.store(newValue, ordering: .relaxed) }
  }

  /// Everything recorded so far, in order.
  public var events: [Event] {
    state.withLock { $0.events }
  }

  /// The misuses recorded so far, in order.
  public var diagnostics: [Event] {
    events.filter { $0.kind == .diagnostic }
  }

  /// Records a call if someone listens; its event is built only then.
  @inlinable
  public func record(_ event: @autoclosure () -> Event) {
    guard isRecording else { return }
    append(event())
  }

  /// Records a call if someone listens, makes it, and records what it answers; calls recorded
  /// meanwhile are one deeper.
  ///
  /// `answer` says what to write of the result, without anything secret: `nil` writes nothing, and
  /// an empty text two quotes. Of an error that is thrown, its description is written. The call of
  /// an optional method is forgotten when only its protocol's default is called.
  @inlinable
  public func record<Result, Failure>(
    _ event: @autoclosure () -> Event, isOptional: Bool = false,
    answering answer: ((Result) -> String?)? = nil,
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isRecording else { return try body() }
    let call = begin(event(), isOptional: isOptional, answers: answer != nil)
    do throws(Failure) {
      let result = try body()
      end(call, answering: answer.flatMap { $0(result) })
      return result
    } catch {
      end(call, answering: "throws \(error)")
      throw error
    }
  }

  /// Forgets the call of an optional method that is being made, or puts another in its place: the
  /// one who is called has no method of its own for it.
  package func replaceCall(with event: @autoclosure () -> Event? = nil) {
    guard isRecording else { return }
    let event = event()
    state.withLock { state in
      guard state.isOptional, let call = state.events.popLast() else { return }
      guard let event else { return state.isOptional = false }
      state.events.append(event)
      state.events[state.events.count - 1].depth = call.depth
    }
  }

  /// Records a misuse, whether or not someone listens.
  public func report(_ diagnostic: some CustomStringConvertible, from caller: String) {
    let event = Event(.diagnostic, caller, diagnostic.description)
    append(event)
    if !isRecording { state.withLock { $0.unheard.append(event) } }
  }

  /// Takes the misuses that were reported since the last time while nobody listened.
  package func takeUnheard() -> [Event] {
    state.withLock { state in
      defer { state.unheard = [] }
      return state.unheard
    }
  }

  /// Takes over what another log recorded.
  public func append(contentsOf events: [Event]) {
    for event in events { append(event) }
  }

  /// Passes each event on as it is recorded, or stops with `nil`.
  public func setWriter(_ writer: (@Sendable (Event) -> Void)?) {
    state.withLock { state in
      state.writer = writer
      state.written = state.events.count
    }
  }

  /// Forgets what was recorded.
  public func removeAll() {
    state.withLock { state in
      state.forgotten += state.events.count
      state.events.removeAll(keepingCapacity: true)
      state.written = 0
    }
  }

  // MARK: - Writing down

  @usableFromInline
  func append(_ event: Event) {
    write { state in
      state.append(event)
      return state.events.count
    }
  }

  /// Records a call.
  ///
  /// One that is optional is held back from the writer, with all before it, until it
  /// is known to be made; one that answers until something happens inside of it, or until it does.
  ///
  /// - Returns: the number of the call.
  @usableFromInline
  func begin(_ event: Event, isOptional: Bool, answers: Bool) -> Int {
    write { state in
      state.append(event)
      state.depth += 1
      state.isOptional = isOptional
      return isOptional ? state.written : state.events.count - (answers ? 1 : 0)
    }
  }

  /// Records the answer of a call: beside the call if nothing happened inside of it.
  @usableFromInline
  func end(_ call: Int, answering text: String?) {
    let text = text == "" ? "\"\"" : text
    write { state in
      state.depth -= 1
      state.isOptional = false
      let index = call - state.forgotten
      guard state.events.indices.contains(index) else { return state.written }
      if let text {
        if index == state.events.count - 1, index >= state.written || state.writer == nil {
          state.events[index].result = text
        } else {
          let call = state.events[index]
          // It is on its way back.
          state.append(
            Event(.result, call.receiver, text, from: call.receiverLane, to: call.callerLane))
        }
      }
      return state.events.count
    }
  }

  /// Changes what is recorded, and gives the writer the events up to the place that is returned.
  ///
  /// - Returns: the number of the event that was recorded last.
  @discardableResult
  private func write(_ change: (inout State) -> Int) -> Int {
    let (new, last) = state.withLock { state in
      let end = change(&state)
      return (state.take(upTo: end), state.forgotten + state.events.count - 1)
    }
    for event in new.events { new.writer?(event) }
    return last
  }
}
