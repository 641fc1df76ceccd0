import Foundation
import Model
import ModelKit
import Synchronization
import View
import ViewText
import Workshop

/// Shows the events of a log: on the display or in a file as they happen, or as a diagram at the
/// end.
@MainActor
final class Tracer {
  enum Style: String, CaseIterable, Sendable {
    /// Text between the screens, at a terminal with the layers.
    case text
    /// The same without the callbacks of the system, which are counted.
    case calls
    /// A Mermaid sequence diagram after the last screen.
    case mermaid
  }

  private let log: EventLog
  private let display: TextDisplay
  private let file: (([UInt8]) -> Bool)?
  private let output: ([UInt8]) -> Bool
  private let foretell: ([UInt8]) -> Void
  private var filter = EventFilter()
  private var showsText = false
  private var leavesCallbacksOut = false
  /// How many callbacks were left out since the last line.
  private var leftOut = 0
  private var isFolding = false
  private var callers = Callers()
  /// What was shown of this step of the person, and of the one before it; nothing while no text is.
  private var step: [Event] = []
  private var lastStep: [Event] = []
  private var drawsDiagram = false
  /// The events for the diagram.
  private var traced: [Event] = []
  private var isUnwritten = false
  private let inbox = Inbox()

  /// What was recorded, on any thread, and is not shown yet.
  private final class Inbox: Sendable {
    private let events = Mutex<[Event]>([])

    func add(_ event: Event) { events.withLock { $0.append(event) } }

    func take() -> [Event] {
      events.withLock { events in
        defer { events = [] }
        return events
      }
    }
  }

  /// Creates a tracer that shows nothing yet.
  ///
  /// - Parameters:
  ///   - log: what is traced.
  ///   - display: shows a text, unless there is a file.
  ///   - file: writes to the file, or `nil`.
  ///   - output: writes what the display shows, with each line: the next called method may trap.
  ///   - foretell: is told what the trace would say too if the program ended now.
  init(
    _ log: EventLog, display: TextDisplay, file: (([UInt8]) -> Bool)? = nil,
    output: @escaping ([UInt8]) -> Bool, foretell: @escaping ([UInt8]) -> Void = { _ in }
  ) {
    self.log = log
    self.display = display
    self.file = file
    self.output = output
    self.foretell = foretell
    display.onRefresh = { [weak self] in self?.endStep() }
  }

  /// Records from now on; a text does not take the place of the diagram that was asked for.
  func start(_ style: Style, showing filter: EventFilter = EventFilter()) {
    switch style {
    case .text, .calls:
      showsText = true
      leavesCallbacksOut = style == .calls
      self.filter = filter
    case .mermaid: drawsDiagram = true
    }
    // What another thread records is shown with the next event of this one.
    let home = ObjectIdentifier(Thread.current)
    log.setWriter { [inbox] event in
      inbox.add(event)
    } begun: { [weak self] calls in
      guard ObjectIdentifier(Thread.current) == home else { return }
      MainActor.assumeIsolated { self?.show(begun: calls) }
    }
    log.isRecording = true
  }

  /// Shows one line in place of the calls up to the first screen, at a terminal: a newcomer sees
  /// the app first.
  func foldLaunch() { isFolding = display.traits.hasLanes && textFile == nil }

  /// Shows the calls of the last step whole, also of one that was not traced; returns `false` if
  /// there are none.
  func showLastStep() -> Bool {
    let events = lastStep.isEmpty ? log.eventsOfLastStep : lastStep
    var callers = Callers()
    for event in events { display.trace(event, from: callers.caller(of: event)) }
    return !events.isEmpty
  }

  func stop() {
    lastStep = []
    log.setWriter(nil)
    log.isRecording = log.isExplaining
  }

  /// Writes what is left, and the diagram if one was asked for; returns whether all that belongs on
  /// the display was written there.
  func end() -> Bool {
    endStep()
    foretell([])
    if drawsDiagram {
      let diagram = MermaidTrace.header + traced.compactMap(MermaidTrace.line)
      let bytes = Array(diagram.map { $0.printable + "\n" }.joined().utf8)
      if let file { _ = file(bytes) } else if !output(bytes) { isUnwritten = true }
    }
    return !isUnwritten
  }

  /// Shows what is new, and foretells the calls that have begun.
  private func show(begun calls: [Event]) {
    showInbox()
    guard showsText else { return }
    var callers = Callers()
    let folded = (isFolding ? step : []).map { ($0, callers.caller(of: $0)) }
    callers = self.callers
    let begun = calls.map { ($0, callers.caller(of: $0)) }.filter { filter.admits($0.0) }
    foretell((folded + begun).flatMap(bytes))
  }

  private func showInbox() {
    for event in inbox.take() {
      if drawsDiagram { traced.append(event) }
      let caller = callers.caller(of: event)
      guard showsText, filter.admits(event) else { continue }
      step.append(event)
      if isFolding { continue }
      if leavesCallbacksOut, event.kind == .call, event.isCallback {
        leftOut += 1
        continue
      }
      showLeftOut()
      if let writer = textFile {
        _ = writer(bytes(of: event, from: caller))
      } else {
        display.trace(event, from: caller)
        pass()
      }
    }
  }

  /// A step of the person is over: what it has left out is said before the screen.
  private func endStep() {
    showInbox()
    if isFolding, !step.isEmpty { remark(.folded(step.count)) }
    isFolding = false
    showLeftOut()
    if !step.isEmpty { (lastStep, step) = (step, []) }
  }

  private func showLeftOut() {
    if leftOut > 0 { remark(.leftOut(leftOut)) }
    leftOut = 0
  }

  private func remark(_ phrase: Phrase) {
    if let writer = textFile {
      _ = writer(Array((display.language[phrase] + "\n").utf8))
    } else {
      display.trace(remark: phrase)
      pass()
    }
  }

  private func pass() {
    if !display.passOutput(to: output) { isUnwritten = true }
  }

  /// A text is shown on the display while a diagram goes to the file.
  private var textFile: (([UInt8]) -> Bool)? { drawsDiagram ? nil : file }

  private func bytes(of event: Event, from caller: String?) -> [UInt8] {
    textFile == nil
      ? display.bytes(ofTrace: event, from: caller)
      : Array((TextTrace.line(for: event).printable + "\n").utf8)
  }
}

extension Phrase {
  fileprivate static func leftOut(_ count: Int) -> Phrase {
    Phrase(
      "… \(count) \(count == 1 ? "callback" : "callbacks") of the system", ko: "… 시스템 콜백 \(count)번")
  }

  fileprivate static func folded(_ count: Int) -> Phrase {
    Phrase(
      "… \(count) calls of the launch. :trace last shows them.",
      ko: "… 앱을 시작하는 호출 \(count)번. :trace last를 입력하면 보입니다.")
  }
}
