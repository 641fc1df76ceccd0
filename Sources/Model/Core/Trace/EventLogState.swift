import Foundation

/// What a log has recorded, the calls that run, and what its writer does not have yet.
struct EventLogState {
  /// Who gets each event, and the calls that have begun.
  final class Writer: Sendable {
    let write: @Sendable (Event) -> Void
    let begun: @Sendable (_ calls: [Event]) -> Void

    init(
      write: @escaping @Sendable (Event) -> Void, begun: @escaping @Sendable ([Event]) -> Void
    ) {
      self.write = write
      self.begun = begun
    }
  }

  /// What a writer gets.
  struct News {
    let events: [Event]
    let begun: [Event]
    let writer: Writer
  }

  private(set) var events: [Event] = []
  var keepsEvents: Bool

  /// Whether what happened before the last step is not kept, except diagnostics.
  var keepsOnlyLastStep = false
  /// The numbers of the first step that is kept, of the last one in which something happened, and
  /// of the last one that has begun.
  private(set) var steps = (first: 0, last: 0, begun: 0)
  /// How many of the events are older than the last step.
  private(set) var stepStart = 0

  /// Who is told of decisions.
  var observer: (any DecisionObserver)?

  /// The diagnostics that have not been read.
  var unreported: [Event] = []
  /// Whether what is recorded is read when all is over.
  var isReadLater = false

  /// How many events were recorded, and how many of them when all were removed, and when those of a
  /// step were.
  private var count = 0
  private var removedCount = 0
  private var forgottenCount = 0
  /// The number of the last event that was kept, or 0 once its step was forgotten.
  private var lastKept = 0

  /// The calls that run, the outermost first: all on one thread.
  ///
  /// What another thread records meanwhile is inside of none of them.
  private var running: [RunningCall] = []
  private var thread = pthread_self()
  /// The events of those that are waiting.
  private var waiting: [Event] = []

  /// Who is told that something was recorded.
  var watcher: (@Sendable (_ events: Int) -> Void)?
  var isHeard: Bool { writer != nil || watcher != nil }

  private(set) var writer: Writer?
  /// What the writer gets next.
  private var unwritten: [Event] = []
  /// The last event, if it is a call that the writer gets with its result.
  ///
  /// A list, as an optional event takes a log of its own ten times as much.
  private var unanswered: [Event] = []

  init(keepsEvents: Bool) {
    self.keepsEvents = keepsEvents
  }

  mutating func setWriter(_ writer: Writer?) {
    self.writer = writer
    (unwritten, unanswered) = ([], [])
  }

  mutating func removeAll() {
    events.removeAll(keepingCapacity: true)
    forgetSteps()
    removedCount = count
    unanswered = []
  }

  /// What the writer gets now, and the calls that have begun and that it does not have yet.
  mutating func takeUnwritten() -> News? {
    guard let writer else { return nil }
    defer { unwritten = [] }
    return News(
      events: unwritten, begun: unanswered + waiting, writer: writer)
  }

  // MARK: - Recording

  mutating func append(_ event: Event) {
    let isHere = isHere
    if isHere { recordWaitingCalls() }
    record(event, depth: isHere ? running.last?.depthInside ?? 0 : event.depth)
  }

  /// A call begins that is recorded.
  mutating func begin(_ event: Event, optionalOf receiver: ObjectIdentifier?, answers: Bool)
    -> RunningCall
  {
    var call = next(of: receiver)
    if call.level != nil, receiver != nil {
      call.standing = .waiting
      waiting.append(event)
      waiting[waiting.count - 1].depth = call.depth
    } else {
      if call.level != nil { recordWaitingCalls() }
      call.standing = .recorded(record(event, depth: call.depth, answers: answers))
    }
    run(call)
    return call
  }

  /// A call begins that is only followed.
  mutating func begin(optionalOf receiver: ObjectIdentifier) -> RunningCall {
    let call = next(of: receiver)
    run(call)
    return call
  }

  private func next(of receiver: ObjectIdentifier?) -> RunningCall {
    let isHere = isHere
    return RunningCall(
      receiver: receiver, depth: isHere ? running.last?.depthInside ?? 0 : 0,
      level: isHere ? running.count : nil, standing: .unrecorded)
  }

  private mutating func run(_ call: RunningCall) {
    guard call.level != nil else { return }
    if running.isEmpty { thread = pthread_self() }
    running.append(call)
  }

  /// Returns whether the receiver has the method itself.
  mutating func end(_ call: RunningCall) -> Bool {
    (call.level == nil ? call : running.removeLast()).standing != .isDefault
  }

