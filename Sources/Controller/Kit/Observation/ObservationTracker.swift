public import Controller
package import Model
import Observation
package import View
import ViewKit

extension Application {
  /// Whether methods are called again after a change of what they have read: <doc:Observation>.
  ///
  /// UIKit does so since iOS 26. A program, a ``/Workshop/Scenario`` and a
  /// ``/Workshop/TestWindow`` do; an application of your own pays nothing until it is set.
  public var isObservationTrackingEnabled: Bool {
    get { turn.tracker != nil }
    set { turn.tracker = newValue ? ObservationTracker(turn: turn, log: log) : nil }
  }
}

/// Tracks what calls read by the toolchain's `withObservationTracking`.
@MainActor
package final class ObservationTracker: ChangeTracker {
  private let log: EventLog
  private unowned let turn: EventTurn
  private var calls: [Key: TrackedCalls] = [:]
  /// How many calls there may be before those of objects that have gone are looked for.
  private var room = 16
  private var defaults: Set<ObjectIdentifier> = []
  private var lastNumber = 0
  private var due: [TrackedCalls] = []
  private var isCalling = false

  // Which properties have changed, for the log.
  private var values: ObservedValues?
  private var waitingForNames: [TrackedCalls] = []

  /// Whose call it is.
  private struct Key: Hashable {
    let object: ObjectIdentifier
    let call: TrackedCall

    init(_ object: AnyObject, _ call: TrackedCall) {
      self.object = ObjectIdentifier(object)
      self.call = call == .layoutEnd ? .layout : call
    }
  }

  /// How often calls are made again at the end of one turn before they are taken for endless.
  private static let limit = 1_000

  /// - Parameters:
  ///   - turn: the turns of the application or the window, which own the tracker.
  ///   - log: the log where misuses are reported.
  package init(turn: EventTurn, log: EventLog) { (self.turn, self.log) = (turn, log) }

  package func track(_ call: TrackedCall, of object: AnyObject, _ body: () -> Void) {
    let key = Key(object, call)
    // Most applications track nothing.
    let known = calls.isEmpty ? nil : calls(key, of: object)
    if known != nil, call != .layoutEnd {
      due.removeAll { $0 === known }
      known?.forgetReads()
    }
    withObservationTracking(
      {
        known?.read()
        body()
      },
      // Made only where something was read.
      onChange: willChange(known ?? add(key, of: object)))
    // Only now is it known whether the screen reads something.
    guard !calls.isEmpty, let calls = calls(key, of: object) else { return }
    if let screen = object as? any Screen {
      log.record(
        Event(
          .call, "\(type(of: screen))", "updateProperties()", state: calls.causeInLog,
          from: calls.cause == nil ? .system : .model, to: .view))
    }
    calls.cause = nil
  }

  package func request(_ call: TrackedCall, of object: AnyObject) {
    let key = Key(object, call)
    wait(for: calls(key, of: object) ?? add(key, of: object))
  }

  package func knowsDefault(of object: AnyObject) -> Bool {
    guard defaults.contains(ObjectIdentifier(type(of: object))) else { return false }
    if let controller = object as? ViewController { log.decide(.updatesNothing(controller)) }
    return true
  }

  package func learnDefault(of object: AnyObject) {
    defaults.insert(ObjectIdentifier(type(of: object)))
  }

  package func changes(before call: TrackedCall, of object: AnyObject) -> [String]? {
    calls(Key(object, call), of: object)?.cause
  }

  /// Makes a call now that waits for the end of the turn.
  func callIfWaiting(_ call: TrackedCall, of object: AnyObject) {
    guard let calls = calls(Key(object, call), of: object), calls.isDue else { return }
    nameChanges()
    makeAgain(calls)
  }

  /// Whether a call waits for the end of a turn.
  package var isWaiting: Bool { !due.isEmpty }

  package func turnDidEnd() {
    guard !calls.isEmpty, !isCalling else { return }
    isCalling = true
    defer { isCalling = false }
    nameChanges()
    var made = 0
    tellOfUnchanged()
    while let next = due.min(by: { $0.place < $1.place }) {
      made += 1
      guard made <= Self.limit else {
        // Each may be asked for again.
        for calls in due { (calls.isDue, calls.cause) = (false, nil) }
        due = []
        log.report(ObservationDiagnostic.endless(call: next.name), from: next.receiver)
        return
      }
      turn.run { makeAgain(next) }
      nameChanges()
    }
  }

  /// Makes a call again, if its view is shown; `updateProperties()` waits for the next showing else.
  private func makeAgain(_ calls: TrackedCalls) {
    due.removeAll { $0 === calls }
    calls.isDue = false
    switch calls.object {
    case let controller as ViewController:
      guard calls.isMadeAgain else {
        return log.decide(.wasReadElsewhere(controller, in: calls.name, calls.cause ?? []))
      }
      guard controller.isVisible, controller.isLaidOut else {
        return log.decide(.waitsForShowing(controller, calls.name))
      }
      switch calls.call {
      case .properties: controller.update(controller.log, self)
      case .layout, .layoutEnd, .configuration, .other:
        controller.willLayOut(controller.log, self)
        controller.didLayOut(controller.log, self)
      }
    case let screen as any Screen:
      // One that is in no window is called at its next showing.
      if TextInputContext.showing(screen) != nil {
        track(.properties, of: screen) { screen.updateProperties() }
      }
    case let button as Button: button.setNeedsUpdateConfiguration()
    case let cell as any ConfiguredCell: cell.configure()
    default: break
    }
  }

  private func tellOfUnchanged() {
    guard log.isObserved else { return }
    for calls in inOrder where calls.isMadeAgain && calls.cause == nil {
      guard let controller = calls.object as? ViewController else { continue }
      log.decide(.hasReadNothingNew(controller, calls.name))
    }
  }

  // MARK: - Changes

  /// What is called when a property is about to change that was read.
  private func willChange(_ calls: TrackedCalls) -> @Sendable () -> Void {
    let (reads, name, receiver) = (calls.reads, calls.name, calls.receiver)
    return { [weak self, weak calls, log] in
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { self?.note(calls, reads) }
      } else {
        log.report(ObservationDiagnostic.otherThread(call: name), from: receiver)
        Task { @MainActor in
          // The turn makes the call, now that the property has changed.
          self?.turn.run { self?.note(calls, reads) }
        }
      }
    }
  }

  private func note(_ calls: TrackedCalls?, _ reads: Int) {
    guard let calls, calls.reads == reads, calls.cause == nil else { return }
    calls.cause = []
    if calls.call == .properties { (calls.object as? ViewController)?.propertiesDidChange() }
    if log.isRecording {
      if values == nil { values = ObservedValues(of: inOrder.compactMap(\.object)) }
      // Of very many calls the last ones are named together.
      let last = waitingForNames.count < 20 ? nil : waitingForNames.last
      calls.changedBefore = last?.changedBefore ?? values?.changes() ?? []
      waitingForNames.append(calls)
    }
    wait(for: calls)
  }

  private func wait(for calls: TrackedCalls) {
    guard !calls.isDue else { return }
    calls.isDue = true
    due.append(calls)
  }

  /// Finds which properties have changed: of each call those that changed after it was set off, and
  /// before another one was.
  private func nameChanges() {
    guard let values else { return }
    let all = values.changes()
    for (index, calls) in waitingForNames.enumerated() {
      let later = waitingForNames[index...].lazy.map(\.changedBefore)
        .first { $0 != calls.changedBefore }
      let names = (later ?? all).filter { !calls.changedBefore.contains($0) }
      if calls.cause != nil { calls.cause = names }
      if !names.isEmpty { calls.lastNames = names }
    }
    waitingForNames = []
    self.values = nil
  }

  // MARK: - Calls

  private func calls(_ key: Key, of object: AnyObject) -> TrackedCalls? {
    // Another object may have the place in memory of one that is gone.
    guard let calls = calls[key], calls.object === object else { return nil }
    return calls
  }

  private func add(_ key: Key, of object: AnyObject) -> TrackedCalls {
    // Of a layout, each of both calls may be the first to read something.
    if let calls = calls(key, of: object) { return calls }
    if calls.count >= room {
      calls = calls.filter { $0.value.object != nil }
      room = 2 * calls.count + 16
    }
    lastNumber += 1
    let new = TrackedCalls(key.call, of: object, number: lastNumber)
    calls[key] = new
    return new
  }

  private var inOrder: [TrackedCalls] { calls.values.sorted { $0.place < $1.place } }

  /// The calls that are tracked, each with what has set it off last.
  package var trackedCalls: [String] {
    inOrder.filter { $0.isMadeAgain && $0.object != nil }.map { calls in
      let names = calls.lastNames.joined(separator: ", ")
      return "\(calls.receiver).\(calls.name)" + (names.isEmpty ? "" : " (\(names))")
    }
  }

  /// The names of the calls of an object that are tracked, and of what has set each off last.
  package func tracked(of object: AnyObject) -> [(call: String, names: [String])] {
    inOrder.filter { $0.object === object && $0.isMadeAgain }.map { ($0.name, $0.lastNames) }
  }
}

