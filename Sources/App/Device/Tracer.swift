import Model
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
  private let write: (([UInt8]) -> Bool)?
  private var filter = EventFilter()
  private var showsText = false
  private var drawsDiagram = false
  /// The events for the diagram: others may record what is not traced.
  private var traced: [Event] = []

  /// Creates a tracer that writes with `write`, if that is not `nil`, and otherwise on the display.
  init(_ log: EventLog, display: TextDisplay, write: (([UInt8]) -> Bool)? = nil) {
    self.log = log
    self.display = display
    self.write = write
  }

  /// Records from now on; a text does not take the place of the diagram that was asked for.
  func start(_ style: Style, showing filter: EventFilter = EventFilter()) {
    switch style {
    case .text:
      showsText = true
      self.filter = filter
    case .mermaid: drawsDiagram = true
    }
    log.setWriter { [weak self] event in
      MainActor.assumeIsolated { self?.show(event) }
    }
    log.isRecording = true
  }

  func stop() {
    log.setWriter(nil)
    log.isRecording = false
  }

  /// The diagram of all events, or an empty text when none was asked for.
  var diagram: String {
    guard drawsDiagram else { return "" }
    return (MermaidTrace.header + traced.compactMap(MermaidTrace.line))
      .map { $0.printable + "\n" }.joined()
  }

  private func show(_ event: Event) {
    if drawsDiagram { traced.append(event) }
    guard showsText, filter.admits(event) else { return }
    let line = TextTrace.line(for: event)
    guard let write, !drawsDiagram else { return display.trace(line) }
    _ = write(Array((line.printable + "\n").utf8))
  }
}
