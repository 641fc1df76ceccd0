import Foundation
import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("How a walk goes, step by step", .patience)
struct WalkTraceTests {
  @Test(
    "A walk finds the agreed number of states in as many steps, and its ways lead where it says")
  func walks() throws {
    let text = try Self.walks.map { name, isTour, makeExplorer in
      let explorer = try makeExplorer()
      return "# \(name)\n\n" + (try WalkTrace.text(of: explorer, isTour: isTour))
    }.joined(separator: "\n")

    try expect(text, isAsIn: "walks.txt")
  }

  @Test("Jobs that share a walk leave each other what they do not expand, and go on from it")
  func shares() throws {
    var known: [WalkRecord] = []
    var text = ""
    for (part, count) in [(.none, 1), (.share(1, of: 4), 5)] as [(Explorer.Part, Int)] {
      let explorer = Self.switches(count)
      explorer.part = part
      explorer.beyondPart = { _ in count == 1 ? 9 : 0 }
      text += "# \(part) of \(count) switches, alone\n\n"
      text += try WalkTrace.text(of: explorer, isTour: true) + "\n"
    }
    for part in [.share(1, of: 2), .share(2, of: 2), .all, .none, .share(1, of: 2)]
      as [Explorer.Part]
    {
      let explorer = Self.switches(5)
      (explorer.part, explorer.known) = (part, known)
      explorer.beyondPart = { $0 / 2 }
      text += "# \(part), \(known.count) files\n\n"
      text += try WalkTrace.text(of: explorer, isTour: true) + "\n"
      explorer.onStep = nil
      explorer.isRecorded = true
      let walk = Walk(explorer, isTour: true)
      walk.run()
      let record = try #require(walk.report.record)
      let old = KnownWalk(known, explorer.alphabet)
      for state in record.states where part.isShare {
        let step = record.steps[state.step]
        #expect(old.expansion(of: state.fingerprint, after: state.parent, step) == nil)
        #expect(state.expansion != nil || old.states[state.fingerprint] == nil)
      }
      // Who has seen all files needs none of them any more.
      known = part == .none ? [record] : part == .all ? known : known + [record]
    }

    try expect(text, isAsIn: "walks-shared.txt")
  }

  @Test("What a job has found of a state counts for who comes there by the same step alone")
  func origin() throws {
    let explorer = Self.exploringLamp()
    explorer.isRecorded = true
    let record = try #require(try explorer.explore().record)
    let known = KnownWalk([record], explorer.alphabet)

    for state in record.states {
      let (own, step) = (state.fingerprint, record.steps[state.step])
      #expect(known.expansion(of: own, after: state.parent, step) != nil)
      #expect(known.expansion(of: own, after: state.parent &+ 1, step) == nil)
      #expect(known.expansion(of: own, after: state.parent, .failing(step, write: 9)) == nil)
    }
  }

  @Test("Of the states that a job leaves to others, the ways to the first ten are told")
  func open() {
    let explorer = Self.switches(5)
    explorer.part = .share(1, of: 4)
    explorer.beyondPart = { _ in 0 }
    let walk = Walk(explorer, isTour: true)

    walk.run()

    #expect(walk.report.open.count == 15 && walk.report.open.ways.count == 10)
  }

  @Test("The state whose steps were not all taken, as something does not hold, is left open")
  func failed() throws {
    let explorer = Self.exploringLamp()
    explorer.isRecorded = true
    explorer.always("the lamp is off") { $0.texts.contains("on") ? "It is on." : nil }
    let walk = Walk(explorer, isTour: true)

    walk.run()

    let states = try #require(walk.report.record).states
    #expect(walk.failures.map(\.way.count) == [2])
    #expect(states[0].expansion != nil && states[1].expansion == nil)
  }

  // MARK: - The walks

  private typealias Traced = (name: String, isTour: Bool, makeExplorer: () throws -> Explorer)