/// The calls of one method of an object, of which the last one has read something.
@MainActor
private final class TrackedCalls: Observable {
  let call: TrackedCall
  weak let object: AnyObject?
  let receiver: String
  let name: String
  let isMadeAgain: Bool
  /// Those that come first are made first: by kind, then in the order in which they began to read.
  let place: (Int, Int)

  /// Whether it waits for the end of the turn.
  var isDue = false
  /// The properties that have set it off, as far as they are known; `nil` if none has.
  var cause: [String]?
  /// The properties that had changed before one set it off.
  var changedBefore: [String] = []
  /// Those that have set it off last.
  var lastNames: [String] = []

  private let registrar = ObservationRegistrar()

  /// How often what was read has been forgotten.
  ///
  /// It is read in each call, as what is tracked ends when any of it changes: there is no other
  /// way to end it.
  private(set) var reads = 0

  init(_ call: TrackedCall, of object: AnyObject, number: Int) {
    (self.call, self.object) = (call, object)
    receiver = (object as? ViewController)?.debugName ?? "\(type(of: object))"
    switch call {
    case .properties: (name, place, isMadeAgain) = ("updateProperties()", (0, number), true)
    case .layout, .layoutEnd:
      (name, place, isMadeAgain) = ("viewWillLayoutSubviews()", (1, number), true)
    case .configuration:
      (name, place, isMadeAgain) = ("configurationUpdateHandler", (2, number), true)
    case .other(let name): (self.name, place, isMadeAgain) = (name, (3, number), false)
    }
  }

