/// Writes an event log as a Mermaid sequence diagram with one lane for each part of the app.
public enum MermaidTrace {
  /// What stands before the first entry.
  public static var header: [String] {
    ["sequenceDiagram"] + Lane.allCases.map { "  participant \(name(of: $0))" }
  }

  /// One line for one entry, or `nil` for an entry that belongs to no lane.
  public static func line(for event: Event) -> String? {
    guard let lane = event.receiverLane else {
      return event.kind == .diagnostic ? "  Note over System: \(escaped("\(event)"))" : nil
    }
    let (from, to) = (name(of: event.callerLane ?? lane), name(of: lane))
    let arrow = event.kind == .result ? "-->>" : "->>"
    let text = event.kind == .result ? event.text : event.description
    return "  \(from)\(arrow)\(to): \(escaped(text))"
  }

  private static func name(of lane: Lane) -> String {
    lane.rawValue.prefix(1).uppercased() + lane.rawValue.dropFirst()
  }

  /// The text without what Mermaid would read as its own: `;` and `#` end and begin entities.
  private static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing(";", with: "#59;")
      .replacing("#35#59;", with: "#35;")
  }
}
