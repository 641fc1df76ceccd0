import Controller
import Model
import Testing
import VestibuleTesting
import View
import ViewKit
import Workshop

@Suite("Two processes with one store", .scenario, .patience)
struct TwoProcessesTests {
  @Test("The last one who writes wins: what the other has added is lost, in four steps")
  func lastWriter() throws {
    for hasScenes in [false, true] {
      let explorer = exploringNames(hasScenes: hasScenes, reads: false)

      let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

      #expect(error.invariant == "an addition adds one", "\(error)")
      #expect(error.way.count == 4, "\(error)")
      #expect(error.way.contains(.other(.launch)))
      #expect(error.description.contains("in the other process launch the app"))
    }
  }

  @Test("Who reads before it writes loses nothing, in any order of their turns")
  func reader() throws {
    for hasScenes in [false, true] {
      let explorer = exploringNames(hasScenes: hasScenes, reads: true)

      let report = try explorer.explore()

      #expect(report.limit == nil)
      #expect(report.screens.contains("Names | Names"))
    }
  }

  @Test("Two are as many states as one has with itself")
  func pairs() throws {
    func states(_ processes: Int) throws -> Int {
      let explorer = Explorer(making: app(hasScenes: false) { _, _ in lamp() })
      explorer.alphabet.events = []
      explorer.alphabet.failsWrites = false
      explorer.alphabet.processes = processes
      return try explorer.explore().progress.states
    }

    // Not running, off and on.
    #expect(try states(1) == 3)
    #expect(try states(2) == 9)
  }

  @Test("A fault in the other process is found too")
  func other() throws {
    let explorer = Explorer(making: app(hasScenes: false) { _, _ in lamp() })
    explorer.alphabet.events = []
    explorer.alphabet.processes = 2
    explorer.after("nothing is touched there") { before, step, after in
      guard case .other(.touch) = step else { return nil }
      return before.texts.contains("off") && after.texts.contains("on") ? "It is." : nil
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(
      error.way.map(\.description) == [
        "in the other process launch the app", #"in the other process touch "Switch""#,
      ])
  }

  @Test(
    "What is wrong in the process of the step alone is looked for there, and so is what it keeps")
  func second() throws {
    var kept: [ViewController] = []
    func explorer() -> Explorer {
      let key = UserInfoKey<Bool>("own.first")
      let explorer = Explorer(
        making: app(hasScenes: false) { store, _ in
          let isSecond = (try? store.value(for: key)) == true
          try? store.set(true, for: key)
          let root = PlainController(isSecond ? "Second" : "First")
          if isSecond { kept.append(root) }
          return root
        })
      explorer.alphabet.events = []
      explorer.alphabet.failsWrites = false
      explorer.alphabet.processes = 2
      explorer.invariants.remove(.relaunch)
      return explorer
    }
    let (strict, loose) = (explorer(), explorer())
    strict.invariants.remove(.noLeak)
    strict.always("nobody is the second") { $0.controllerNames == ["Second"] ? "One is." : nil }

    let error = try #require(throws: ExplorerError.self) { try strict.explore() }
    let leak = try #require(throws: ExplorerError.self) { try loose.explore() }

    #expect(error.invariant == "nobody is the second")
    #expect(leak.invariant == Explorer.Invariant.noLeak.rawValue)
    for way in [error.way, leak.way] { #expect(way == [.launch, .other(.launch)]) }
    #expect(!leak.state.contains("Application not running"), "it is the state before the end")
  }

  /// An app that adds to a stored list, of which it may read what is there first.
  private func exploringNames(hasScenes: Bool, reads: Bool) -> Explorer {
    let key = UserInfoKey<String>("own.names")
    let explorer = Explorer(
      making: app(hasScenes: hasScenes) { store, _ in
        var names = (try? store.value(for: key)) ?? ""
        let root = PlainController("Names")
        root.show(Phrase(verbatim: "\(names)."))
        return root.button("Add") { root in
          if reads { names = (try? store.value(for: key)) ?? "" }
          if names.count < 3 {
            names += "x"
            try? store.set(names, for: key)
          }
          root.screen.elements[1] = .label(Phrase(verbatim: "\(names)."))
        }
      })
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.alphabet.processes = 2
    explorer.after("an addition adds one") { before, step, after in
      guard step.description.hasSuffix(#"touch "Add""#) else { return nil }
      let counts = try [before, after].map { try $0.store.value(for: key)?.count ?? 0 }
      return counts[0] < 3 && counts[1] != counts[0] + 1 ? "It does not: \(counts)." : nil
    }
    return explorer
  }
}
