import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

@Suite("Tabs", .patience)
struct TabTests {
  let trace = Trace()
  let window = Window(view: WindowView(), log: EventLog())
  let tabs = TabBarController()
  let delegate: TabDelegate
  let a: TracingChild
  let b: TracingChild

  init() {
    delegate = TabDelegate(trace)
    (a, b) = (TracingChild("A", trace), TracingChild("B", trace))
    a.title = "One"
    b.title = "Two"
    tabs.viewControllers = [a, b]
    tabs.delegate = delegate
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  @Test("The bar has its name in both languages")
  func name() throws {
    let bar = try #require((tabs.view as? TabBarScreen)?.tabBar)
    #expect(bar.label == Phrase("Tabs", ko: "탭"))
  }

  @Test("A delegate of tabs or of a stack that was set and is gone is reported when it is needed")
  func lostDelegates() {
    let navigation = NavigationController(rootViewController: TracingChild("R", trace))
    tabs.viewControllers = [a, navigation]
    do {
      let (gone, end) = (TabDelegate(trace), NavigationEnd())
      tabs.delegate = gone
      navigation.delegate = end
    }

    touch("")

    #expect(
      reports == [
        NavigationDiagnostic.delegateGone(of: "TabBarController").description,
        NavigationDiagnostic.delegateGone(of: "NavigationController").description,
      ])
    tabs.delegate = nil
    touch("One")
    #expect(reports.count == 2, "taken away is not gone")
  }

  private final class NavigationEnd: NavigationControllerDelegate {}

  private func touch(_ name: String) {
    guard let screen = window.view.subviews.last,
      let control = screen.controls.first(where: { $0.label.english == name })
    else { return }
    window.view.touch(control)
  }

  private var lines: [String] {
    window.view.subviews.last?.shownElements.compactMap {
      ($0.view as? Label)?.shownText.english
    } ?? []
  }

  private var reports: [String] { window.log.diagnostics.map(\.text) }

  private static let switched = [
    "B.didLoad", "B.willAppear", "A.willDisappear", "B.layout", "A.didDisappear", "B.didAppear",
  ]

  @Test("10.5 [D] A tab that its delegate removes when it is asked is not selected")
  func removedWhenAsked() {
    delegate.replacement = [a, TracingChild("C", trace)]

    touch("Two")

    #expect(tabs.selectedViewController === a && lines == ["A"] && b.parent == nil)
    #expect(!trace.take().contains { $0.hasPrefix("tab.didSelect") })
  }

  @Test("9.6, 10.1 [D] A tab is called what its item is called now")
  func titles() {
    b.tabBarItem.title = "Second"
    a.title = "First"

    let screen = window.view.subviews.last
    #expect(screen?.controls.map(\.label.english) == ["First", "Second"])
  }

  // MARK: - Loading

