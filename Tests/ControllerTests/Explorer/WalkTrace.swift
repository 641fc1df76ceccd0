import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// What a walk does, in short: its states, where their steps lead, and how many steps its apps take.
struct WalkTrace {
  private var numbers = Numbering<Explorer.Step>()
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
    let states = record.states.enumerated().map { trace.line(of: $1, $0, in: record) }
    let failures = (walk.failures + [walk.doubt].compactMap(\.self)).map { failure in
      let steps = (failure.way + failure.loop).map { trace.number(of: $0) }
      return "\(failure.invariant): \(steps.joined(separator: " "))"
    }
    let open = walk.report.open
    let ways = open.ways.map { way in way.map { trace.number(of: $0) }.joined(separator: " ") }
    let left = open.count > 0 ? ["open: \(open.count): \(ways.joined(separator: ", "))"] : []
    let names = trace.numbers.values.enumerated().map { "\($0) \($1)" }
    // What a job knew is not taken again, and nobody follows a way through an open state.
    let isWhole = explorer.known.isEmpty && record.states.allSatisfy { $0.expansion != nil }
    trace.check(record, isWhole: isWhole)
    let count = ["\(trace.taken) steps, \(trace.beginnings) times from elsewhere"]
    return ([walk.report.description] + failures + left + names + states + count)
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
    // They are numbered in the order in which they are first taken.
    for step in way.suffix(1) + way.dropLast() { _ = number(of: step) }
    if last.isEmpty || Array(way.dropLast()) != last { beginnings += 1 }
    taken += 1
    ways.insert(way)
    last = way
  }

  /// A state: how it was reached, and where its steps lead.
  private mutating func line(
    of state: WalkRecord.State, _ index: Int, in record: WalkRecord
  ) -> String {
    func place(_ fingerprint: UInt64) -> String {
      record.states.firstIndex { $0.fingerprint == fingerprint }.map(String.init) ?? "?"
    }
    let origin = "from \(place(state.parent)) by \(number(of: record.steps[state.step]))"
    let location = record.locations[state.location]
    let front = location.front + (location.behind.isEmpty ? [] : ["behind:"] + location.behind)
    let targets = (state.expansion?.outcomes ?? []).map { outcome in
      let touch = outcome.touch.map { $0.isVain ? " in vain" : " with effect" } ?? ""
      return "\(number(of: record.steps[outcome.step]))→\(place(outcome.target))\(touch)"
    }
    let marks = "\(state.marks.first) \(state.marks.second)"
    let opened = (state.expansion?.openedWindows ?? []).sorted().map { ", opens \($0)" }
    let end =
      state.expansion == nil ? "open" : targets.joined(separator: ", ") + opened.joined()
    return "state \(index) \(origin): \(location.screen) \(front) \(marks): \(end)"
  }

  private mutating func number(of step: Explorer.Step) -> String {
    "\(numbers.number(of: step))"
  }
}
