import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// What a walk does, in short: how many states it finds, what fails, and how many steps its apps take.
///
/// That its states are where its ways lead is checked.
struct WalkTrace {
  /// How often an app went on from elsewhere, and how many steps were taken.
  private var (beginnings, taken) = (0, 0)
  private var ways: Set<[Explorer.Step]> = []
  private var last: [Explorer.Step] = []

  /// Walks, and writes down what comes of it.
  static func text(of explorer: Explorer, isTour: Bool) throws -> String {
    var trace = WalkTrace()
    explorer.onStep = { trace.note($0) }
    explorer.isRecorded = true
    let walk = Walk(explorer, isTour: isTour)
    walk.run()
    let record = try #require(walk.report.record)
    let failures = (walk.failures + [walk.doubt].compactMap(\.self)).map { failure in
      "\(failure.invariant): \((failure.way + failure.loop).map { "\($0)" }.joined(separator: ", "))"
    }
    let open = walk.report.open
    let left = open.count > 0 ? ["open: \(open.count)"] : []
    // What a job knew is not taken again, and nobody follows a way through an open state.
    let isWhole = explorer.known.isEmpty && record.states.allSatisfy { $0.expansion != nil }
    trace.check(record, isWhole: isWhole)
    let count = ["\(trace.taken) steps, \(trace.beginnings) times from elsewhere"]
    return ([walk.report.description] + failures + left + count)
      .joined(separator: "\n") + "\n"
  }

  /// Follows each way that was taken through the states of a record: it goes where the record says,
  /// and each step that the record has was taken.
  private func check(_ record: WalkRecord, isWhole: Bool) {
    let numbers = Dictionary(
      uniqueKeysWithValues: record.states.enumerated().map { ($1.fingerprint, $0) })
    var open = Set<[Int]>()
    for (index, state) in record.states.enumerated() {
      // Of a password there is no text in a record.
      for outcome in state.expansion?.outcomes ?? []
      where !"\(record.steps[outcome.step])".contains("•••") {
        open.insert([index, outcome.step])
      }
    }
    let all = open.count
    for way in ways {
      var place: Int? = 0
      for step in way {
        guard let from = place, let expansion = record.states[from].expansion else { break }
        let outcome = expansion.outcomes.first { record.steps[$0.step] == step }
        if let outcome { open.remove([from, outcome.step]) }
        place = outcome.flatMap { numbers[$0.target] }
      }
    }
    #expect(
      !isWhole || open.isEmpty,
      "of \(all), never taken: \(open.map { "\($0[0]) \(record.steps[$0[1]])" })")
    for state in record.states.dropFirst() {
      let parent = numbers[state.parent].map { record.states[$0] }
      let outcomes = parent?.expansion?.outcomes ?? []
      let leads = outcomes.contains { $0.step == state.step && $0.target == state.fingerprint }
      #expect(leads || parent?.expansion == nil, "nothing leads to \(state)")
    }
  }

  /// Notes a way before its last step is taken.
  private mutating func note(_ way: [Explorer.Step]) {
    if last.isEmpty || Array(way.dropLast()) != last { beginnings += 1 }
    taken += 1
    ways.insert(way)
    last = way
  }
}