  @Test("10.1 [T][L] All become children at once, and the first is selected, which alone is loaded")
  func loading() {
    #expect(
      trace.take() == [
        "A.willMove(TabBarController)", "A.didMove(TabBarController)",
        "B.willMove(TabBarController)", "B.didMove(TabBarController)", "A.didLoad",
        "A.willAppear", "A.layout", "A.didAppear",
      ])
    #expect(names(tabs.children) == ["A", "B"])
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === a)
    #expect(a.tabBarController === tabs && !b.isViewLoaded)
    #expect(window.view.subviews.last?.controls.map(\.label.english) == ["One", "Two"])
  }

  @Test("10.1 [C] Tabs that are set load no view, and are shown where one is loaded")
  func setBeforeAndAfter() {
    let unloaded = TabBarController()
    unloaded.viewControllers = [TracingChild("C", trace)]
    tabs.viewControllers = [b, a]

    #expect(!unloaded.isViewLoaded)
    #expect(window.view.subviews.last?.controls.map(\.label.english) == ["Two", "One"])
  }

  @Test("10.1 [T] Without tabs, nothing is selected, and the index is what NSNotFound is")
  func noTabs() {
    let tabs = TabBarController()
    tabs.loadViewIfNeeded()

    #expect(tabs.selectedIndex == .max && tabs.selectedViewController == nil)
    let bar = (tabs.view as? TabBarScreen)?.tabBar
    #expect(bar?.selectedSegmentIndex == SegmentedControl.noSegment)
  }

  // MARK: - Switching

  @Test("10.2 [L] Selected again, a tab is not loaded again")
  func thereAndBack() {
    touch("Two")
    _ = trace.take()

    touch("One")

    #expect(
      trace.take() == [
        "tab.shouldSelect(A) B", "A.willAppear", "B.willDisappear", "A.layout",
        "B.didDisappear", "A.didAppear", "tab.didSelect(A) A",
      ])
  }

  @Test("10.2 [D] A delegate that says no is told nothing more, and nothing changes")
  func refused() {
    _ = trace.take()
    delegate.allows = false

    touch("Two")

    #expect(trace.take() == ["tab.shouldSelect(B) A"])
    #expect(tabs.selectedIndex == 0 && lines == ["A"])
    let bar = (window.view.subviews.last as? TabBarScreen)?.tabBar
    #expect(bar?.selectedSegmentIndex == 0)
  }

  @Test("10.2 [C] A tab that selects another while it appears is left again, all calls in balance")
  func selectedInCallback() {
    _ = trace.take()
    b.reactions["willAppear"] = { [tabs] _ in tabs.selectedIndex = 0 }

    tabs.selectedIndex = 1

    #expect(lines == ["A"] && tabs.selectedIndex == 0)
    let calls = trace.take()
    #expect(
      calls == Self.switched + [
        "A.willAppear", "B.willDisappear", "A.layout", "B.didDisappear", "A.didAppear",
      ])
  }

  @Test("10.2 [C] Selected while the window is hidden, a tab appears with the window")
  func whileHidden() {
    window.isHidden = true
    _ = trace.take()

    tabs.selectedIndex = 1
    #expect(trace.take() == [])
    window.isHidden = false

    #expect(trace.take() == ["B.didLoad", "B.willAppear", "B.layout", "B.didAppear"])
    #expect(lines == ["B"])
  }

  @Test("10.2 [C] The view of a tab that was added by hand leaves when the next one is selected")
  func addedByHand() {
    let c = TracingChild("C", trace)
    tabs.viewControllers = [a, b, c]
    tabs.view.container?.addSubview(b.view)

    tabs.selectedIndex = 2

    #expect(lines == ["C"])
  }

  // MARK: - The delegate

  @Test("10.3 [D][L] The delegate hears of the selected tab too, when it is touched again")
  func sameTab() {
    _ = trace.take()

    touch("One")

    #expect(trace.take() == ["tab.shouldSelect(A) A", "tab.didSelect(A) A"])
  }

  @Test("10.3 [D] The delegate hears nothing of what a program selects")
  func silent() {
    _ = trace.take()

    tabs.selectedIndex = 1
    tabs.selectedViewController = a

    #expect(!trace.take().contains { $0.hasPrefix("tab.") })
  }

  // MARK: - The same tab again

  @Test("10.4 [L] The selected tab again: its stack goes back to the root")
  func popsToRoot() {
    let nav = NavigationController(rootViewController: TracingChild("C", trace))
    nav.title = "Stack"
    tabs.viewControllers = [nav, a]
    for tag in ["D", "E"] { nav.pushViewController(TracingChild(tag, trace), animated: false) }
    _ = trace.take()
    tabs.selectedIndex = 0
    _ = trace.take()

    touch("Stack")

    #expect(names(nav.viewControllers) == ["C"])
    #expect(
      trace.take() == [
        "tab.shouldSelect(NavigationController) NavigationController", "E.willMove(nil)",
        "C.didLoad", "E.willDisappear", "C.willAppear", "C.layout", "E.didDisappear",
        "C.didAppear", "D.didMove(nil)", "E.didMove(nil)",
        "tab.didSelect(NavigationController) NavigationController",
      ])
  }

  // MARK: - By code

  @Test("10.5 [C] By code the appearance is the same; the same index changes nothing")
  func byCode() {
    _ = trace.take()

    tabs.selectedIndex = 1
    #expect(trace.take() == Self.switched)
    tabs.selectedIndex = 1
    tabs.selectedViewController = b

    #expect(trace.take() == [])
  }

  @Test("10.5 [C] An index out of range is ignored")
  func outOfRange() {
    _ = trace.take()

    for index in [-1, 2, .max] { tabs.selectedIndex = index }

    #expect(tabs.selectedIndex == 0 && trace.take() == [] && reports == [])
  }

  @Test("10.5 [C] A controller that is no tab cannot be selected")
  func foreign() {
    tabs.selectedViewController = TracingChild("X", trace)
    tabs.selectedViewController = nil

    #expect(tabs.selectedViewController === a)
    #expect(
      reports == [
        NavigationDiagnostic.notATab("X").description,
        NavigationDiagnostic.notATab("nil").description,
      ])
  }

  @Test("10.5 [D] New tabs: the selected one stays if it is there, else one appears in its place")
  func newTabs() {
    let c = TracingChild("C", trace)
    c.title = "Three"
    _ = trace.take()

    tabs.viewControllers = [c, a]
    #expect(tabs.selectedIndex == 1 && lines == ["A"])
    #expect(
      trace.take() == [
        "C.willMove(TabBarController)", "C.didMove(TabBarController)", "B.willMove(nil)",
        "B.didMove(nil)",
      ])
    tabs.viewControllers = [c]

    #expect(
      trace.take() == [
        "A.willMove(nil)", "C.didLoad", "C.willAppear", "A.willDisappear", "C.layout",
        "A.didDisappear", "C.didAppear", "A.didMove(nil)",
      ])
    #expect(lines == ["C"] && names(tabs.children) == ["C"])
  }

  @Test("10.5 [C] A tab that was told by hand that it leaves is told no more of that")
  func toldByHand() {
    _ = trace.take()

    b.willMove(toParent: nil)
    b.removeFromParent()

    #expect(trace.take() == ["B.willMove(nil)", "B.didMove(nil)"])
  }

  @Test("10.5 [C] One that is removed from its parent is no tab any more, and is released")
  func removed() {
    weak var gone: ViewController?
    do {
      let c = ViewController()
      gone = c
      tabs.viewControllers = [c, a, b]
      tabs.selectedIndex = 0
      c.removeFromParent()
    }

    #expect(gone == nil)
    #expect(names(tabs.viewControllers) == ["A", "B"] && tabs.selectedIndex == 0)
    #expect(lines == ["A"])
  }
}
