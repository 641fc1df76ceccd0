import Model
import View

/// Shows the events of a log: on the display as they happen, or as a diagram at the end.
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
  private var style = Style.text
  private var filter = EventFilter()

  init(_ log: EventLog, display: TextDisplay) {
    self.log = log
    self.display = display
  }

  func start(_ style: Style, showing filter: EventFilter = EventFilter()) {
    self.style = style
    self.filter = filter
    log.setWriter { [weak self] event in
      MainActor.assumeIsolated { self?.show(event) }
    }
    log.isRecording = true
  }

  func stop() {
    log.isRecording = false
    log.setWriter(nil)
  }

  /// The diagram of all events, or an empty text when none was asked for.
  var diagram: String {
    guard style == .mermaid else { return "" }
    let lines = log.events.filter(filter.admits).compactMap(MermaidTrace.line)
    return (MermaidTrace.header + lines).map { $0.printable + "\n" }.joined()
  }

  private func show(_ event: Event) {
    guard style == .text, filter.admits(event) else { return }
    display.trace(TextTrace.line(for: event))
  }
}
