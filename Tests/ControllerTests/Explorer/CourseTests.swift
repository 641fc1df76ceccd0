import Testing

@testable import Controller
@testable import Workshop

/// A graph that is drawn by hand, and what it shows of a property over time.
nonisolated struct DrawnGraph: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: Explorer.OverTime.Kind
  /// Each step as `0L1`: from a state, by a step, to a state; a state that only others lead to is open,
  /// unless it stands alone.
  let edges: String
  var first: Set<Int> = []
  var second: Set<Int> = []
  /// The states in which no window is in front.
  var away: Set<Int> = []
  var opens = true
  /// The way and the loop, or `nil` if the property holds.
  let course: [String]?
}

@Suite("What a graph shows of what must follow what")
struct CourseTests {
  @Test("The way and the loop are the shortest, whichever property it is", arguments: graphs, 0...1)
  func course(_ drawn: DrawnGraph, property: Int) {
    let graph = Self.graph(drawn, property)

    let course = graph.counterexample(to: property, drawn.kind, opens: drawn.opens)

    #expect(course.map { [Self.text($0.way), Self.text($0.loop)] } == drawn.course)
  }

  @Test(
    "A loop is looked for in the hundred states that are nearest", arguments: [98, 99, 100, 101])
  func near(distance: Int) {
    let chain = (0..<distance).map { ($0, $0 == 0 ? "L" : "a", $0 + 1) }
    let graph = Self.graph(chain + [(distance, "b", distance)], open: [])

    let course = graph.counterexample(to: 0, .eventually, opens: true)

    #expect(course?.loop.count == (distance < 100 ? 1 : 0))
    #expect(course?.way.count == (distance < 100 ? distance : 0))
  }

  @Test("A way goes from parent to parent, and where a step leads is known once it was expanded")
  func ways() {
    let graph = Self.graph([(0, "L", 1), (1, "a", 2), (1, "b", 3), (3, "c", 1)], open: [2])

    #expect((0...3).map { Self.text(graph.way(to: $0)) } == ["", "L", "La", "Lb"])
    #expect((graph.count, graph.expandedCount) == (4, 2))
    #expect(graph.target(of: Self.step("b"), from: 1) == 3)
    #expect(graph.target(of: Self.step("a"), from: 1) == 2)
    #expect(graph.target(of: Self.step("c"), from: 1) == nil)
    for state in 2...3 {
      for step in ["a", "L"] {
        #expect(graph.target(of: Self.step(step), from: state) == nil, "it is not expanded")
      }
    }
    #expect(graph.target(of: Self.step("z"), from: 1) == nil)
    #expect(graph.screenNames == ["Screen"] && graph.firstState(ofScreen: 0) == 0)
    #expect(graph.origin(of: 3).parent == 1)
    #expect(graph.steps[graph.origin(of: 3).step] == Self.step("b"))
    #expect(graph.index(of: 3) == 3 && graph.index(of: 7) == nil)
  }

  @Test("A way's mark belongs to the state that is being expanded, and to no other")
  func wayMark() {
    let graph = StateGraph(keepsMarks: false)
    for state in 0...1 as ClosedRange<UInt64> {
      graph.add(
        state, from: 0, by: graph.number(of: .launch), .init(screen: "", front: [], behind: []))
    }

    graph.beginState(7)
    #expect(graph.wayMark == 7)
    graph.endState()
    #expect(graph.wayMark == nil)
    graph.endState()

    #expect(graph.edges(of: .init(state: 0, wayMark: 7)) != nil)
    #expect(graph.edges(of: .init(state: 1, wayMark: 7)) == nil)
  }

