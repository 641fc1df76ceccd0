import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import ControllerKit
@testable import Workshop

@Suite("What a walker says of ways and of states that it is given", .patience)
struct WalkerCheckTests {
  private let explorer = exploring { _, _ in turning() }
  private let graph = StateGraph(keepsMarks: false)

  // MARK: - Two ways

  @Test("What hides nothing is left out of the other way, and then of what both begin with")
  func shortened() throws {
    let (turn, mark) = (touch(0, "Turn"), touch(1, "Mark"))
    let begin: [Explorer.Step] = [.launch, turn, turn]

    let failure = try #require(self.failure(begin, begin + [mark, turn, turn]))

    #expect(failure.way == [.launch, touch(2, "Look")])
    #expect(failure.otherWay == [.launch, mark, turn, turn, touch(2, "Look")])
    #expect(failure.difference == ["− Not marked", "+ Marked"])
    // Where a state is not reached without it, a step stays.
    let turned = try #require(self.failure([.launch, turn], [.launch, mark, turn]))
    #expect(turned.way == [.launch, turn, touch(2, "Look")])
    #expect(turned.otherWay == [.launch, mark, turn, touch(2, "Look")])
    #expect(self.failure([.launch], [.launch, turn, turn]) == nil)
    #expect(self.failure([.launch, turn], [.launch, mark]) == nil, "they lead to two states")
  }

  @Test("To tell of it, the class of the controller in front in the last window is proposed")
  func lastController() throws {
    let explorer = exploring { store, _ in
      let key = UserInfoKey<Bool>("own.first")
      if (try? store.value(for: key)) == true {
        return NavigationController(rootViewController: turning())
      }
      try? store.set(true, for: key)
      return First()
    }
    let way: [Explorer.Step] = [.launch, .event(.newWindow)]
    let mark = Explorer.Step.touch(window: 2, control: 1, name: "Mark")

    let failure = try #require(self.failure(way, way + [mark], of: explorer))

    #expect(failure.explanation.contains("($0 as? PlainController)?.visits"))
  }

