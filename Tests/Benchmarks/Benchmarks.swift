import Foundation

/// Measures each budget against its own reference in the same run.
///
///     swift run -c release Benchmarks [--quick] [--only TEXT] [--check] [--json FILE]
///     swift run -c release Benchmarks --run NAME COUNT     for a profiler
@main
enum Benchmarks {
  static func main() throws {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    if let words = arguments.worker { return try Worker(words).run() }
    if let (name, count) = arguments.repetition { return try Repetition(name).run(count) }
    let folder = try ScratchFolder()
    defer { folder.remove() }
    let budgets = Budgets(
      effort: arguments.isQuick ? .quick : .full, stores: Stores(in: folder))

    print(Table.header)
    var verdicts: [Verdict] = []
    for budget in try budgets.all() where arguments.wants(budget.name) {
      let verdict = Verdict(budget: budget, pairing: try budget.measure())
      print(verdict.row)
      verdicts.append(verdict)
    }
    if let file = arguments.json {
      let json = try JSONSerialization.data(
        withJSONObject: ["budgets": verdicts.map(\.json)], options: [.prettyPrinted, .sortedKeys])
      try json.write(to: URL(fileURLWithPath: file))
    }
    if arguments.isCheck, !verdicts.allSatisfy(\.isKept) {
      folder.remove()
      exit(1)
    }
  }
}
