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

  private struct State {
    var events: [Event] = []
    var depth = 0
    var writer: (@Sendable (Event) -> Void)?
    /// The calls that have not answered yet, from the outermost to the innermost.
    var open: [(event: Event, isWritten: Bool)] = []

    /// The open calls that were held back so far, which are written from now on.
    mutating func takeUnwritten() -> [Event] {
      guard let first = open.firstIndex(where: { !$0.isWritten }) else { return [] }
      for index in open[first...].indices { open[index].isWritten = true }
      return open[first...].map(\.event)
    }
  }

  /// Makes an empty log.
  ///
  /// - Parameter isListening: whether calls are recorded from the start. Diagnostics always are.
  public init(isListening: Bool = false) {
    listening = Atomic(isListening)
  }

  /// Whether calls are recorded.
  @inlinable public var isListening: Bool {
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

  /// Records a call if someone listens.
  ///
  /// - Parameter event: built only then.
  @inlinable
  public func record(_ event: @autoclosure () -> Event) {
    guard isListening else { return }
    append(event())
  }

  /// Records a call if someone listens, and makes it; calls recorded meanwhile are one deeper.
  ///
  /// - Parameters:
  ///   - event: built only then.
  ///   - body: the call itself.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws.
  @inlinable
  public func record<Result, Failure>(
    _ event: @autoclosure () -> Event, during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isListening else { return try body() }
    append(event())
    deepen(by: 1)
    defer { deepen(by: -1) }
    return try body()
  }

  /// Records a call if someone listens, makes it, and records what it answers.
  ///
  /// - Parameters:
  ///   - event: built only then.
  ///   - answer: what to write of the result, without anything secret; `nil` writes nothing, and an
  ///     empty text two quotes.
  ///   - body: the call itself.
  /// - Returns: what the call returns.
  /// - Throws: what the call throws; its description is recorded.
  @inlinable
  public func record<Result, Failure>(
    _ event: @autoclosure () -> Event, answering answer: (Result) -> String?,
    during body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isListening else { return try body() }
    begin(event())
    do throws(Failure) {
      let result = try body()
      end(answering: answer(result))
      return result
    } catch {
      end(answering: "throws \(error)")
      throw error
    }
  }

  /// Records a misuse, whether or not someone listens.
  public func report(_ diagnostic: some CustomStringConvertible, from caller: String) {
    append(Event(.diagnostic, caller, diagnostic.description))
  }

  /// Takes over what another log recorded.
  public func append(contentsOf events: [Event]) {
    for event in events { append(event) }
  }

  /// Passes each event on as it is recorded, or stops with `nil`.
  public func setWriter(_ writer: (@Sendable (Event) -> Void)?) {
    state.withLock { $0.writer = writer }
  }

  /// Forgets what was recorded.
  public func removeAll() {
    state.withLock { $0.events.removeAll() }
  }

  // MARK: - Writing down

  @usableFromInline
  func append(_ event: Event) {
    // Mostly nothing is held back and nobody is told: then it takes no lists.
    let isWritten = state.withLock { state in
      guard state.open.isEmpty, state.writer == nil else { return false }
      state.events.append(event)
      state.events[state.events.count - 1].depth = state.depth
      return true
    }
    if isWritten { return }
    flush { state in
      var event = event
      event.depth = state.depth
      return [event]
    }
  }

  @usableFromInline
  func deepen(by step: Int) {
    state.withLock { $0.depth += step }
  }

  /// Holds a call back until something happens inside of it, or until it answers.
  @usableFromInline
  func begin(_ event: Event) {
    flush { state in
      var event = event
      event.depth = state.depth
      state.open.append((event, isWritten: false))
      state.depth += 1
      return []
    }
  }

  /// Writes the answer of the innermost call: beside the call if nothing happened inside of it.
  @usableFromInline
  func end(answering text: String?) {
    let text = text == "" ? "\"\"" : text
    let events = state.withLock { state -> (events: [Event], writer: Writer?) in
      guard let call = state.open.popLast() else { return ([], nil) }
      state.depth -= 1
      var event = call.event
      if call.isWritten {
        guard let text else { return ([], nil) }
        event = event.answer(text)
        event.depth = state.depth
        state.events.append(event)
        return ([event], state.writer)
      }
      let unwritten = state.takeUnwritten()
      event = text.map { event.answered($0) } ?? event
      state.events += unwritten + [event]
      return (unwritten + [event], state.writer)
    }
    for event in events.events { events.writer?(event) }
  }

  /// Writes what was held back, then what is made now.
  private func flush(_ make: (inout State) -> [Event]) {
    let (events, writer) = state.withLock { state -> ([Event], Writer?) in
      var events = state.takeUnwritten()
      events += make(&state)
      state.events += events
      return (events, state.writer)
    }
    for event in events { writer?(event) }
  }
}

extension EventLog {
  private typealias Writer = @Sendable (Event) -> Void
}
