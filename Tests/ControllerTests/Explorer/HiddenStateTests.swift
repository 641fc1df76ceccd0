import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import Workshop

@Suite("A fingerprint that leaves something out is found", .patience)
struct HiddenStateTests {
  @Test("With the whole fingerprint, no hidden state is found")
  func whole() throws {
    try explorer().explore()
  }

  @Test("Without the store, two ways to one state are not followed by the same")
  func withoutStore() throws {
    let explorer = explorer()
    explorer.fingerprint = { app, _ in app.visibleFingerprint }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.otherWay != nil)
    #expect(error.description.contains("The other way:\n  1. launch the app\n"))
  }

  @Test("Without what was typed, two ways to one state are not followed by the same")
  func withoutTexts() throws {
    let explorer = explorer()
    explorer.fingerprint = { app, _ in
      var hash = StateHash()
      for name in app.windows.flatMap(\.window.controllers).map(\.debugName) { hash.add(name) }
      hash.add(app.storeFingerprint())
      return hash.value
    }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
  }

  @Test(
    "What a first visit changes without a trace is found, by a comparison or on the way",
    arguments: [100, 0])
  func secondVisit(comparisons: Int) throws {
    let explorer = exploring { _, _ in
      var visits = 0
      return PlainController("Root").button("In") { root in
        visits += 1
        let room = PlainController("Room")
          .button("Back") { $0.dismiss(animated: true) }
          .button("Look") { $0.show(visits > 1 ? "Seen before" : "New") }
        root.present(room, animated: true)
      }
    }
    explorer.alphabet.events = []
    explorer.limits.comparisons = comparisons

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.way.map(\.description) == ["launch the app", "touch \"In\"", "touch \"Look\""])
    #expect(
      error.otherWay?.map(\.description) == [
        "launch the app", "touch \"In\"", "touch \"Back\"", "touch \"In\"", "touch \"Look\"",
      ])
  }

  @Test("What the last step hides is found, though to take it once more makes both ways the same")
  func hiddenByLastStep() throws {
    let explorer = exploringHiddenMark()

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.way.map(\.description) == ["launch the app", "touch \"Look\""])
    #expect(
      error.otherWay?.map(\.description) == [
        "launch the app", "touch \"Mark\"", "touch \"Look\"",
      ])
  }

  @Test(
    "What makes a difference only many steps later is found, and told without other steps",
    arguments: [[], [.terminate]] as [Set<SystemEvent.Kind>])
  func muchLater(events: Set<SystemEvent.Kind>) throws {
    let explorer = exploring { _, _ in
      var visits = 0
      return PlainController("Root").button("In") { root in
        visits += 1
        let room = PlainController(visits > 4 ? "Crowd" : "Room")
        root.present(room.button("Back") { $0.dismiss(animated: true) }, animated: true)
      }
    }
    explorer.alphabet.events = events

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.way == [.launch, Self.goIn])
    let visit = [Self.goIn, .touch(window: 1, control: 0, name: "Back")]
    #expect(error.otherWay == [.launch] + visit + visit + visit + visit + [Self.goIn])
  }

  @Test(
    "What hides nothing is left out of the other way, also where a misuse is in it",
    arguments: [false, true])
  func leftOut(isMisuse: Bool) throws {
    let explorer = exploring { _, log in
      var isMarked = false
      let root = PlainController("Root")
        .button("Turn") { $0.show("Turned") }
        .button("Mark") { root in
          isMarked = true
          root.show("Straight")
          if isMisuse { log.report("Something is wrong.", from: "Root") }
        }
        .button("Look") { $0.show(isMarked ? "Marked" : "Not marked") }
      root.show("Straight")
      return root
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.invariants.remove(.noDiagnostic)

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way.map(\.description) == ["launch the app", "touch \"Look\""])
    #expect(
      error.otherWay?.map(\.description) == [
        "launch the app", "touch \"Mark\"", "touch \"Look\"",
      ])
  }

  @Test("Where no steps are compared at first, those after the 128th second way are all the same")
  func sample() throws {
    let explorer = exploring { _, _ in
      var (lit, isMarked): (Set<Int>, Bool) = ([], false)
      let root = PlainController("Root")
      for number in 1...6 {
        root.button(Phrase(verbatim: "\(number)")) { root in
          let wasMarked = isMarked
          // Of six lamps, this is the 128th touch that leads to another state that is known.
          isMarked = number == 4 && lit == [1, 4, 5]
          lit.formSymmetricDifference([number])
          root.show(wasMarked ? "Marked" : Phrase(verbatim: "\(lit.sorted())"))
        }
      }
      root.show("[]")
      return root
    }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.alphabet.failsWrites = false
    explorer.limits.comparisons = 0
    // Each state is come to by the shortest way.
    explorer.onStep = { _ in }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.way.last == error.otherWay?.last)
  }

  @Test("After that was told, the walk goes on and tells whatever else does not hold")
  func goesOn() throws {
    let explorer = exploringHiddenMark()
    explorer.limits.failures = 3
    explorer.invariants.remove(.effect)
    explorer.eventually("it is red") { $0.texts.contains("red") }

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "from one state the same follows, whatever came before")
    #expect(error.others.map(\.invariant) == ["it is red"])
  }

  private static let goIn = Explorer.Step.touch(window: 1, control: 0, name: "In")

  /// An app that saves a name, and greets the person with that name.
  private func explorer() -> Explorer {
    let key = UserInfoKey<String>("own.name")
    let explorer = exploring { store, _ in
      let root = PlainController("Root")
      let field = root.field("Name")
      return
        root
        .button("Save") { [unowned field] root in
          do {
            try store.set(field.text, for: key)
            root.show("Saved")
          } catch {
            root.show("Not saved")
          }
        }
        .button("Greet") { root in
          let name = try? store.value(for: key)
          guard name?.isEmpty == false else { return root.show("Nobody is here") }
          root.present(
            PlainController("Greeting").button("Back") { $0.dismiss(animated: true) },
            animated: true)
        }
    }
    explorer.alphabet.events = [.home, .open]
    return explorer
  }
}