  private static let walks: [Traced] = [
    ("a lamp, with home, a crash and a store that fails", true, { exploringLamp() }),
    ("the same by the shortest ways", false, { exploringLamp() }),
    (
      "a lamp that is switched for long", true,
      {
        let explorer = exploringLamp()
        explorer.alphabet.events = []
        explorer.alphabet.touchesEscape = false
        explorer.limits.comparisons = 25
        return explorer
      }
    ),
    (
      "a lamp that crashes", true,
      {
        let explorer = exploringLamp()
        explorer.alphabet.events = [.crash]
        explorer.alphabet.failsWrites = false
        explorer.limits.comparisons = 12
        return explorer
      }
    ),
    (
      "four switches and a crash", true,
      {
        let explorer = switches(4)
        explorer.alphabet.events = [.crash]
        return explorer
      }
    ),
    ("six switches: each second way that is compared is the 128th", true, { switches(6) }),
    (
      "two windows", true,
      {
        let explorer = exploringLamp()
        explorer.alphabet.windows = 2
        explorer.alphabet.events = [.newWindow, .show, .close]
        explorer.alphabet.touchesEscape = false
        explorer.alphabet.failsWrites = false
        return explorer
      }
    ),
    (
      "two processes", true,
      {
        let explorer = Explorer(making: app(hasScenes: false) { _, _ in lamp() })
        explorer.alphabet.processes = 2
        explorer.alphabet.events = [.crash]
        explorer.limits.comparisons = 3
        return explorer
      }
    ),
    ("a form with everything, as far as twelve states", true, { try exploringForm() }),
    (
      "a count without end, three steps far", true,
      {
        let explorer = exploringCount()
        explorer.limits.depth = 3
        return explorer
      }
    ),
    (
      "a count without end that is stopped", true,
      {
        let explorer = exploringCount()
        var asked = 0
        explorer.isStopped = {
          asked += 1
          return asked > 4
        }
        return explorer
      }
    ),
    (
      "three things that do not hold", true,
      {
        let explorer = exploringLamp()
        explorer.limits.failures = 3
        explorer.limits.comparisons = 0
        explorer.always("the lamp is off") { $0.texts.contains("on") ? "It is on." : nil }
        explorer.after("nothing is touched") { _, step, _ in step.window == nil ? nil : "It is." }
        explorer.eventually("it is bright") { $0.texts.contains("bright") }
        return explorer
      }
    ),
    (
      "what should follow what, four times", true,
      {
        let explorer = exploringLamp()
        explorer.limits.failures = 5
        explorer.limits.comparisons = 0
        explorer.alphabet.failsWrites = false
        explorer.leadsTo("on, then off") {
          $0.texts.contains("on")
        } to: {
          $0.texts.contains("off")
        }
        explorer.leadsTo("on, then red") {
          $0.texts.contains("on")
        } to: {
          $0.texts.contains("red")
        }
        explorer.never("on before off") {
          $0.texts.contains("on")
        } until: {
          $0.texts.contains("off")
        }
        explorer.never("off before on") {
          $0.texts.contains("off")
        } until: {
          $0.texts.contains("on")
        }
        return explorer
      }
    ),
    (
      "a screen that nothing leads back from", true,
      {
        let explorer = exploring { _, _ in
          PlainController("Root").button("Next") { root in
            root.present(PlainController("Dead End"), animated: false)
          }
        }
        explorer.alphabet.events = [.home, .open, .show]
        explorer.alphabet.failsWrites = false
        explorer.limits.comparisons = 0
        return explorer
      }
    ),
    (
      "pages that are saved at the home screen, as far as twenty states", true,
      {
        let explorer = exploringPages(restores: true)
        explorer.alphabet.failsWrites = true
        explorer.limits.states = 20
        explorer.limits.comparisons = 0
        explorer.keeps("the page", onlyFromHome: true) { state in
          state.texts.first { Int($0) != nil }
        }
        explorer.keeps("nothing else") { _ in "nothing" }
        return explorer
      }
    ),
    (
      "a lamp that is kept, which nothing ends", true,
      {
        let explorer = exploringLamp()
        explorer.alphabet.events = [.interruption, .interruptionEnded]
        explorer.alphabet.failsWrites = false
        explorer.limits.comparisons = 0
        explorer.keeps("the light", onlyFromHome: false) { _ in "light" }
        return explorer
      }
    ),
    (
      "two rows that look the same", true,
      {
        let explorer = exploring { _, _ in RowsController(["Kim", "Lee", "Lee"]) }
        explorer.alphabet.events = []
        explorer.alphabet.failsWrites = false
        return explorer
      }
    ),
    (
      "a misuse that nobody looks for", true,
      {
        let explorer = exploring { _, log in
          PlainController("Root")
            .button("Break") { _ in log.report("Something is wrong.", from: "Root") }
            .button("Go") { $0.show("Gone") }
        }
        explorer.invariants.remove(.noDiagnostic)
        explorer.alphabet.events = []
        explorer.alphabet.failsWrites = false
        explorer.limits.comparisons = 3
        return explorer
      }
    ),
    (
      "a second visit that is hidden", true,
      {
        let explorer = exploring { _, _ in
          var visits = 0
          return PlainController("Root").button("In") { root in
            visits += 1
            let room = PlainController(visits > 3 ? "Crowd" : "Room")
            root.present(room.button("Back") { $0.dismiss(animated: true) }, animated: true)
          }
        }
        explorer.alphabet.events = []
        explorer.alphabet.touchesEscape = false
        explorer.alphabet.failsWrites = false
        explorer.limits.comparisons = 2
        return explorer
      }
    ),
    (
      "a lamp as far as two states", true,
      {
        let explorer = exploringLamp()
        explorer.limits.states = 2
        explorer.alphabet.failsWrites = false
        return explorer
      }
    ),
    (
      "nothing but the beginning", true,
      {
        let explorer = exploringCount()
        explorer.limits.states = 1
        return explorer
      }
    ),
    (
      "a mark that is hidden", true,
      {
        let explorer = exploringHiddenMark()
        explorer.limits.comparisons = 0
        return explorer
      }
    ),
  ]

