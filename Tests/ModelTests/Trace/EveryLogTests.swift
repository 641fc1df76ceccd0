import Synchronization
import Testing

@testable import Model
@testable import Workshop

/// What a log keeps, passes on and explains of the same calls, in each way of listening to it.
@Suite("The same calls in each kind of log")
struct EveryLogTests {
  @Test(
    "Each kind of log keeps, writes and reports the calls that it is made for, and no others",
    arguments: Kind.allCases)
  func calls(kind: Kind) {
    let (log, heard) = (kind.make(), Heard())
    if kind == .written || kind == .writtenAlone {
      log.setWriter {
        heard.add("\($0.kind) \($0.depth) \($0)")
      } begun: { calls in
        if !calls.isEmpty { heard.add("begun \(calls.map(\.text))") }
      }
    }
    log.watch { heard.count($0) }
    var lines: [String] = []
    for step in Self.steps {
      log.beginStep()
      step(log)
      let last = log.lastStep
      lines.append(
        "\(last.events.map { "\($0.depth) \($0)" }) \(last.omissions.map(\.name)) "
          + "\(log.takeUnreported().map(\.text)) \(heard.counts)")
    }
    lines.append("\(log.events.map { "\($0.kind) \($0.depth) \($0)" })")
    lines += heard.lines

    #expect(lines.joined(separator: "\n") == kind.lines)
  }

  enum Kind: CaseIterable {
    case silent, kept, written, writtenAlone, stepByStep, readLater

    func make() -> EventLog {
      let log = EventLog(
        isRecording: self != .silent, keepsEvents: self == .kept || self == .written)
      if self == .stepByStep || self == .readLater { log.explainSteps() }
      if self == .readLater { log.recordForLater() }
      if self == .written { log.isExplaining = true }
      return log
    }

    var lines: String {
      switch self {
      case .silent:
        """
        [] [] [] []
        [] [] [] []
        ["0 Cup: misuse"] [] ["misuse"] [1]
        [] [] [] []
        ["0 Cup: later"] [] ["later"] [1, 1]
        ["diagnostic 0 Cup: later"]
        """
      case .kept:
        """
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] [] [] [0, 0, 0, 0, 0, 2, 3]
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] [] [] []
        ["0 Cup.throws()", "1 Cup: misuse", "1 Cup.second() = 3", "0 = 3"] [] [] [4, 5, 6, 6, 7]
        ["1 Cup.after()"] [] [] [8, 8, 9, 1, 1]
        ["0 Cup: later"] [] ["later"] [2, 2]
        ["call 1 Cup.after()", "diagnostic 0 Cup: later"]
        """
      case .written:
        """
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] [0, 0, 0, 0, 0, 2, 3]
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] []
        ["0 Cup.throws()", "1 Cup: misuse", "1 Cup.second() = 3", "0 = 3"] ["Cup.drawn()", "pour()"] [] [4, 5, 6, 6, 7]
        ["1 Cup.after()"] [] [] [8, 9, 10, 1, 1]
        ["0 Cup: later"] [] ["later"] [2, 2]
        ["call 1 Cup.after()", "diagnostic 0 Cup: later"]
        begun ["outer()"]
        begun ["outer()", "inner()"]
        begun ["outer()"]
        begun ["outer()"]
        begun ["outer()", "own()"]
        call 0 Cup.outer()
        call 1 Cup.own()
        result 0 = 3
        begun ["throws()"]
        call 0 Cup.throws()
        diagnostic 1 Cup: misuse
        begun ["second()"]
        call 1 Cup.second() = 3
        result 0 = 3
        call 0 Cup.spill()
        result 0 = throws Spilled()
        begun ["forgets()"]
        call 1 Cup.after()
        diagnostic 0 Cup: later
        """
      case .writtenAlone:
        """
        [] [] [] [0, 0, 0, 0, 0, 0, 0]
        [] [] [] []
        ["1 Cup: misuse"] [] [] [0, 1, 1, 1, 1]
        [] [] [] [1, 1, 1, 0, 0]
        ["0 Cup: later"] [] ["later"] [1, 1]
        ["diagnostic 0 Cup: later"]
        begun ["outer()"]
        begun ["outer()", "inner()"]
        begun ["outer()"]
        begun ["outer()"]
        begun ["outer()", "own()"]
        call 0 Cup.outer()
        call 1 Cup.own()
        result 0 = 3
        begun ["throws()"]
        call 0 Cup.throws()
        diagnostic 1 Cup: misuse
        begun ["second()"]
        call 1 Cup.second() = 3
        result 0 = 3
        call 0 Cup.spill()
        result 0 = throws Spilled()
        begun ["forgets()"]
        call 1 Cup.after()
        diagnostic 0 Cup: later
        """
      case .stepByStep:
        """
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] [0, 0, 0, 0, 0, 2, 3]
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] []
        ["0 Cup.throws()", "1 Cup: misuse", "1 Cup.second() = 3", "0 = 3"] ["Cup.drawn()", "pour()"] ["misuse"] [1, 2, 3, 3, 4]
        ["1 Cup.after()"] [] [] [2, 2, 3, 1, 1]
        ["0 Cup: later"] [] ["later"] [1, 1]
        ["diagnostic 0 Cup: later"]
        """
      case .readLater:
        """
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] [0, 0, 0, 0, 0, 2, 3]
        ["0 Cup.outer()", "1 Cup.own()", "0 = 3"] ["Cup.inner()", "Cup.boil()"] [] []
        ["0 Cup.throws()", "1 Cup: misuse", "1 Cup.second() = 3", "0 = 3"] ["Cup.drawn()", "pour()"] ["misuse"] [4, 5, 6, 6, 7]
        ["1 Cup.after()"] [] [] [8, 8, 9, 1, 1]
        ["0 Cup: later"] [] ["later"] [2, 2]
        ["call 1 Cup.after()", "diagnostic 0 Cup: later"]
        """
      }
    }
  }

