import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit

@Suite("Stacks in tabs", .patience)
struct TabbedStackTests {
  @Test(
    "9.1 [L] The delegate of a stack is called each time its tab is selected",
    arguments: [false, true])
  func selected(isTouched: Bool) throws {
    let trace = Trace()
    let delegate = StackDelegate(trace)
    let tabs = TabBarController()
    tabs.viewControllers = ["A", "B", "C"].map { tag in
      let stack = NavigationController(rootViewController: TracingChild(tag, Trace()))
      stack.title = Phrase(verbatim: tag)
      stack.delegate = delegate
      return stack
    }
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let bar = try #require((tabs.view as? TabBarScreen)?.tabBar)

    for index in [1, 2, 0, 1] {
      if isTouched { tabs.tabBar(bar, didTouchTabAt: index) } else { tabs.selectedIndex = index }
    }

    #expect(
      trace.lines
        == ["A", "B", "C", "A", "B"].flatMap { ["nav.willShow(\($0))", "nav.didShow(\($0))"] })
  }
}
