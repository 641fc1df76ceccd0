import Foundation

/// What a log has recorded, the calls that run, and what its writer does not have yet.
struct EventLogState {
  typealias Writer = (
    write: @Sendable (Event) -> Void, begun: @Sendable (_ calls: [Event]) -> Void
  )

  private(set) var events: [Event] = []
  var keepsEvents: Bool

  /// The diagnostics that nobody has read.
  var unreported: [Event] = []
  /// Whether what is recorded is read when all is over.
  var isReadLater = false

  /// How many events were recorded, and how many of them when all were removed.
  private var count = 0
  private var removedCount = 0

  /// The calls that run, the outermost first: all on one thread.
  ///
  /// What another thread records meanwhile is inside of none of them.
  private var running: [RunningCall] = []
  private var thread = pthread_self()

  private(set) var writer: Writer?
  /// What the writer gets next.
  private var unwritten: [Event] = []
  /// The last event, if it is a call that the writer gets with its result.
  private var unanswered: Event?

  init(keepsEvents: Bool) {
    self.keepsEvents = keepsEvents
  }

  mutating func setWriter(_ writer: Writer?) {
    self.writer = writer
    (unwritten, unanswered) = ([], nil)
  }

  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    removedCount = count
    unanswered = nil
  }

  /// What the writer gets now, and the calls that have begun and that it does not have yet.
  mutating func takeUnwritten() -> (events: [Event], begun: [Event], writer: Writer)? {
    guard let writer else { return nil }
    defer { unwritten = [] }
    let waiting = running.filter(\.isWaiting).compactMap(\.event)
    return (unwritten, (unanswered.map { [$0] } ?? []) + waiting, writer)
  }

  // MARK: - Recording

  mutating func append(_ event: Event) {
    var event = event
    if isHere {
      recordWaitingCalls()
      event.depth = running.last?.depthInside ?? 0
    }
    record(event)
  }

  mutating func begin(_ event: Event?, optionalOf receiver: AnyObject?, answers: Bool)
    -> RunningCall
  {
    let isHere = isHere
    let depth = isHere ? running.last?.depthInside ?? 0 : 0
    var call = RunningCall(event, depth: depth, optionalOf: receiver)
    if let event = call.event, receiver == nil || !isHere {
      if isHere { recordWaitingCalls() }
      call.position = record(event, answers: answers)
    }
    guard isHere else { return call }
    if running.isEmpty { thread = pthread_self() }
    call.level = running.count
    running.append(call)
    return call
  }

  /// Returns whether the receiver has the method itself.
  mutating func end(_ call: RunningCall, answering text: String?) -> Bool {
    let call = call.level == nil ? call : running.removeLast()
    guard let event = call.event, !call.isDefault else { return !call.isDefault }
    if call.position == nil { recordWaitingCalls() }
    let position = call.position ?? record(event, answers: true)
    if let text, position > removedCount {
      if position == count, writer == nil || unanswered != nil {
        if keepsEvents, let last = events.indices.last { events[last].result = text }
        unanswered?.result = text
      } else {
        // A result goes from the receiver to the caller.
        var result = Event(
          .result, event.receiver, text, from: event.receiverLane, to: event.callerLane)
        result.depth = event.depth
        record(result)
      }
    }
    passUnanswered()
    return true
  }

  mutating func useDefault(of receiver: AnyObject) {
    guard isHere, let last = running.indices.last, running[last].position == nil,
      running[last].receiver == ObjectIdentifier(receiver)
    else { return }
    running[last].isDefault = true
  }

  /// Whether this is the thread of the calls that run.
  private var isHere: Bool { running.isEmpty || pthread_equal(pthread_self(), thread) != 0 }

  /// A call is recorded inside of those that run: their receivers have the methods themselves.
  private mutating func recordWaitingCalls() {
    for level in running.indices where running[level].isWaiting {
      if let event = running[level].event { running[level].position = record(event) }
    }
  }

  /// Returns the number of the event.
  @discardableResult
  private mutating func record(_ event: Event, answers: Bool = false) -> Int {
    passUnanswered()
    count += 1
    if keepsEvents || event.kind == .diagnostic { events.append(event) }
    guard writer != nil else { return count }
    if answers { unanswered = event } else { unwritten.append(event) }
    return count
  }

  private mutating func passUnanswered() {
    if let call = unanswered { unwritten.append(call) }
    unanswered = nil
  }
}
