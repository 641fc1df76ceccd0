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
  /// How many questions are asked for which the calls of optional methods are followed.
  @usableFromInline let questions = Atomic(0)
  // Checked at every decision, in the same way.
  @usableFromInline let observed = Atomic(false)
  /// Whether recorded events are written or kept anywhere.
  private let hasListener = Atomic(false)
  private let state: Mutex<EventLogState>

  /// Creates an empty log; diagnostics are recorded even if calls are not.
  ///
  /// - Parameters:
  ///   - isRecording: whether calls are recorded.
  ///   - keepsEvents: whether recorded calls are kept in `events`. A log that only a writer reads
  ///     need not keep them: it would grow as long as the app runs. It keeps its diagnostics all
  ///     the same.
  public init(isRecording: Bool = false, keepsEvents: Bool = true) {
    listening = Atomic(isRecording)
    state = Mutex(EventLogState(keepsEvents: keepsEvents))
  }

  /// Whether calls are recorded.
  @inlinable public var isRecording: Bool {
    get { listening.load(ordering: .relaxed) }
    set { listening.store(newValue, ordering: .relaxed) }
  }

  /// Whether decisions are told to the observer: see `Decision.swift`.
  @inlinable package var isObserved: Bool {
    get { observed.load(ordering: .relaxed) }
    set { observed.store(newValue, ordering: .relaxed) }
  }

  /// The events that are kept, in order.
  ///
  /// The call of an optional method is among them as soon as its receiver is known to have the
  /// method: when it makes another call that is recorded, or ends.
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
  /// empty text two quotes. For a thrown error, its description is written.
  ///
  /// - Parameters:
  ///   - event: the call, without anything secret.
  ///   - answer: returns the text of the result, or `nil`.
  ///   - body: makes the call.
  /// - Returns: what `body` returned.
  /// - Throws: what `body` throws.
  @inlinable
  public func record<Result, Failure>(
    _ event: @autoclosure () -> Event, answering answer: ((Result) -> String?)? = nil,
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isRecording else { return try body() }
    let event = event()
    let call = begin(event, optionalOf: nil, answers: answer != nil)
    do throws(Failure) {
      let result = try body()
      end(call, of: event, answering: answer.flatMap { $0(result) })
      return result
    } catch {
      end(call, of: event, answering: "throws \(error)")
      throw error
    }
  }

  // MARK: - Optional methods

  /// Makes a call of a method that its receiver may leave to the default of its protocol; then the
  /// log has no event of it.
  ///
  /// The default says so by `byDefault(of:_:)`.
  @inlinable
  package func record<Result>(
    _ event: @autoclosure () -> Event, optionalOf receiver: AnyObject,
    answering answer: ((Result) -> String?)? = nil, during body: () -> Result
  ) -> Result {
    guard isFollowing else { return body() }
    return follow(isRecording ? event() : nil, of: receiver, answering: answer, body).result
  }

  /// Makes a call of such a method, and records it if recording is on.
  ///
  /// - Returns: the result, and whether the receiver has the method itself.
  package func ask<Result>(
    _ event: @autoclosure () -> Event, optionalOf receiver: AnyObject,
    answering answer: ((Result) -> String?)? = nil, during body: () -> Result
  ) -> (result: Result, isOwn: Bool) {
    // Without it, the default of a call inside would be taken for that of this one.
    questions.wrappingAdd(1, ordering: .relaxed)
    defer { questions.wrappingSubtract(1, ordering: .relaxed) }
    return follow(isRecording ? event() : nil, of: receiver, answering: answer, body)
  }

  /// Returns what the default of a receiver's method returns; if its call is running, it is not
  /// recorded.
  ///
  /// A receiver may pass a call on to an object that has only the default: then it has the method
  /// itself.
  @inlinable
  package func byDefault<Answer>(of receiver: AnyObject, _ answer: Answer = ()) -> Answer {
    if isFollowing { useDefault(of: receiver) }
    return answer
  }

  // Calls of optional methods are followed while they are recorded, and inside of a question.
  @usableFromInline var isFollowing: Bool {
    isRecording || questions.load(ordering: .relaxed) > 0
  }

  @usableFromInline
  func follow<Result>(
    _ event: Event?, of receiver: AnyObject, answering answer: ((Result) -> String?)?,
    _ body: () -> Result
  ) -> (result: Result, isOwn: Bool) {
    guard let event else {
      let call = state.withLock { $0.begin(optionalOf: ObjectIdentifier(receiver)) }
      let result = body()
      return (result, state.withLock { $0.end(call) })
    }
    let call = begin(event, optionalOf: receiver, answers: answer != nil)
    let result = body()
    return (result, end(call, of: event, answering: answer.flatMap { $0(result) }))
  }

  @usableFromInline
  func useDefault(of receiver: AnyObject) {
    let receiver = ObjectIdentifier(receiver)
    let call = state.withLock { $0.useDefault(of: receiver) }
    if isObserved, let call { observer?.isNotImplemented(call, in: self) }
    passUnwritten()
  }

  /// Records a misuse, even while recording is off.
  public func report(_ diagnostic: some CustomStringConvertible, from caller: String) {
    append(contentsOf: [Event(.diagnostic, caller, Event.Call(diagnostic.description))])
  }

  /// Takes the diagnostics that were reported since the last time while the log was not read.
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
  ///
  /// A call that returns something is passed with its result, unless another one is recorded
  /// before.
  public func setWriter(_ writer: (@Sendable (Event) -> Void)?) {
    setWriter(writer.map { EventLogState.Writer(write: $0, begun: { _ in }) })
  }

  /// Passes each event to `writer`, and each time to `begun` the calls that have begun and that the
  /// writer does not have yet.
  ///
  /// So a call is known before it is made: if it never returns, it was the last one.
  package func setWriter(
    _ writer: @escaping @Sendable (Event) -> Void, begun: @escaping @Sendable ([Event]) -> Void
  ) {
    setWriter(EventLogState.Writer(write: writer, begun: begun))
  }

  private func setWriter(_ writer: EventLogState.Writer?) {
    let isHeard = state.withLock { state in
      state.setWriter(writer)
      return state.isHeard
    }
    hasListener.store(isHeard, ordering: .relaxed)
  }

  /// Calls a closure whenever something was recorded, or a recorded call has ended, with the number
  /// of the events that are kept; `nil` stops that.
  package func watch(_ watcher: (@Sendable (_ events: Int) -> Void)?) {
    let isHeard = state.withLock { state in
      state.watcher = watcher
      return state.isHeard
    }
    hasListener.store(isHeard, ordering: .relaxed)
  }

  /// Removes all events.
  public func removeAll() {
    state.withLock { $0.removeAll() }
  }

  func withState<Result: Sendable>(_ body: (inout EventLogState) -> Result) -> Result {
    state.withLock { body(&$0) }
  }

  // MARK: - Recording

  @usableFromInline
  func append(_ event: Event) {
    state.withLock { $0.append(event) }
    passUnwritten()
  }

  /// Records the beginning of a call; an optional one when it is known to be the receiver's own.
  @usableFromInline
  func begin(_ event: Event, optionalOf receiver: AnyObject?, answers: Bool) -> RunningCall {
    let receiver = receiver.map { ObjectIdentifier($0) }
    let call = state.withLock { $0.begin(event, optionalOf: receiver, answers: answers) }
    passUnwritten()
    return call
  }

  /// Records the end of a call and its result: with the call, if no other was recorded since.
  ///
  /// - Returns: whether the receiver has the method itself.
  @discardableResult @usableFromInline
  func end(_ call: RunningCall, of event: Event, answering text: String?) -> Bool {
    let isOwn = state.withLock { $0.end(call, of: event, answering: text == "" ? "\"\"" : text) }
    passUnwritten()
    return isOwn
  }

  /// Passes the writer what is new, and tells the watcher, if there are any.
  private func passUnwritten() {
    guard hasListener.load(ordering: .relaxed) else { return }
    let (new, watcher, count) = state.withLock {
      ($0.takeUnwritten(), $0.watcher, $0.events.count)
    }
    if let new {
      for event in new.events { new.writer.write(event) }
      new.writer.begun(new.begun)
    }
    watcher?(count)
  }
}