  @Test("Where steps lead from a place is said of one that was come to alike, without faults")
  func edges() {
    let graph = Self.graph([(0, "L", 1), (1, "a", 2), (1, "F", 2), (1, "X", 0)], open: [2])
    func steps(_ state: UInt64, _ mark: UInt64?) -> String? {
      graph.edges(of: .init(state: state, wayMark: mark)).map { Self.text($0.map(\.step)) }
    }

    #expect(steps(1, 1) == "aX")
    #expect(steps(1, 2) == nil && steps(1, nil) == nil, "come to in another way")
    #expect(steps(2, 2) == nil && steps(7, 7) == nil, "not expanded, and not there")
    #expect(Self.text(graph.edges(of: 1, isWithinApp: true).map(\.step)) == "a")
    #expect(Self.text(graph.edges(of: 1, isWithinApp: false).map(\.step)) == "aFX")
  }

  // MARK: - Graphs

  nonisolated private static let graphs = [
    DrawnGraph(
      testDescription: "it comes about", kind: .eventually, edges: "0L1 1a2", second: [2],
      course: nil),
    DrawnGraph(
      testDescription: "there is nothing but the beginning", kind: .eventually, edges: "0",
      away: [0], opens: false, course: ["", ""]),
    DrawnGraph(
      testDescription: "it is there from the beginning", kind: .eventually, edges: "0L1 1a1",
      second: [0], course: nil),
    DrawnGraph(
      testDescription: "a touch in vain", kind: .eventually, edges: "0L1 1a1",
      course: ["L", "a"]),
    DrawnGraph(
      testDescription: "a branch that does not lead there", kind: .eventually,
      edges: "0L1 1a2 1b3 2d2 3c3", second: [2], course: ["Lb", "c"]),
    DrawnGraph(
      testDescription: "a branch behind it", kind: .eventually, edges: "0L1 1a2 2b3 3c3",
      second: [2], course: nil),
    DrawnGraph(
      testDescription: "a loop of two", kind: .eventually, edges: "0L1 1a2 2b1",
      course: ["L", "ab"]),
    DrawnGraph(
      testDescription: "a shorter loop further on", kind: .eventually, edges: "0L1 1a2 2b1 2c3 3d3",
      course: ["Lac", "d"]),
    DrawnGraph(
      testDescription: "a loop of two behind one of three", kind: .eventually,
      edges: "0L1 1a2 2b3 3c1 3d4 4e5 5f4", course: ["Labd", "ef"]),
    DrawnGraph(
      testDescription: "of two loops of one length, the first", kind: .eventually,
      edges: "0L1 1a2 1b3 2c2 3d3", course: ["La", "c"]),
    DrawnGraph(
      testDescription: "two ways to one state, of which the first is shorter", kind: .eventually,
      edges: "0L1 1a2 1b3 2c3 3d2 3e4 4f4", course: ["Lbe", "f"]),
    DrawnGraph(
      testDescription: "what only ends the app leads back", kind: .leadsTo,
      edges: "0L1 0b2 1X0 1a1 2c2", first: [1], second: [2], course: ["L", "a"]),
    DrawnGraph(
      testDescription: "what only time leads to", kind: .leadsTo, edges: "0L1 1C2 1a1 2b2",
      first: [1], second: [2], course: ["L", "a"]),
    DrawnGraph(
      testDescription: "what only a fault leads to", kind: .leadsTo, edges: "0L1 1F2 1a1 2b2",
      first: [1], second: [2], course: ["L", "a"]),
    DrawnGraph(
      testDescription: "an Escape in vain is no loop, unless there is nothing else", kind: .leadsTo,
      edges: "0L1 1E1 1R1", first: [1], course: ["L", "E"]),
    DrawnGraph(
      testDescription: "a touch in vain is rather told than an Escape", kind: .leadsTo,
      edges: "0L1 1E1 1a1", first: [1], course: ["L", "a"]),
    DrawnGraph(
      testDescription: "a row's action in vain is a loop as a touch is", kind: .leadsTo,
      edges: "0L1 1E1 1P1", first: [1], course: ["L", "P"]),
    DrawnGraph(
      testDescription: "where nothing is done there is no loop", kind: .leadsTo, edges: "0L1 1a2 2",
      first: [1], course: ["L", ""]),
    DrawnGraph(
      testDescription: "what asks for it is met later", kind: .leadsTo, edges: "0L1 1a2 2b3 3c3",
      first: [2], course: ["Lab", "c"]),
    DrawnGraph(
      testDescription: "nothing asks for it", kind: .leadsTo, edges: "0L1 1a1", course: nil),
    DrawnGraph(
      testDescription: "what asks for it is it", kind: .leadsTo, edges: "0L1 1a2 2b2",
      first: [1], second: [1], course: nil),
    DrawnGraph(
      testDescription: "who asks may be led astray", kind: .leadsTo,
      edges: "0L1 1a2 1b3 2d2 3c3", first: [1], second: [2], course: ["Lb", "c"]),
    DrawnGraph(
      testDescription: "who leaves and can open again", kind: .leadsTo, edges: "0L1 1H2 1a3 2 3b3",
      first: [1], second: [3], away: [0, 2], course: ["LH", ""]),
    DrawnGraph(
      testDescription: "who leaves and cannot open again", kind: .leadsTo,
      edges: "0L1 1H2 1a3 2 3b3", first: [1], second: [3], away: [0, 2], opens: false, course: nil),
    DrawnGraph(
      testDescription: "who stays and cannot open again", kind: .eventually, edges: "0L1 1a1",
      away: [0], opens: false, course: ["L", "a"]),
    DrawnGraph(
      testDescription: "what was not expanded may lead anywhere", kind: .eventually,
      edges: "0L1 1a2 1b1", course: nil),
    DrawnGraph(
      testDescription: "beside what was not expanded", kind: .eventually,
      edges: "0L1 1a2 1b3 2c2", course: ["La", "c"]),
    DrawnGraph(
      testDescription: "whoever was only launched in the background cannot open it",
      kind: .eventually,
      edges: "0L1 1a1", away: [0, 1], opens: false, course: nil),
    DrawnGraph(
      testDescription: "of two launches one does not lead there", kind: .eventually,
      edges: "0L1 0b2 1a3 2c2 3d3", second: [3], course: ["b", "c"]),
    DrawnGraph(
      testDescription: "what was not expanded, beside what a crash leads to", kind: .leadsTo,
      edges: "0L1 1a3 1X2 2b2", first: [1, 2], course: ["LX", "b"]),
    DrawnGraph(
      testDescription: "it is asked for again behind it", kind: .leadsTo, edges: "0L1 1a2 2b3 3c3",
      first: [1, 3], second: [2], course: ["Lab", "c"]),
    DrawnGraph(
      testDescription: "a shorter way by a crash is none within the app", kind: .leadsTo,
      edges: "0L1 1a2 1X3 2b3 3c3", first: [1], course: ["Lab", "c"]),
    DrawnGraph(
      testDescription: "a shorter loop by a crash is none", kind: .leadsTo,
      edges: "0L1 1X0 1a2 2b3 3c1", first: [1], course: ["L", "abc"]),
    DrawnGraph(
      testDescription: "a loop that a crash closes is none", kind: .leadsTo, edges: "0L1 1a2 2X1",
      first: [1], course: ["L", ""]),
    DrawnGraph(
      testDescription: "a loop behind a crash is none", kind: .leadsTo, edges: "0L1 1X2 2b2",
      first: [1], course: ["L", ""]),
    DrawnGraph(
      testDescription: "a crash in vain is no loop, where an Escape is", kind: .leadsTo,
      edges: "0L1 1X1 1E1", first: [1], course: ["L", "E"]),
    DrawnGraph(
      testDescription: "keys that lead elsewhere and back are a loop", kind: .leadsTo,
      edges: "0L1 1E2 2R1", first: [1], course: ["L", "ER"]),
    DrawnGraph(
      testDescription: "it is never before the other", kind: .never, edges: "0L1 1a3 2 3c2",
      first: [2], second: [3], course: nil),
    DrawnGraph(
      testDescription: "a way around the other", kind: .never, edges: "0L1 1a3 1b4 2 3c2 4d2",
      first: [2], second: [3], course: ["Lbd", ""]),
    DrawnGraph(
      testDescription: "a way by a crash", kind: .never, edges: "0L1 1X2 2", first: [2],
      second: [3], course: ["LX", ""]),
    DrawnGraph(
      testDescription: "both at once is right", kind: .never, edges: "0L1 1a1", first: [1],
      second: [1], course: nil),
    DrawnGraph(
      testDescription: "it is there before the launch", kind: .never, edges: "0L1", first: [0, 1],
      course: ["", ""]),
    DrawnGraph(
      testDescription: "nothing of either is there", kind: .never, edges: "0L1 1a1", course: nil),
  ]

