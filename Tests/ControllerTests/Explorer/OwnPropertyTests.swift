import Controller
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import Workshop

@Suite("What an explorer is told of an app of one's own", .scenario, .patience)
struct OwnPropertyTests {
  // MARK: - Of a step

  @Test("What a step does is found, though each state alone is as it should be")
  func wrongRow() throws {
    let explorer = exploring { _, _ in Pair() }
    explorer.alphabet.events = []
    explorer.after("a name that is removed is gone, and the other stays") { before, step, after in
      guard case .touch(_, _, let button) = step else { return nil }
      let name = button.replacing("Remove ", with: "")
      let expected = before.texts.filter { $0 != name && $0 != button }
      return after.texts == expected ? nil : "\(before.texts) became \(after.texts)."
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way.map(\.description) == ["launch the app", #"touch "Remove Bob""#])
    #expect(error.invariant == "a name that is removed is gone, and the other stays")
    #expect(error.explanation.contains(#""Bob", "#))
  }

  @Test("What a step does is found also if it leads to a known state, or stays where it is")
  func knownState() throws {
    for fault in ["off", "on"] {
      let explorer = exploring { _, _ in lamp() }
      explorer.alphabet.events = []
      explorer.after("a touch") { before, step, after in
        guard before.texts.contains("on"), step.window != nil else { return nil }
        return after.texts.contains(fault) == (fault == "off") ? "It is \(fault)." : nil
      }

      let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error.way.count == 3 && error.explanation == "It is \(fault).")
    }
  }

  @Test("The state before has not taken the step, and the app that takes it is not disturbed")
  func before() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = [.home, .open, .crash]
    var seen: Set<[Bool]> = []
    explorer.after("a touch") { before, step, after in
      if step == .touch(window: 1, control: 0, name: "Switch") {
        seen.insert([before.texts.contains("on"), after.texts.contains("on")])
        #expect(before.application !== after.application)
      }
      return nil
    }

    let report = try explorer.explore()

    #expect(seen == [[false, true], [true, false]])
    #expect(report.limit == nil)
  }

  // MARK: - What is kept