  @Test("What is random is told as that, and not as what is hidden")
  func random() throws {
    let explorer = exploring { _, _ in
      PlainController("Root")
        .button("Next") { root in
          root.present(
            PlainController("Next").button("Back") { $0.dismiss(animated: true) }, animated: true)
        }
        .button("Roll") { $0.show("\(Int.random(in: 0...Int.max))") }
    }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    // It cannot go on, however many failures it may find.
    explorer.limits.failures = 2

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == "the same way leads to the same state")
  }

  @Test("Random steps end before the walk's time is over")
  func late() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.limits.time = .seconds(30)
    explorer.tellsProgress = false
    var (now, steps) = (ContinuousClock.now, 0)
    explorer.now = {
      now += .seconds(1)
      return now
    }
    explorer.onStep = { _ in steps += 1 }

    let report = try explorer.explore()

    #expect(report.limit == nil && steps < 200, "of a thousand that are tried otherwise")
  }

  @Test("A walk that has taken all of its time, and no more, has not come too late")
  func inTime() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = []
    explorer.alphabet.failsWrites = false
    explorer.limits.time = .seconds(5)
    explorer.limits.comparisons = 2
    let start = ContinuousClock.now
    var asked = 0
    explorer.now = {
      asked += 1
      return asked == 1 ? start : start + .seconds(5)
    }

    #expect(try explorer.explore().limit == nil)
  }

  @Test("Random steps begin again after a hundred, so that a way can be read")
  func hundred() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.alphabet.failsWrites = false
    explorer.limits.comparisons = 25
    var longest = 0
    explorer.onStep = { longest = max(longest, $0.count) }

    try explorer.explore()

    #expect(longest == 100)
  }

  @Test("Random steps seldom end the process: the longer it lives, the more it can hide")
  func seldom() throws {
    let explorer = exploring { _, _ in lamp() }
    explorer.alphabet.events = [.crash]
    explorer.alphabet.touchesEscape = false
    explorer.alphabet.failsWrites = false
    var (steps, ends) = (0, 0)
    explorer.onStep = { way in
      // All others have short ways.
      guard way.count > 10 else { return }
      steps += 1
      if way.last == .event(.crash) { ends += 1 }
    }

    try explorer.explore()

    #expect(steps > 200 && ends > 0 && ends * 5 < steps)
  }

  // MARK: - A change that is refused

  @Test("A refused change is told unless something shows that it was")
  func stored() {
    let change = changed()
    func told(_ change: StepOutcome.Change, _ other: StepOutcome.Change?) -> String? {
      let walker = walker()
      var failing = StepOutcome(
        step: .failing(.launch, write: 1), fingerprint: 1, newState: nil, touch: nil)
      failing.change = other
      do throws(Explorer.Failure) {
        try walker.checkStored(change, failing, from: 0)
        return nil
      } catch {
        #expect(error.invariant == Explorer.Invariant.stored.rawValue)
        #expect(error.way == [failing.step] && error.state.first == "Application active")
        return error.explanation
      }
    }
    let same = "The store refused a change, and a person sees the same as if it had not."
    let announced = "The store refused a change, and it was announced as if it had not: a, b."

    #expect(told(change, changed(store: 2))?.hasPrefix(same) == true)
    #expect(told(change, nil) == nil)
    #expect(told(change, changed(store: 1)) == nil, "nothing that counts was refused")
    #expect(told(change, changed(store: 2, hasDiagnostics: true)) == nil)
    #expect(told(changed(visible: []), changed(visible: [], store: 2)) == nil)
    #expect(told(change, changed(store: 2, ["a"])) == nil)
    #expect(told(change, changed(visible: [2], store: 2)) == nil)
    let loud = changed(["a", "b"])
    #expect(told(loud, changed(store: 2, ["a", "b"]))?.hasPrefix(same) == true)
    #expect(
      told(loud, changed(visible: [2], store: 2, ["a", "b"]))?.hasPrefix(announced) == true)
    explorer.invariants.remove(.stored)
    #expect(told(change, changed(store: 2)) == nil)
  }

  // MARK: - The way back

  @Test("A way must lead back from each state, in front and behind, if the app can be reached")
  func wayBack() {
    typealias Place = (front: [String], behind: [String])
    func told(
      _ place: Place, _ events: Set<SystemEvent.Kind>, homes: Set<String> = ["Home", "Tab"]
    )
      -> [String]?
    {
      let graph = StateGraph(keepsMarks: false)
      let explorer = exploring { _, _ in lamp() }
      explorer.alphabet.events = events
      let places: [Place] = [([], []), (["Home"], []), place]
      let steps: [Explorer.Step] = [.launch, .launch, touch(0, "Switch")]
      for (state, place) in places.enumerated() {
        graph.add(
          UInt64(state), from: max(0, state - 1), by: graph.number(of: steps[state]),
          .init(screen: "", front: place.front, behind: place.behind))
      }
      for state in 0...2 {
        graph.beginState(nil)
        if state < 2 { graph.addTarget(state + 1, by: graph.number(of: steps[state + 1])) }
        graph.endState()
      }
      do throws(Explorer.Failure) {
        try StateWalker(explorer, in: graph, isTour: false).checkWayBack(to: homes)
        return nil
      } catch {
        #expect(error.invariant == Explorer.Invariant.wayBack.rawValue)
        #expect(error.explanation.contains(" leads from here to Home or Tab."))
        return [error.way.map(\.description).joined(separator: ", "), error.state.last ?? ""]
      }
    }
    let here = ["launch the app, touch \"Switch\"", "  Return: Switch"]

    #expect(told((["Home"], []), [.open]) == nil && told((["Home", "Tab"], []), [.open]) == nil)
    #expect(told((["Dead"], []), [.open]) == here && told((["Dead"], []), []) == here)
    #expect(told((["Dead"], []), [.open], homes: []) == nil)
    #expect(told((["Home", "Dead"], []), [.open]) == here)
    // What is behind can be brought to the front by one event alone.
    #expect(told((["Home"], ["Dead"]), [.open]) == nil)
    #expect(told((["Home"], ["Dead"]), [.open, .show]) == here)
    #expect(told((["Home"], ["Tab"]), [.open, .show]) == nil)
    // There is no way back to an app that cannot be opened.
    #expect(told(([], ["Home"]), [.open]) == here)
    #expect(told(([], ["Home"]), [.show]) == nil)
  }

  // MARK: - The state at the end of a way

  @Test(
    "A screen that is old is told as it is at the end of its way, whether a text is old or missing",
    arguments: [("0", "1"), (nil, "1"), ("0", nil)] as [(String?, String?)])
  func stale(old: String?, new: String?) throws {
    let key = UserInfoKey<Int64>("own.count")
    let explorer = exploring { store, _ in
      let count = (try? store.value(for: key)) ?? 0
      let root = PlainController("Root")
      if let text = count > 0 ? new : old { root.show(Phrase(verbatim: "Count: \(text)")) }
      return root.button("Add") { root in
        try? store.set(1, for: key)
        root.show("Added")
      }
    }
    explorer.alphabet.events = [.crash]
    explorer.alphabet.failsWrites = false

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.invariant == Explorer.Invariant.reads.rawValue)
    #expect(error.way == [.launch, touch(0, "Add")])
    #expect(error.state.contains { $0.contains("Added") })
  }

  @Test("A button that does nothing is told with the state in which it was touched")
  func vain() throws {
    let explorer = exploring { _, _ in
      PlainController("Root").button("Next") { $0.show("Gone on") }.button("Help") { _ in }
    }
    explorer.alphabet.events = []
    explorer.alphabet.touchesEscape = false
    explorer.limits.comparisons = 0
    explorer.invariants = [.effect]

    let error = try #require(throws: ExplorerError.self) { try explorer.explore() }

    #expect(error.way == [.launch, touch(1, "Help")])
    #expect(error.state.first == "Application active")
    #expect(!error.state.contains { $0.contains("Gone on") })
  }

  // MARK: - Fixtures

  private func walker(_ other: Explorer? = nil) -> StateWalker {
    StateWalker(other ?? explorer, in: graph, isTour: false)
  }

  private func touch(_ control: Int, _ name: String) -> Explorer.Step {
    .touch(window: 1, control: control, name: name)
  }

  /// What two ways show, or `nil` if the same follows.
  private func failure(
    _ way: [Explorer.Step], _ other: [Explorer.Step], of app: Explorer? = nil
  ) -> Explorer.Failure? {
    do throws(Explorer.Failure) {
      try walker(app).compare(way, other)
      return nil
    } catch {
      return error
    }
  }

  private func changed(
    visible: [UInt64] = [1], store: UInt64 = 1, _ announcements: [String] = [],
    hasDiagnostics: Bool = false
  ) -> StepOutcome.Change {
    StepOutcome.Change(
      count: 1, visible: visible, store: store, announcements: announcements,
      hasDiagnostics: hasDiagnostics)
  }
}

/// A screen that is turned and turned back, with a mark that only Look shows.
@MainActor
private func turning() -> PlainController {
  var (isTurned, isMarked) = (false, false)
  let root = PlainController("Root")
    .button("Turn") { root in
      isTurned.toggle()
      root.show(isTurned ? "Turned" : "Straight")
    }
    .button("Mark") { _ in isMarked = true }
    .button("Look") { $0.show(isMarked ? "Marked" : "Not marked") }
  root.show("Straight")
  return root
}

/// The controller of the first window.
private final class First: ViewController {
  private let screen = PlainScreen([.label("First")])

  override func loadView() { view = screen }
}