  private static func exploringLamp() -> Explorer {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = [.home, .open, .crash]
    explorer.limits.comparisons = 4
    return explorer
  }

  private static func switches(_ count: Int) -> Explorer {
    let explorer = exploring { _, _ in
      let root = PlainController("Root")
      root.screen.elements = (1...count).map { .toggle(Switch(Phrase(verbatim: "\($0)"))) }
      return root
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.touchesEscape = false
    explorer.limits.comparisons = 0
    return explorer
  }

  private static func exploringCount() -> Explorer {
    let explorer = exploring { _, _ in
      var count = 0
      return PlainController("Counter").button("Add") { root in
        count += 1
        root.show("\(count)")
      }
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    return explorer
  }

  /// An app with each kind of step, in two languages, and with a property of each kind.
  private static func exploringForm() throws -> Explorer {
    let clock = ExplorerClock()
    let make = app { store, _ in
      let root = PlainController("Form")
      root.field("Name")
      root.field("PIN", isSecure: true)
      root.screen.elements.append(.textView(TextView("Notes")))
      root.screen.elements.append(.slider(Slider("Sugar")))
      return
        root
        .button("Save") { root in
          do {
            try store.set(clock.clocks.secondsSince1970(), for: UserInfoKey("own.time"))
            try store.set(true, for: UserInfoKey("own.saved"))
            root.show("Saved")
          } catch { root.show("Not saved") }
        }
        .button("Leave") { $0.show("Left") }
    }
    let explorer = Explorer(clock: clock, making: make)
    explorer.makeTranslated = make
    explorer.alphabet.texts = ["lee"]
    explorer.alphabet.secrets = ["<password 1>"]
    explorer.alphabet.textsByName = ["Notes": ["a\nb"]]
    explorer.alphabet.valuesByName = ["Sugar": ["50"]]
    explorer.alphabet.typesWithoutReturn = true
    explorer.alphabet.untouched = ["Leave"]
    explorer.alphabet.arrivals = [
      .url(try #require(URL(string: "tea://assam"))),
      .userActivity(UserActivity(activityType: "tea")),
    ]
    explorer.keepsExpiringValues = false
    explorer.limits.states = 12
    explorer.limits.comparisons = 2
    explorer.after("a step") { _, _, _ in nil }
    explorer.always("nothing is recorded while it is looked at") { state in
      state.application.log.isRecording ? "It is." : nil
    }
    explorer.keeps("the time") { state in
      try state.store.value(for: UserInfoKey<Int64>("own.time")).map { "\($0)" }
    }
    explorer.leadsTo("it is saved") { _ in
      true
    } to: {
      $0.texts.contains("Saved")
    }
    return explorer
  }
}
