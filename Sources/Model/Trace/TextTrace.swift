/// Writes an event log as indented text, as `print` does in <doc:The-Design-Notes>, and more.
public enum TextTrace {
  /// One line for one entry, without its newline, indented by its depth.
  public static func line(for event: Event) -> String {
    String(repeating: "  ", count: event.depth) + event.description
  }
}
