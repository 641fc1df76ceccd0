import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

/// What a walk does, in short: its states, where their steps lead, and each step that any of its apps
/// takes, in order.
struct WalkTrace {
  private var numbers = Numbering<Explorer.Step>()
  /// The steps that were taken, a line for each time that an app went on from elsewhere.
  private var lines: [String] = []
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
    return ([walk.report.description] + failures + left + names + states + trace.lines)
      .joined(separator: "\n") + "\n"
  }

  /// Notes a way before its last step is taken.
  private mutating func note(_ way: [Explorer.Step]) {
    let step = way.last.map { number(of: $0) } ?? ""
    let before = Array(way.dropLast())
    if !last.isEmpty, before == last {
      lines[lines.count - 1] += " \(step)"
    } else {
      let start = before.map { number(of: $0) }.joined(separator: " ")
      lines.append("  [\(start)] \(step)")
    }
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