  @Test("What is lost when the process ends is found, with what was there before and after")
  func lost() throws {
    let explorer = exploring { _, _ in
      var count = 0
      let root = PlainController("Root")
      root.show("0")
      return root.button("Add") { root in
        count = min(count + 1, 2)
        root.screen.elements[1] = .label("\(count)")
      }
    }
    explorer.keeps("the count") { state in state.texts.first { Int($0) != nil } }

    // Where nothing else ends it, a crash does.
    for events in [explorer.alphabet.events, []] {
      explorer.alphabet.events = events
      let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error.invariant == "the count")
      #expect(
        error.way.map(\.description) == [
          "launch the app", #"touch "Add""#, "crash", "launch the app",
        ])
      #expect(error.explanation == "Before: 1. After the launch: 0.")
    }
  }

  @Test("What is stored at the home screen is kept from there, and not in front")
  func fromHome() throws {
    func explorer(onlyFromHome: Bool) -> Explorer {
      let explorer = exploringPages(restores: true)
      explorer.keeps("the page", onlyFromHome: onlyFromHome) { state in
        state.texts.first { Int($0) != nil }
      }
      return explorer
    }

    try explorer(onlyFromHome: true).explore()
    let error = #expect(throws: ExplorerError.self) {
      try explorer(onlyFromHome: false).explore()
    }

    #expect(error?.way.map(\.description).suffix(2) == ["crash", "launch the app"])
  }

  @Test("What a failed write has not stored need not be kept")
  func failedWrite() throws {
    let key = UserInfoKey<Bool>("own.sugar")
    let explorer = exploring { store, _ in
      let root = PlainController("Root")
      root.show((try? store.value(for: key)) == true ? "Sugar" : "None")
      return root.button("Sugar") { root in
        var text: Phrase = "Sugar"
        do { try store.set(true, for: key) } catch { text = "Sugar, not stored" }
        root.screen.elements[1] = .label(text)
      }
    }
    var failed: Set<Bool> = []
    explorer.keeps("the sugar") { state in state.texts.first { $0.hasPrefix("Sugar,") } }
    explorer.always("what is told") { state in
      if state.texts.contains("Sugar, not stored") { failed.insert(state.hasFailedWrite) }
      return nil
    }

    try explorer.explore()

    #expect(failed == [true])
  }

  @Test("Of two ways of one length, the one without a fault is told")
  func naturalWay() throws {
    let explorer = exploring { store, _ in
      PlainController("Root")
        .button("Save") { root in
          do { try store.set(true, for: UserInfoKey("own.saved")) } catch { root.show("Done") }
        }
        .button("Give Up") { $0.show("Done") }
    }
    explorer.alphabet.events = []
    explorer.always("it is not done") { state in
      state.texts.contains("Done") && !state.hasFailedWrite ? "It is." : nil
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way.map(\.description) == ["launch the app", #"touch "Give Up""#])
  }

  @Test("What does not hold before the first launch is told without a way")
  func beforeLaunch() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.always("it runs") { $0.application.isRunning ? nil : "It does not." }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way.isEmpty && error.explanation == "It does not.")
  }

  // MARK: - More failures than one

  @Test("A walk may go on after a failure: then each invariant is told of once")
  func failures() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.limits.failures = 3
    explorer.alphabet.events = []
    explorer.always("the lamp is off") { $0.texts.contains("on") ? "It is on." : nil }
    explorer.always("nothing is shown") { $0.texts.isEmpty ? nil : "Something is." }
    explorer.after("nothing is touched") { _, step, _ in step.window == nil ? nil : "It is." }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "nothing is shown" && error.way == [.launch])
    #expect(error.others.map(\.invariant) == ["the lamp is off", "nothing is touched"])
    #expect(error.others.map(\.way.count) == [2, 2])
    #expect(error.description.contains("Not always true: the lamp is off.\nIt is on."))
  }

  @Test("What was told of is not looked for again, so that the walk comes to what is wrong later")
  func later() throws {
    let explorer = exploring { _, _ in
      PlainController("Root").button("Say") { $0.show("Once") }.button("Say") { $0.show("Twice") }
    }
    explorer.alphabet.events = []
    explorer.limits.failures = 2
    explorer.always("it is not said twice") { $0.texts.contains("Twice") ? "It is." : nil }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == Explorer.Invariant.names.rawValue && error.way == [.launch])
    #expect(error.others.map(\.invariant) == ["it is not said twice"])
  }

  @Test("With one failure, nothing more is looked for; with many, all states are seen")
  func allStates() throws {
    func states(failures: Int) throws -> Int {
      let explorer = exploring { _, _ in lamp() }
      explorer.limits.failures = failures
      explorer.always("nothing is shown") { $0.texts.isEmpty ? nil : "Something is." }
      return try #require(throws: ExplorerError.self) { try explorer.explore() }
        .report.progress.states
    }

    #expect(try states(failures: 1) == 1)
    let report = try exploring { _, _ in lamp() }.explore()
    #expect(try states(failures: 2) == report.progress.states)
  }
}

/// Two names, of which a touch removes the wrong one.
private final class Pair: ViewController {
  private let screen = PlainScreen()
  private var names = ["Ann", "Bob"]

  override func loadView() {
    view = screen
    show()
  }

  private func show() {
    screen.elements = names.map { .label(Phrase(verbatim: $0)) }
    for name in ["Ann", "Bob"] where names.contains(name) {
      screen.elements.append(
        .button(
          Button(Phrase(verbatim: "Remove \(name)"), sends: "remove()", to: { [weak self] in self })
          {
            $0.names.removeFirst()
            $0.show()
          }))
    }
  }
}