  /// Small letters are touches.
  private static func step(_ letter: String) -> Explorer.Step {
    switch letter {
    case "L": .launch
    case "X": .event(.crash)
    case "H": .event(.home)
    case "C": .clock(60)
    case "E": .touchEscape(window: 1)
    case "R": .touchReturn(window: 1)
    case "P": .perform("P", window: 1, control: 0, name: "row")
    case "F": .failing(.touch(window: 1, control: 0, name: "F"), write: 1)
    default: .touch(window: 1, control: 0, name: letter)
    }
  }

  private static func text(_ steps: [Explorer.Step]) -> String {
    steps.map { step in
      let letters = "LXHCERPF"
      if let letter = letters.first(where: { Self.step("\($0)") == step }) { return "\(letter)" }
      if case .touch(_, _, let name) = step { return name }
      return "?"
    }.joined()
  }

  private static func graph(_ drawn: DrawnGraph, _ property: Int) -> StateGraph {
    let parts = drawn.edges.split(separator: " ")
    let edges = parts.filter { $0.count == 3 }.map { part in
      let (from, to) = (part.first.flatMap(\.wholeNumberValue), part.last?.wholeNumberValue)
      return (from ?? 0, String(part.dropFirst().dropLast()), to ?? 0)
    }
    // The other property is the opposite everywhere.
    let bit: UInt64 = 1 << UInt64(property)
    let marks = (0..<10).map { state in
      StateGraph.Marks(
        first: drawn.first.contains(state) ? bit : 3 - bit,
        second: drawn.second.contains(state) ? bit : 3 - bit)
    }
    let known = Set(edges.map(\.0)).union(
      parts.filter { $0.count == 1 }.compactMap { Int($0) })
    let all = Set(edges.flatMap { [$0.0, $0.2] }).union(known)
    return graph(edges, open: all.subtracting(known), away: drawn.away, marks)
  }

  /// A walk comes to the states in their order, and expands all but the open ones, which are last.
  private static func graph(
    _ edges: [(Int, String, Int)], open: Set<Int>, away: Set<Int> = [],
    _ marks: [StateGraph.Marks] = []
  ) -> StateGraph {
    let graph = StateGraph(keepsMarks: true)
    let last = edges.flatMap { [$0.0, $0.2] }.max() ?? 0
    for state in 0...last {
      let origin = edges.first { $0.2 == state && $0.0 < state }
      graph.add(
        UInt64(state), from: origin?.0 ?? 0, by: graph.number(of: step(origin?.1 ?? "L")),
        .init(screen: "Screen", front: away.contains(state) ? [] : ["Screen"], behind: []),
        marks.isEmpty ? .init() : marks[state])
    }
    for state in 0...last where !open.contains(state) && state == graph.expandedCount {
      graph.beginState(UInt64(state))
      for (from, name, target) in edges where from == state {
        graph.addTarget(target, by: graph.number(of: step(name)))
      }
      graph.endState()
    }
    return graph
  }
}
