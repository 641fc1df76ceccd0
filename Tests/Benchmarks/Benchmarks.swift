import Foundation

/// Measures each budget against its own reference in the same run.
///
///     swift run -c release Benchmarks [--quick] [--check] [--json FILE]
///     swift run -c release Benchmarks --run NAME COUNT     for a profiler
@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "--run", let count = Int(arguments[3]) {
      return try run(arguments[2], count)
    }
    let rounds = arguments.contains("--quick") ? 5 : 15
    var budgets: [Budget] = []
    print(Budget.header)
    for make in makers {
      guard let budget = try make(rounds) else { continue }
      print(budget.row)
      budgets.append(budget)
    }
    if let index = arguments.firstIndex(of: "--json"), arguments.indices.contains(index + 1) {
      let json = try JSONSerialization.data(
        withJSONObject: budgets.map(\.json), options: [.prettyPrinted, .sortedKeys])
      try json.write(to: URL(fileURLWithPath: arguments[index + 1]))
    }
    if arguments.contains("--check"), !budgets.allSatisfy(\.isKept) { exit(1) }
  }

  private static let makers: [@MainActor (Int) throws -> Budget?] = [
    { rounds in
      guard let flow = try HeadlessFlow(), let bare = BareFlow() else { return nil }
      return Budget(
        name: "flow, headless", reference: "bare Swift", must: 3,
        pairing: try Pairing(rounds: rounds, count: 2000, flow.run, against: bare.run))
    },
    { rounds in
      guard let flow = try TextFlow(), let bare = BareFlow() else { return nil }
      return Budget(
        name: "flow, drawn as text", reference: "bare Swift, drawn", must: 3,
        pairing: try Pairing(rounds: rounds, count: 2000, flow.run, against: bare.runDrawn))
    },
    { rounds in
      guard let traceable = try HeadlessFlow(isTraceable: true), let flow = try HeadlessFlow()
      else { return nil }
      return Budget(
        name: "trace compiled in but off", reference: "no trace", must: 1.02,
        pairing: try Pairing(rounds: rounds, count: 2000, traceable.run, against: flow.run))
    },
    { rounds in
      let work = PresentationWork()
      return Budget(
        name: "present and dismiss", reference: "bare Swift", must: 3,
        pairing: try Pairing(rounds: rounds, count: 5000, work.run, against: work.runBare))
    },
    { rounds in
      let (work, call) = (try SceneWork(scenes: 1), StrongCall())
      return Budget(
        name: "scene transition", reference: "one strong delegate call", must: 4,
        pairing: try Pairing(rounds: rounds, count: 5000, work.transitions, against: call.run))
    },
    { rounds in
      let (many, few) = (try SceneWork(scenes: 10_000), try SceneWork(scenes: 10))
      return Budget(
        name: "connect and disconnect, 10,000 open", reference: "10 open", must: 1.2,
        pairing: try Pairing(
          rounds: rounds, count: 200, many.connectAndDisconnect, against: few.connectAndDisconnect))
    },
  ]

  private static func run(_ name: String, _ count: Int) throws {
    // For whoever weighs the process from outside: so many scenes, opened and left open.
    if name == "scenes" { return withExtendedLifetime(try SceneWork(scenes: count)) {} }
    guard let bare = BareFlow(), let headless = try HeadlessFlow(), let text = try TextFlow(),
      let traceable = try HeadlessFlow(isTraceable: true)
    else { return }
    let work: [String: () -> Void] = [
      "bare": bare.run, "bareDrawn": bare.runDrawn, "headless": headless.run, "text": text.run,
      "traceable": traceable.run, "present": PresentationWork().run,
    ]
    for _ in 0..<count { work[name]?() }
  }
}
