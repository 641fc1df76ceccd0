import Foundation

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
    let budgets = try Budgets(effort: effort, stores: stores).all()
      .filter { arguments.wants($0.name) }
    let growths = Growths(effort: effort, stores: stores).all().filter { arguments.wants($0.name) }
    guard !budgets.isEmpty || !growths.isEmpty else {
      throw Misuse("Nothing that is measured has that text in its name")
    }
    if !budgets.isEmpty { say(Table.header) }
    for budget in budgets {
      verdicts.append(Verdict(budget: budget, pairing: try budget.measure()))
      say(verdicts[verdicts.count - 1].row)
      stores.removeCopies()
    }
    if !growths.isEmpty { say("\n" + Curve.header) }
    for growth in growths {
      let rounds = growth.isDurable ? 4 * effort.rounds : effort.rounds
      curves.append(try growth.measure(rounds: rounds, within: 2 * effort.patience))
      say(curves[curves.count - 1].row)
      stores.removeCopies()
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
    // Whoever waits behind a pipe wants to see it now, too.
    fflush(nil)
  }
}
