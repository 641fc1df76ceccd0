import Controller
public import Model
import View
import ViewText

/// Writes an event log as a Mermaid sequence diagram with one lane for each layer.
///
/// ```swift
/// let diagram = MermaidTrace.header + log.events.compactMap(MermaidTrace.line)
/// #expect(diagram.last == "  Controller->>Model: Kettle.boil() = 100")
/// ```
public enum MermaidTrace {
  /// The lines before the first entry: each layer in its color, pale enough for light and dark
  /// pages.
  public static var header: [String] {
    ["sequenceDiagram"]
      + Lane.allCases.flatMap { lane in
        let participant = "  participant \(name(of: lane))"
        return color(of: lane).map { ["  box rgba(\($0), 0.15)", participant, "  end"] }
          ?? [participant]
      }
  }

  /// Red, green and blue of a layer; a person and the system have none of their own.
  private static func color(of lane: Lane) -> String? {
    switch lane {
    case .view: "11, 87, 196"
    case .controller: "200, 120, 0"
    case .model: "111, 45, 189"
    case .person, .system: nil
    }
  }

  /// The line for an entry, or `nil` for an entry without a lane.
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

  /// The text with `;` and `#` escaped, which begin and end entities in Mermaid.
  private static func escaped(_ text: String) -> String {
    text.replacing("#", with: "#35;").replacing(";", with: "#59;")
      .replacing("#35#59;", with: "#35;")
  }
}
