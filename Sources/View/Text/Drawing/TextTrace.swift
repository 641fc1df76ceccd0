public import Model

/// Writes an event log as indented text, as the `print` calls of <doc:The-Design-Notes> do.
///
/// ```swift
/// let lines = log.events.map(TextTrace.line)
/// #expect(lines == ["Kettle.boil() = 100"])
/// ```
public enum TextTrace {
  /// The line for an entry, without its newline, indented by its depth.
  public static func line(for event: Event) -> String {
    String(repeating: "  ", count: event.depth) + event.description
  }
}
