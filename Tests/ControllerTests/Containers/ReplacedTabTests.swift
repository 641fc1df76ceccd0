import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

@Suite("Tabs that are replaced or removed", .patience)
struct ReplacedTabTests {
  /// Tabs that are shown, of which one is selected, and what happens to them.
  nonisolated struct Change: CustomTestStringConvertible {
    /// The tabs of before, the index of the selected one, and what happens.
    let tabs: String, selected: Int, happens: Happening
    /// The selected one of after, or an empty name.
    let expected: String

    var testDescription: String { "\(tabs), \(selected), \(happens)" }
  }

  nonisolated enum Happening {
    case replaced(_ names: String)
    case removed(_ name: String)
    case adopted(_ name: String)
  }

  private nonisolated static let changes = [
    Change(tabs: "ABC", selected: 1, happens: .replaced("DEF"), expected: "E"),
    Change(tabs: "ABC", selected: 1, happens: .replaced("AC"), expected: "C"),
    Change(tabs: "ABC", selected: 1, happens: .replaced("DEB"), expected: "B"),
    Change(tabs: "ABC", selected: 2, happens: .replaced("DE"), expected: "D"),
    Change(tabs: "ABC", selected: 2, happens: .replaced("CAB"), expected: "C"),
    Change(tabs: "ABC", selected: 0, happens: .replaced("DEF"), expected: "D"),
    Change(tabs: "ABC", selected: 1, happens: .replaced(""), expected: ""),
    Change(tabs: "", selected: 0, happens: .replaced("AB"), expected: "A"),
    Change(tabs: "ABC", selected: 0, happens: .removed("A"), expected: "B"),
    Change(tabs: "ABC", selected: 1, happens: .removed("B"), expected: "C"),
    Change(tabs: "ABC", selected: 2, happens: .removed("C"), expected: "A"),
    Change(tabs: "ABC", selected: 1, happens: .removed("A"), expected: "B"),
    Change(tabs: "A", selected: 0, happens: .removed("A"), expected: ""),
    Change(tabs: "ABC", selected: 1, happens: .adopted("B"), expected: "C"),
  ]

  @Test(
    "10.5 [D] The selected tab is found again, else the one at the same index, else the first",
    arguments: changes, [false, true])
  func selection(change: Change, isHidden: Bool) {
    let stage = FamilyStage()
    let (tabs, delegate) = (TabBarController(), TabDelegate(stage.trace))
    tabs.viewControllers = change.tabs.map { stage.child("\($0)") }
    stage.parent.show(tabs)
    tabs.delegate = delegate
    tabs.selectedIndex = change.selected
    stage.window.isHidden = isHidden
    let old = tabs.viewControllers
    func named(_ name: Character) -> ViewController {
      old.first { $0.debugName == "\(name)" } ?? stage.child("\(name)")
    }

    let controllers =
      switch change.happens {
      case .replaced(let names): names.map(named)
      case .removed(let name), .adopted(let name): name.map(named)
      }
    switch change.happens {
    case .replaced: tabs.viewControllers = controllers
    case .removed: for one in controllers { one.removeFromParent() }
    case .adopted: for one in controllers { stage.parent.addChild(one) }
    }
    stage.window.isHidden = false

    #expect((tabs.selectedViewController?.debugName ?? "") == change.expected)
    #expect(!stage.trace.lines.contains { $0.hasPrefix("tab.") }, "a program is silent")
    // The trace begins after the parent has appeared.
    let before = ["P.willAppear", "P.didAppear"]
    #expect(AppearanceHeard.faults(in: before + stage.trace.lines) == [])
    #expect(stage.window.faults(among: [stage.parent, tabs] + old + tabs.children) == [])
    let bar = (tabs.view as? TabBarScreen)?.tabBar
    #expect(
      bar?.selectedSegmentIndex
        == tabs.viewControllers.firstIndex { $0 === tabs.selectedViewController } ?? -1)
  }

  @Test("8.7 [C] The selected tab leaves: the next one appears in its place")
  func next() {
    let stage = FamilyStage()
    let tabs = TabBarController()
    let b = stage.child("B")
    tabs.viewControllers = [stage.child("A"), b, stage.child("C")]
    tabs.selectedIndex = 1
    stage.parent.show(tabs)
    _ = stage.trace.take()

    b.removeFromParent()

    #expect(
      stage.trace.take() == [
        "B.willMove(nil)", "C.didLoad", "C.willAppear", "B.willDisappear", "C.layout",
        "B.didDisappear", "C.didAppear", "B.didMove(nil)",
      ])
  }
}