  private static let steps: [@Sendable (EventLog) -> Void] = [
    { log in
      // Two that may be defaults in each other: the outer one is its own.
      let (outer, inner) = (Receiver(), Receiver())
      _ = log.record(call("outer()"), optionalOf: outer, answering: { "\($0)" }) {
        log.record(call("inner()"), optionalOf: inner) { log.byDefault(of: inner, 1) }
          + log.record(call("own()", from: .view, to: .model), optionalOf: inner) { 2 }
      }
      log.omit("boil()", of: "Cup", because: .isNotInWindow)
    },
    { _ in },
    { log in
      log.omit("drawn()", of: "Cup", because: .rowsAreKnown)
      log.omit("pour()", of: nil, because: .viewIsLoaded)
      _ = log.record(call("throws()"), answering: { "\($0)" }) { () -> Int in
        log.report("misuse", from: "Cup")
        return log.record(call("second()"), answering: { "\($0)" }) { 3 }
      }
    },
    { log in
      struct Spilled: Error {}
      try? log.record(call("spill()")) { () throws(Spilled) in throw Spilled() }
      _ = log.record(call("forgets()"), answering: { "\($0)" }) { () -> Int in
        log.removeAll()
        log.record(call("after()"))
        return 4
      }
    },
    { log in
      log.isRecording = false
      log.report("later", from: "Cup")
      let receiver = Receiver()
      let answer = log.ask(call("asked()"), optionalOf: receiver) { log.byDefault(of: receiver) }
      if answer.isOwn { log.report("own", from: "Cup") }
    },
  ]

  private static func call(_ text: String, from caller: Lane? = nil, to receiver: Lane? = nil)
    -> Event
  { Event(.call, "Cup", Event.Call(text), from: caller, to: receiver) }

  private final class Receiver: Sendable {}

  private final class Heard: Sendable {
    private let state = Mutex<(lines: [String], counts: [Int])>(([], []))

    var lines: [String] { state.withLock { $0.lines } }

    /// The numbers of events since the last time.
    var counts: [Int] {
      state.withLock { state in
        defer { state.counts = [] }
        return state.counts
      }
    }

    func add(_ line: String) { state.withLock { $0.lines.append(line) } }

    func count(_ events: Int) { state.withLock { $0.counts.append(events) } }
  }
}
