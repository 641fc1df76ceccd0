import ModelKit
import Testing
import ViewText

@testable import Model
@testable import Workshop

@Suite("What of a log is shown")
struct EventFilterTests {
  private static let events = [
    Event(.call, "View", "touch", from: .person, to: .view),
    Event(.call, "Controller", "touched", from: .view, to: .controller),
    Event(.call, "Model", "save", from: .controller, to: .model),
    Event(.result, "Model", "saved", from: .model, to: .controller),
    Event(.diagnostic, "Window", "twice"),
    Event(.call, "Nobody", "nothing"), Event(.result, "Nobody", "nil"),
  ]

  @Test(
    "A filter shows its layers and kinds: a misuse in every layer, a result in both of its own",
    arguments: [
      ([], [], [0, 1, 2, 3, 4, 5, 6]), ([.view], [], [0, 4]), ([.controller], [], [1, 3, 4]),
      ([.model], [], [2, 3, 4]), ([.person], [], [4]), ([.view, .model], [], [0, 2, 3, 4]),
      ([], [.call], [0, 1, 2, 5]), ([], [.result], [3, 6]), ([], [.diagnostic], [4]),
      ([.model], [.call], [2]), ([.model], [.result, .diagnostic], [3, 4]),
    ] as [(Set<Lane>, Set<Event.Kind>, [Int])])
  func filter(lanes: Set<Lane>, kinds: Set<Event.Kind>, shown: [Int]) {
    let filter = EventFilter(lanes: lanes, kinds: kinds)

    #expect(Self.events.indices.filter { filter.admits(Self.events[$0]) } == shown)
  }

  @Test("Each event is a line of a diagram, in which no text acts as markup")
  func diagram() {
    #expect(
      Self.events.map { MermaidTrace.line(for: $0) ?? "none" } == [
        "  Person->>View: View.touch", "  View->>Controller: Controller.touched",
        "  Controller->>Model: Model.save", "  Model-->>Controller: saved",
        "  Note over System: Window: twice", "none", "none",
      ])
    #expect(
      MermaidTrace.line(for: Event(.call, "Cup", "#1; #2;", to: .view))
        == "  View->>View: Cup.#35;1#59; #35;2#59;")
    #expect(
      MermaidTrace.header == [
        "sequenceDiagram", "  participant Person", "  box rgba(11, 87, 196, 0.15)",
        "  participant View", "  end", "  box rgba(200, 120, 0, 0.15)", "  participant Controller",
        "  end", "  box rgba(111, 45, 189, 0.15)", "  participant Model", "  end",
        "  participant System",
      ])
  }

  @Test("A line of text is as deep as its call, and what the system is in is a callback")
  func text() {
    let log = EventLog(isRecording: true)
    log.record(Event(.call, "A", "a()", state: "on", from: .system, to: .controller)) {
      log.record(Event(.call, "B", "b()", result: "1", from: .controller, to: .system)) {
        log.record(Event(.call, "C", "c()", from: .controller, to: .view))
      }
    }

    #expect(log.events.map(TextTrace.line) == ["A.a() (on)", "  B.b() = 1", "    C.c()"])
    #expect(log.events.map(\.isCallback) == [true, true, false])
  }
}
