import Controller
import Model
import ModelKit
import Testing
import VestibuleTesting
import View
import ViewText
import Workshop

@Suite("What must follow what, on the graph of all states", .scenario, .patience)
struct OverTimeTests {
  @Test("Who is asked again at each activation never comes in: the shortest loop says so")
  func asksForEver() throws {
    let explorer = exploringLock(asksForEver: true)
    explorer.leadsTo("who unlocks it comes in") { state in
      state.controllerNames.last == "AlertController"
    } to: { state in
      state.controllerNames.last == "Notes" && state.texts.contains("Unlocked")
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "who unlocks it comes in")
    #expect(
      error.way.map(\.description) == [
        "launch the app", #"touch "Open""#, #"touch "Unlock""#,
      ])
    #expect(error.loop.map(\.description) == [#"touch "Unlock""#])
    #expect(
      error.description.contains("And then again and again:\n  4. touch \"Unlock\"\n"))
  }

  @Test("Who is asked once comes in, whatever is done between")
  func asksOnce() throws {
    let explorer = exploringLock(asksForEver: false)
    explorer.leadsTo("who unlocks it comes in") { state in
      state.controllerNames.last == "AlertController"
    } to: { state in
      state.controllerNames.last == "Notes" && state.texts.contains("Unlocked")
    }
    explorer.eventually("it is unlocked") { $0.texts.contains("Unlocked") }

    try explorer.explore()
  }

  @Test("A loop of several steps is told whole")
  func severalSteps() throws {
    let explorer = exploring { _, _ in circle("One") }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.invariants.remove(.wayBack)
    explorer.eventually("there is a fourth") { $0.controllerNames == ["Four"] }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way == [.launch, Self.next])
    #expect(error.loop == [Self.next, Self.next])
    #expect(error.state.contains { $0.contains("Two") }, "it is the state before the loop")
  }

  @Test("What no step leads to does not come about, and a state without steps has no loop")
  func nothingFollows() throws {
    let explorer = exploring { _, _ in PlainController("Root") }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.eventually("tea") { $0.texts.contains("Tea") }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.loop.isEmpty && error.invariant == "tea")
    #expect(error.explanation == "It does not come about: from here on no step leads to it.")
  }

  @Test("What may not be before something else was is found, by a way around it")
  func never() throws {
    func explorer(hasDoor: Bool) -> Explorer {
      let explorer = exploring { _, _ in
        let root = PlainController("Root")
          .button("Agree") { $0.show("Agreed") }
          .button("Order") { root in
            if let label = root.screen.elements.last?.view as? Label, label.text == "Agreed" {
              root.show("Ordered")
            } else if hasDoor {
              root.show("Ordered")
            }
          }
        return root
      }
      explorer.never("an order") {
        $0.texts.contains("Ordered")
      } until: {
        $0.texts.contains("Agreed")
      }
      return explorer
    }

    try explorer(hasDoor: false).explore()
    let error = try #require(throws: ExplorerError.self) {
      try explorer(hasDoor: true).explore()
    }

    #expect(error.way.map(\.description) == ["launch the app", #"touch "Order""#])
    #expect(error.loop.isEmpty)
    #expect(error.explanation == "It is here, and what should be before it was not.")
  }

  @Test("Where a limit ends the walk, what was not seen may lead anywhere")
  func limit() throws {
    let explorer = exploring { _, _ in
      var count = 0
      return PlainController("Counter").button("Add") { root in
        count += 1
        root.show("\(count)")
      }
    }
    explorer.alphabet.events = []
    explorer.limits.states = 20
    explorer.eventually("a thousand") { $0.texts.contains("1000") }

    let report = try explorer.explore()

    #expect(report.limit == "20 states")
  }

  @Test("Who cannot open the app again is not asked to come back")
  func home() throws {
    let explorer = exploring { _, _ in PlainController("Root").button("Go") { $0.show("Gone") } }
    explorer.alphabet.events = [.home]
    explorer.eventually("it is gone") { $0.texts.contains("Gone") }

    try explorer.explore()
  }

  @Test("A condition that cannot be asked is told once, with what it throws")
  func throwing() throws {
    func explorer() -> Explorer {
      let explorer = exploring { _, _ in lamp() }
      explorer.alphabet.events = []
      explorer.limits.comparisons = 0
      explorer.never("it is bright") { _ in
        throw StoreError.noHomeDirectory
      } until: { _ in
        true
      }
      explorer.eventually("it is red") { $0.texts.contains("red") }
      return explorer
    }
    let (one, all) = (explorer(), explorer())
    all.limits.failures = 3

    let error = try #require(throws: ExplorerError.self) { try one.explore() }
    let errors = try #require(throws: ExplorerError.self) { try all.explore() }

    #expect(error.invariant == "it is bright" && error.way.isEmpty)
    #expect(error.explanation == "\(StoreError.noHomeDirectory)")
    #expect(errors.invariant == "it is bright")
    #expect(errors.others.map(\.invariant) == ["it is red"])
  }

  // MARK: - Fixtures

  private static let next = Explorer.Step.touch(window: 1, control: 0, name: "Next")

  /// Notes behind a lock.
  private func exploringLock(asksForEver: Bool) -> Explorer {
    let explorer = exploring { _, _ in
      let root = PlainController("Notes")
      root.button("Open") { root in
        guard root.screen.elements.last?.view is Button else { return }
        activate(root, asksForEver)
      }
      return root
    }
    explorer.alphabet.events = [.home, .open]
    explorer.invariants.remove(.wayBack)
    return explorer
  }
}

/// Asks for the key each time that the app becomes active, or only while it is locked.
@MainActor
private func activate(_ root: PlainController, _ asksForEver: Bool) {
  let alert = AlertController(title: "Face ID", message: nil, preferredStyle: .alert)
  alert.addAction(
    AlertAction(title: "Unlock") { [weak root] _ in
      guard let root else { return }
      root.show("Unlocked")
      if asksForEver { activate(root, asksForEver) }
    })
  root.present(alert, animated: true)
}

/// A screen that leads to the second, which leads to the third, which leads to the second.
@MainActor
private func circle(_ name: String) -> PlainController {
  PlainController(name).button("Next") {
    $0.window?.rootViewController = circle(name == "Two" ? "Three" : "Two")
  }
}
