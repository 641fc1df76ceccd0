public import Synchronization

/// The ordered log of an application: who called whom, with what arguments and result.
///
/// Calls are recorded, and their events built, only while recording is on. A log may be used from
/// any thread.
///
/// ```swift
/// @discardableResult
/// func boil() -> Int {
///   let call = Event(.call, "Kettle", "boil()", from: .controller, to: .model)
///   return log.record(call, answering: { "\($0)" }) { 100 }
/// }
/// ```
public final class EventLog: Sendable {
  // Checked at every recordable call, which must cost nothing while recording is off: so it is
  // inlined in other modules too.
  @usableFromInline let listening: Atomic<Bool>
  private let state = Mutex(State())

  private typealias Writer = @Sendable (Event) -> Void

  private struct State {
    var events: [Event] = []
    /// How many events were recorded and removed before these.
    var forgotten = 0
    var depth = 0
    var writer: Writer?
    /// How many of the events the writer has; the last call may wait for its result.
    var written = 0
    /// The diagnostics that nobody has read.
    var unreported: [Event] = []
    /// Whether what is recorded is read when all is over.
    var isReadLater = false
    /// Whether the last event is the call of an optional method that is still running.
    var isOptional = false

    mutating func append(_ event: Event) {
      events.append(event)
      events[events.count - 1].depth = depth
      isOptional = false
    }

    /// The events for the writer, up to a position.
    mutating func take(upTo end: Int) -> (events: ArraySlice<Event>, writer: Writer?) {
      defer { written = max(written, end) }
      return (writer == nil || end <= written ? [] : events[written..<end], writer)
    }
  }

  /// Creates an empty log; diagnostics are recorded even if calls are not.
  public init(isRecording: Bool = false) {
    listening = Atomic(isRecording)
  }

  /// Whether calls are recorded.
  @inlinable public var isRecording: Bool {
    get { listening.load(ordering: .relaxed) }
    set { listening.store(newValue, ordering: .relaxed) }
  }

  /// Records calls that are read when all is over: until then, nobody has read a diagnostic.
  package func recordForLater() {
    state.withLock { $0.isReadLater = true }
    isRecording = true
  }

  /// The recorded events, in order.
  public var events: [Event] {
    state.withLock { $0.events }
  }

  /// The events from a position on.
  package func events(from position: Int) -> ArraySlice<Event> {
    state.withLock { $0.events.dropFirst(position) }
  }

  /// The recorded diagnostics, in order.
  public var diagnostics: [Event] {
    events.filter { $0.kind == .diagnostic }
  }

  /// Records a call, if recording is on; its event is built only then.
  @inlinable
  public func record(_ event: @autoclosure () -> Event) {
    guard isRecording else { return }
    append(event())
  }

  /// Makes a call, and records it with its result if recording is on; calls recorded meanwhile are
  /// one deeper.
  ///
  /// `answer` returns the text of the result, without anything secret; `nil` writes nothing, and an
  /// empty text two quotes. For a thrown error, its description is written. The call of an optional
  /// method is removed when only its protocol's default is called.
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

  /// Removes or replaces the running call of an optional method that the receiver does not
  /// implement.
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

  /// Records a misuse, even while recording is off.
  public func report(_ diagnostic: some CustomStringConvertible, from caller: String) {
    append(contentsOf: [Event(.diagnostic, caller, diagnostic.description)])
  }

  /// Takes the diagnostics that were reported since the last time while nobody read the log.
  package func takeUnreported() -> [Event] {
    state.withLock { state in
      defer { state.unreported = [] }
      return state.unreported
    }
  }

  /// Appends events, such as those of another log.
  public func append(contentsOf events: [Event]) {
    for event in events { append(event) }
    state.withLock { state in
      let isRead = isRecording && (state.writer != nil || !state.isReadLater)
      if !isRead { state.unreported += events.filter { $0.kind == .diagnostic } }
    }
  }

  /// Passes each event to a closure as it is recorded, or stops with `nil`; those of two threads at
  /// once may come in another order.
  public func setWriter(_ writer: (@Sendable (Event) -> Void)?) {
    state.withLock { state in
      state.writer = writer
      state.written = state.events.count
    }
  }

  /// Removes all events.
  public func removeAll() {
    state.withLock { state in
      state.forgotten += state.events.count
      state.events.removeAll(keepingCapacity: true)
      state.written = 0
    }
  }

  // MARK: - Recording

  @usableFromInline
  func append(_ event: Event) {
    write { state in
      state.append(event)
      return state.events.count
    }
  }

  /// Records a call.
  ///
  /// An optional one is held back from the writer, with what came before, until it is known to be
  /// implemented; one with a result until that is known, or until another call is made.
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

  /// Records the result of a call: with the call, if no other was made inside of it.
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
          // A result goes from the receiver to the caller.
          state.append(
            Event(.result, call.receiver, text, from: call.receiverLane, to: call.callerLane))
        }
      }
      return state.events.count
    }
  }

  /// Changes what is recorded, and passes the writer the events up to the returned position.
  ///
  /// - Returns: the number of the last recorded event.
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
