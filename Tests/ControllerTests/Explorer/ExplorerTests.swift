import Controller
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import Workshop

@Suite("An explorer walks through every state", .scenario, .patience)
struct ExplorerTests {
  @Test("Ten lines explore a screen of one's own")
  func tenLines() throws {
    let explorer = Explorer(making: app { _, _ in lamp() })
    explorer.alphabet.events = [.crash]
    explorer.always("a lamp is on or off") { state in
      state.texts.filter { ["on", "off"].contains($0) }.count > 1 ? "Both." : nil
    }

    let report = try explorer.explore()

    // Not running at first and after a crash, whose session is stored; off and on, and both also with
    // a session that could not be stored.
    #expect(report.progress.states == 6)
    #expect(report.limit == nil)
    #expect(report.screens == ["not running", "Lamp"])
  }

  @Test(
    "A failure says what does not hold, the shortest way and the state, at the line of the test")
  func failure() throws {
    let explorer = Explorer(making: app { _, _ in lamp() })
    explorer.always("the lamp is off") { $0.texts.contains("on") ? "It is on." : nil }

    let line = #line + 1
    let error = try #require(throws: ExplorerError.self) {
      try explorer.explore()
    }

    #expect(error.line == line && error.filePath.hasSuffix("ExplorerTests.swift"))
    #expect(error.way.map(\.description) == ["launch the app", "touch \"Switch\""])
    #expect(error.steps.map(\.screen?.title.english) == ["Lamp", "Lamp"])
    #expect(error.steps.allSatisfy { !$0.calls.isEmpty } && error.steps[1].failure == "It is on.")
    #expect(
      error.description == """
        ExplorerTests.swift:\(line): Not always true: the lamp is off.
        It is on.
        A shortest way:
          1. launch the app
          2. touch "Switch"
        The state:
          Application active
            Scene 1 foregroundActive
              Window key
                Lamp appeared PlainScreen
            Lamp
              1  Switch
              on
            Return: Switch
        As a test, with the closure of the explorer:
        @Test("the lamp is off")
        func way() throws {
          try Scenario.run(.loose, making: make) { scenario in
            try scenario.launch()
            try scenario.touch("Switch")
            // Here: It is on.
          }
        }
        """)
    #expect(
      error.annotation == """
        \(error.filePath):\(line): error: Not always true: the lamp is off. It is on. Way: launch the \
        app, touch "Switch"
        """)
  }

  @Test("An application without scenes is walked through, too")
  func classic() throws {
    let explorer = Explorer(making: app(hasScenes: false) { _, _ in lamp() })

    let report = try explorer.explore()

    #expect(Set(report.screens) == ["not running", "Lamp", "inactive", "background", "suspended"])
    #expect(report.limit == nil)
  }

  @Test("Each launch of the walk begins with a copy of the store, which is as it was at the end")
  func copyOfStore() throws {
    let store = try storeWithAccount()
    let randomness = ExplorerRandomness()
    let explorer = Explorer(
      store: store, randomness: randomness, making: exploredFrontDoor(randomness: randomness))
    explorer.limits.states = 200

    try explorer.explore()

    #expect(try LoginSession(store: store).email() == nil)
    #expect(throws: AccountError.emailTaken) {
      try Accounts(store: store, hasher: ExplorerHasher())
        .register(UserInfo(email: "lee@example.com", password: "<password 2>"))
    }
  }

  @Test("The clock is set ahead as often as it may be")
  func clock() throws {
    let clock = ExplorerClock()
    let explorer = Explorer(
      clock: clock,
      making: app { _, _ in
        PlainController("Clock").button("Look") {
          $0.show("\(clock.clocks.secondsSince1970() % 1_000)")
        }
      })
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = false
    explorer.alphabet.clockJumps = [60]
    explorer.alphabet.mostClockJumps = 2
    var seen: Set<String> = []
    explorer.always("what is seen") { state in
      seen.formUnion(state.texts.filter { Int($0) != nil })
      return nil
    }

    try explorer.explore()

    #expect(seen == ["0", "60", "120"])
  }

  @Test("The same walk says the same, and two windows in either order are one state")
  func twoWindows() throws {
    func walk(_ windows: Int) throws -> Explorer.Report {
      let explorer = Explorer(making: app { _, _ in lamp() })
      explorer.makeTranslated = app { _, _ in lamp() }
      explorer.alphabet.windows = windows
      explorer.alphabet.events = [.newWindow]
      explorer.alphabet.failsWrites = false
      return try explorer.explore()
    }

    let (one, two) = (try walk(1), try walk(2))

    // Not running, off, on; with two windows also both off, either the last one on or the other,
    // and both on.
    #expect((one.progress.states, two.progress.states) == (3, 7))
    #expect(try walk(2).description == two.description)
    #expect(try walk(2).transitions == two.transitions)
  }

  @Test(
    "A limit that was reached is said first",
    arguments: [("states", 1, "상태 1개"), ("steps", 2, "2단계")])
  func limits(_ name: String, _ number: Int, korean: String) throws {
    let explorer = Explorer(making: app { _, _ in lamp() })
    if name == "states" { explorer.limits.states = number } else { explorer.limits.depth = number }

    let report = try explorer.explore()

    #expect(report.limit == "\(number) \(name)")
    #expect(
      report.description.hasPrefix(
        "Not everything was seen: the limit of \(number) \(name) was reached.\n"))
    #expect(
      report.reachedLimit?.korean == "모두 탐색하지는 못했습니다. 한도에 이르렀습니다 (\(korean)).")
  }

  @Test("A method that is called only later is told of, too")
  func methods() throws {
    let explorer = Explorer(
      making: app { _, log in
        var count = 0
        return PlainController("Root").button("Add") { root in
          count = min(count + 1, 2)
          root.show("\(count)")
          // From the same screen to the same screen, by the same step.
          guard count == 2 else { return }
          log.record(Event(.call, "Server", "send()", from: .controller, to: .controller))
        }
      })
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false

    let report = try explorer.explore()

    #expect(report.methods.contains("Server.send"))
  }

  @Test("A name of a field that nothing has is told, and what would break a diagram is left out")
  func names() throws {
    let explorer = Explorer(
      making: app { _, _ in PlainController("A\n\"B\"\\").button("C\"") { $0.show("D") } })
    explorer.alphabet.textsByName = ["Emial": ["lee"]]
    explorer.alphabet.events = [.crash]

    let report = try explorer.explore()

    #expect(report.unseenNames == ["Emial"])
    #expect(
      report.description.hasPrefix("No field was called “Emial”, so its texts were not typed.\n"))
    #expect(report.mermaid.contains("state \"A B\\\" as s1\n"))
    #expect(report.dot.contains(##"s1 [label="A \"B\"\\", color="#0b57c4"];"##))
  }

  @Test("Each way is told before its last step is taken, so that a trap has a way too")
  func steps() throws {
    var told: [Explorer.Step] = []
    var touched: [[Explorer.Step]] = []
    let explorer = exploring { _, _ in
      PlainController("Root").button("Go") { root in
        touched.append(told)
        root.show("Gone")
      }
    }
    explorer.onStep = { told = $0 }

    try explorer.explore()

    #expect(touched.first == [.launch, .touch(window: 1, control: 0, name: "Go")])
    #expect(touched.allSatisfy { $0.last?.description == #"touch "Go""# })
  }

  @Test("A step that changes the store is tried with each change failing")
  func failingChanges() throws {
    let explorer = Explorer(
      making: app { store, _ in
        PlainController("Twice").button("Save") { controller in
          do {
            try store.set("1", for: UserInfoKey("first"))
            try store.set("2", for: UserInfoKey("second"))
            controller.show("saved")
          } catch {
            controller.show("not saved")
          }
        }
      })
    explorer.alphabet.events = [.crash]
    var kept: Set<[String?]> = []
    explorer.always("what is kept") { state in
      kept.insert([
        try state.store.value(for: UserInfoKey<String>("first")),
        try state.store.value(for: UserInfoKey<String>("second")),
      ])
      return nil
    }

    try explorer.explore()

    #expect(kept == [[nil, nil], ["1", nil], ["1", "2"]])
  }
}

/// A lamp that is switched on and off.
func lamp() -> PlainController {
  let lamp = PlainController("Lamp").button("Switch") { lamp in
    if let label = lamp.screen.elements.last?.view as? Label, label.text == "on" {
      lamp.show("off")
    } else {
      lamp.show("on")
    }
  }
  lamp.show("off")
  return lamp
}
