import Foundation
import Terminal

/// Everything that a run has measured.
struct Report {
  private var verdicts: [Verdict] = []
  private var curves: [Curve] = []

  /// Whether no budget is broken.
  var isKept: Bool { verdicts.allSatisfy(\.isKept) && curves.allSatisfy(\.isKept) }

  /// Measures what is asked for, and shows each line as soon as it is known.
  ///
  /// - Throws: `Misuse` when that is nothing; what was not measured would look kept.
  mutating func measure(_ arguments: Arguments, in stores: Stores) throws {
    let effort = arguments.isQuick ? Effort.quick : .full
    let known = Budgets(effort: effort, stores: stores)
    let budgets = try (arguments.isCounted ? known.counted() : known.all())
      .filter { arguments.wants($0.name) }
    let growths =
      arguments.isCounted
      ? [] : Growths(effort: effort, stores: stores).all().filter { arguments.wants($0.name) }
    guard !budgets.isEmpty || !growths.isEmpty else {
      throw Misuse("Nothing that is measured has that text in its name")
    }
    let progress = ProgressLine(Output(STDERR_FILENO), in: ProcessInfo.processInfo.environment)
    defer { progress.end() }
    let all = budgets.count + growths.count
    func begin(_ name: String) {
      progress.show("Measuring \(name), \(verdicts.count + curves.count + 1) of \(all)")
    }
    func end(_ row: String) {
      progress.end()
      say(row)
      stores.removeCopies()
    }

    if !budgets.isEmpty { say(Table.header) }
    for budget in budgets {
      begin(budget.name)
      verdicts.append(Verdict(budget: budget, pairing: try budget.measure()))
      end(verdicts[verdicts.count - 1].row)
    }
    if !growths.isEmpty { say("\n" + Curve.header) }
    for growth in growths {
      begin(growth.name)
      let rounds = growth.isDurable ? 4 * effort.rounds : effort.rounds
      curves.append(try growth.measure(rounds: rounds, within: 2 * effort.patience))
      end(curves[curves.count - 1].row)
    }
  }

  /// The same for a program to read.
  func json() throws -> Data {
    try JSONSerialization.data(
      withJSONObject: ["budgets": verdicts.map(\.json), "growth": curves.map(\.json)],
      options: [.prettyPrinted, .sortedKeys])
  }

  private func say(_ line: String) {
    print(line)
    // A reader behind a pipe sees it now, too.
    fflush(nil)
  }
}
