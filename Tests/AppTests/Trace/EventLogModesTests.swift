import Model
import Synchronization
import Testing
import Workshop

/// What a log keeps, passes on and says, whichever way it is used: each step of the same script, and
/// what is there afterwards.
@Suite("A log, word for word")
nonisolated struct EventLogModesTests {
  private static let modes: [(name: String, log: @Sendable () -> EventLog)] = [
    ("silent", { EventLog() }),
    ("recording", { EventLog(isRecording: true) }),
    ("keeping nothing", { EventLog(isRecording: true, keepsEvents: false) }),
    ("explaining", { changed(EventLog(isRecording: true)) { $0.isExplaining = true } }),
    ("the last step", { changed(EventLog(keepsEvents: false)) { $0.explainSteps() } }),
    ("read later", { changed(EventLog(keepsEvents: false)) { $0.recordForLater() } }),
    (
      "all steps",
      {
        changed(EventLog()) {
          $0.explainSteps()
          $0.recordForLater()
        }
      }
    ),
  ]

  @Test("A log keeps, writes and reports what its mode asks for, and a watcher changes none of it")
  func modes() throws {
    var (lines, hearers) = (FirstLines(), [[String]: String]())
    for (name, log) in Self.modes {
      var (unheard, unchanged) = ([[String]](), [String: [String]]())
      for (listener, listen) in Self.listeners {
        let (log, heard) = (log(), Heard())
        listen(log, heard)
        lines.begin("# \(name), \(listener)")
        var (before, states, all) = ([String](), [[String]](), [String]())
        for (step, body) in Self.steps {
          body(log)
          let now = Self.state(of: log)
          // What is as it was is not said again.
          let new = heard.take()
          all += new
          let changes = now.filter { !before.contains($0) }.map { "  \($0)" }
          // What is there as without a listener is not said again, and what is heard once.
          if listener == "nobody" || changes != unchanged[step] {
            ([step + ":"] + changes).forEach { lines.begin($0) }
          }
          if listener == "nobody" { unchanged[step] = changes }
          lines.add("\(step):", new.map { "  \($0)" })
          states.append(now)
          before = now
        }
        if let other = hearers[all], !all.isEmpty { lines.begin("hears what \(other) hears") }
        hearers[all] = hearers[all] ?? "\(listener) of \(name)"
        if listener == "nobody" { unheard = states }
        if listener == "a watcher" { #expect(states == unheard, "who watches changes nothing") }
      }
    }

    try expect(lines.text, isAsIn: "Words/log.txt")
  }

  private static let listeners: [(String, @Sendable (EventLog, Heard) -> Void)] = [
    ("nobody", { _, _ in }),
    (
      "a writer",
      { log, heard in
        log.setWriter {
          heard.add("write \($0.depth) \($0)")
        } begun: { calls in
          if !calls.isEmpty { heard.add("begun \(calls.map(\.text))") }
        }
      }
    ),
    ("a watcher", { log, heard in log.watch { heard.add("watch \($0)") } }),
  ]

  private static let steps: [(String, @Sendable (EventLog) -> Void)] = [
    ("call", { $0.record(Event(.call, "Cup", "fill()")) }),
    ("report", { $0.report("twice", from: "Cup") }),
    (
      "append",
      { $0.append(contentsOf: [Event(.call, "Cup", "a"), Event(.diagnostic, "Cup", "b")]) }
    ),
    ("answers", { log in _ = log.record(Event(.call, "Cup", "ml()"), answering: text) { 1 } }),
    (
      "nested",
      { log in
        log.beginStep()
        log.omit("drawn()", of: "Cup", because: .rowsAreKnown)
        _ = log.record(Event(.call, "Cup", "outer()"), answering: text) {
          _ = log.record(Event(.call, "Cup", "inner()"), answering: text) { 2 }
          log.record(Event(.call, "Cup", "last()"))
          return 3
        }
      }
    ),
    (
      "throws",
      { log in
        try? log.record(Event(.call, "Cup", "break()")) { () throws(Broken) in throw Broken() }
      }
    ),
    (
      "defaults",
      { log in
        let (cup, other) = (Cup(), Cup())
        log.omit("drawn()", of: "Cup", because: .rowsAreKnown)
        log.omit(["one()", "two()"], ofEach: ["Cup", "Pot"], because: .isNotImplemented)
        log.record(Event(.call, "Cup", "own()"), optionalOf: cup) {}
        _ = log.record(Event(.call, "Cup", "outer()"), optionalOf: cup, answering: text) {
          log.byDefault(of: other)
          log.record(Event(.call, "Cup", "inner()"), optionalOf: other) {
            log.byDefault(of: cup)
            log.byDefault(of: other)
          }
          return log.byDefault(of: cup, 4)
        }
        _ = log.record(Event(.call, "Cup", "asked()"), optionalOf: cup, answering: text) { 5 }
        let asked = [
          log.ask(Event(.call, "Cup", "mayOwn()"), optionalOf: cup) {},
          log.ask(Event(.call, "Cup", "mayBe()"), optionalOf: cup) { log.byDefault(of: cup) },
        ].map(\.isOwn)
        log.report("own \(asked)", from: "Cup")
      }
    ),
    (
      "pending",
      { log in
        log.beginStep()
        log.omit("drawn()", of: "Pot", because: .rowsAreKnown)
        log.omit("poured()", of: "Pot", because: .isNotImplemented)
      }
    ),
    ("step", { $0.beginStep() }),
    (
      "removed",
      { log in
        _ = log.record(Event(.call, "Cup", "before()"), answering: text) {
          log.removeAll()
          return 6
        }
        _ = log.record(Event(.call, "Cup", "after()"), answering: text) { 7 }
      }
    ),
    (
      "paused",
      {
        $0.pauseExplaining()
        $0.record(Event(.call, "Cup", "later()"))
      }
    ),
    (
      "unheard",
      { log in
        log.setWriter(nil)
        log.watch(nil)
        log.isRecording = true
        _ = log.record(Event(.call, "Cup", "end()"), answering: text) { 8 }
      }
    ),
  ]

  // MARK: - Fixtures

  private static let text: @Sendable (Int) -> String? = { "\($0)" }

  private static func changed(_ log: EventLog, _ change: (EventLog) -> Void) -> EventLog {
    change(log)
    return log
  }

  private static func state(of log: EventLog) -> [String] {
    let (events, omissions) = log.lastStep
    let parts: [(String, [String])] = [
      ("events", log.events.map { "\($0.depth) \($0)" }), ("left out", log.omissions.map(\.name)),
      ("step", events.map(\.text) + omissions.map(\.name)),
      ("unreported", log.takeUnreported().map(\.text)),
      ("is", ["recording \(log.isRecording), explaining \(log.isExplaining)"]),
    ]
    return parts.map { "\($0.0): \($0.1.joined(separator: ", "))" }
  }

  private struct Broken: Error {}

  private final class Cup {}

  private final class Heard: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    func take() -> [String] {
      texts.withLock { texts in
        defer { texts = [] }
        return texts.map { "> \($0)" }
      }
    }
  }
}
