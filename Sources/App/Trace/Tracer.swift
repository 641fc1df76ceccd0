import Controller
import Model
import View

/// Shows what an application's log records: on the display as it happens, or as a diagram at the end.
@MainActor
final class Tracer {
  /// How a trace is written.
  enum Style: String, CaseIterable, Sendable {
    /// Indented text between the screens.
    case text
    /// A Mermaid sequence diagram after the last screen.
    case mermaid
  }

  private let application: Application
  private let display: TextDisplay
  private let writer = TextTrace()
  private var style = Style.text
  private var filter = EventFilter()

  /// Makes a tracer that shows nothing yet.
  init(_ application: Application, display: TextDisplay) {
    self.application = application
    self.display = display
  }

  private var log: EventLog { application.log }

  /// Shows every call that passes a filter from now on.
  func start(_ style: Style, showing filter: EventFilter = EventFilter()) {
    self.style = style
    self.filter = filter
    log.setWriter { [weak self] event in
      MainActor.assumeIsolated { self?.show(event) }
    }
    log.isListening = true
  }

  /// Shows nothing any more.
  func stop() {
    log.isListening = false
    log.setWriter(nil)
  }

  /// The diagram of everything recorded, or an empty text when none was asked for.
  var diagram: String {
    guard style == .mermaid else { return "" }
    let writer = MermaidTrace()
    let lines = log.events.filter(filter.admits).compactMap(writer.line)
    return (writer.header + lines).map { $0.printable + "\n" }.joined()
  }

  private func show(_ event: Event) {
    guard style == .text, filter.admits(event) else { return }
    display.trace(writer.line(for: event))
  }
}