  func read() { registrar.access(self, keyPath: \.reads) }

  func forgetReads() {
    isDue = false
    // First, so that what this ends is known to be of an earlier call.
    reads += 1
    registrar.withMutation(of: self, keyPath: \.reads) {}
  }

  /// What has set it off, as the log shows it.
  var causeInLog: String? {
    guard let cause, !cause.isEmpty else { return nil }
    return cause.joined(separator: ", ") + " changed"
  }
}

/// What is decided about calls whose reads are tracked.
package enum TrackingDecision: Decision {
  /// The controller has only the default of `updateProperties()`.
  case updatesNothing(ViewController)
  /// Nothing has changed that the call has read.
  case hasReadNothingNew(ViewController, String)
  /// What the call has read has changed while the view was not shown.
  case waitsForShowing(ViewController, String)
  /// Properties have changed that were read in a method which is not called again.
  case wasReadElsewhere(ViewController, in: String, [String])
}

extension EventLog {
  @MainActor
  fileprivate func decide(_ decision: @autoclosure () -> TrackingDecision) {
    if isObserved { tell(decision()) }
  }
}

/// A misuse of what is tracked, with the remedy.
enum ObservationDiagnostic: CustomStringConvertible {
  case otherThread(call: String)
  case endless(call: String)

  var description: String {
    switch self {
    case .otherThread(let call):
      "A property that \(call) has read was changed on another thread. Change what a screen shows "
        + "on the main actor: \(call) is called again there, later."
    case .endless(let call):
      "\(call) was called again without an end: it changes what another call reads, and that one what "
        + "this one reads. Change the model where a person does something."
    }
  }
}