  /// Returns whether the receiver has the method itself.
  mutating func end(_ call: RunningCall, of event: Event, answering text: String?) -> Bool {
    var call = call
    if call.level != nil {
      if running.last?.standing == .waiting { recordWaitingCalls() }
      call = running.removeLast()
    }
    guard case .recorded(let position) = call.standing else { return false }
    if let text, position > removedCount {
      if position == count, writer == nil || !unanswered.isEmpty {
        if lastKept == count { events[events.count - 1].result = text }
        if !unanswered.isEmpty { unanswered[0].result = text }
      } else {
        // A result goes from the receiver to the caller.
        var result = Event(
          .result, event.receiver, Event.Call(text), from: event.receiverLane, to: event.callerLane)
        if position > forgottenCount {
          record(result, depth: call.depth)
        } else if writer != nil {
          result.depth = call.depth
          // The writer has the call, which is not kept.
          passUnanswered()
          unwritten.append(result)
        }
      }
    }
    passUnanswered()
    return true
  }

  /// Returns the call that is not recorded because of that.
  mutating func useDefault(of receiver: ObjectIdentifier) -> Event? {
    guard isHere, let last = running.indices.last,
      running[last].receiver == receiver
    else { return nil }
    let standing = running[last].standing
    switch standing {
    case .waiting, .unrecorded: running[last].standing = .isDefault
    case .recorded, .isDefault: return nil
    }
    return standing == .waiting ? waiting.removeLast() : nil
  }

  /// Whether this is the thread of the calls that run.
  private var isHere: Bool { running.isEmpty || pthread_equal(pthread_self(), thread) != 0 }

  /// A call is recorded inside of those that run: their receivers have the methods themselves.
  private mutating func recordWaitingCalls() {
    guard !waiting.isEmpty else { return }
    var events = waiting[...]
    for level in running.indices where running[level].standing == .waiting {
      guard let event = events.popFirst() else { break }
      let position = record(event, depth: event.depth, answers: true)
      running[level].standing = .recorded(position)
    }
    waiting = []
  }

  /// Returns the number of the event.
  @discardableResult
  private mutating func record(_ event: Event, depth: Int, answers: Bool = false) -> Int {
    passUnanswered()
    startStep()
    count += 1
    if keepsEvents || event.kind == .diagnostic {
      events.append(event)
      events[events.count - 1].depth = depth
      lastKept = count
    }
    guard writer != nil else { return count }
    var event = event
    event.depth = depth
    if answers { unanswered = [event] } else { unwritten.append(event) }
    return count
  }

  // MARK: - Steps

  mutating func beginStep() { steps.begun += 1 }

  /// Something happens, so a step that has begun is the last one.
  mutating func startStep() {
    guard steps.last < steps.begun else { return }
    if keepsOnlyLastStep {
      forgetLastStep()
      steps.first = steps.begun
    }
    steps.last = steps.begun
    stepStart = events.count
  }

  /// Keeps no more of the last step than its diagnostics.
  mutating func forgetLastStep() {
    (forgottenCount, lastKept) = (count, 0)
    events.removeAll { $0.kind != .diagnostic }
    forgetSteps()
  }

  /// What happens from now on is in a step of its own.
  private mutating func forgetSteps() {
    stepStart = events.count
    steps.first = steps.last + 1
    if steps.last == steps.begun { (steps.last, steps.begun) = (steps.first, steps.first) }
  }

  private mutating func passUnanswered() {
    guard !unanswered.isEmpty else { return }
    unwritten += unanswered
    unanswered = []
  }
}

/// A call that has begun and has not ended.
@usableFromInline
struct RunningCall: Sendable {
  /// Whose optional method is called, or `nil` if every receiver has the method.
  let receiver: ObjectIdentifier?

  /// How many recorded calls it is inside of.
  let depth: Int

  /// Where it is among the calls that run, or `nil` for a call of another thread.
  let level: Int?

  var standing: Standing

  enum Standing: Equatable {
    /// Its calls are followed, but not recorded.
    case unrecorded
    /// It is recorded as soon as the receiver is known to have the method itself.
    case waiting
    /// It is recorded, as the event of this number.
    case recorded(Int)
    /// Only the default of the method was called.
    case isDefault
  }

  /// How many recorded calls those inside of it are inside of.
  var depthInside: Int {
    switch standing {
    case .waiting, .recorded: depth + 1
    case .unrecorded, .isDefault: depth
    }
  }
}
