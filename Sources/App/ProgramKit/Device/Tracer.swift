import Foundation
import Model
import Synchronization
import View

/// Shows the events of a log: on the display or in a file as they happen, or as a diagram at the end.
@MainActor
final class Tracer {
  enum Style: String, CaseIterable, Sendable {
    /// Indented text between the screens.
    case text
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
  ///   - output: writes what the display shows, with each line: whoever is called next may trap.
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
  }

  /// Records from now on; a text does not take the place of the diagram that was asked for.
  func start(_ style: Style, showing filter: EventFilter = EventFilter()) {
    switch style {
    case .text:
      showsText = true
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

  func stop() {
    log.setWriter(nil)
    log.isRecording = log.isExplaining
  }

  /// Writes what is left, and the diagram if one was asked for; returns whether all that belongs on
  /// the display was written there.
  func end() -> Bool {
    showInbox()
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
    foretell(calls.filter(filter.admits).flatMap(bytes))
  }

  private func showInbox() {
    for event in inbox.take() {
      if drawsDiagram { traced.append(event) }
      guard showsText, filter.admits(event) else { continue }
      if let writer = textFile {
        _ = writer(bytes(of: event))
      } else {
        display.trace(TextTrace.line(for: event))
        if !display.passOutput(to: output) { isUnwritten = true }
      }
    }
  }

  /// A text is shown on the display while a diagram goes to the file.
  private var textFile: (([UInt8]) -> Bool)? { drawsDiagram ? nil : file }

  private func bytes(of event: Event) -> [UInt8] {
    let line = TextTrace.line(for: event)
    return textFile == nil ? display.bytes(ofTrace: line) : Array((line.printable + "\n").utf8)
  }
}
