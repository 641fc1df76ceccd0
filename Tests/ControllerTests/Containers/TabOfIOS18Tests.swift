import Model
import Testing
import View
import ViewKit

@testable import Controller
@testable import ControllerKit

@Suite("Tabs by the methods of iOS 18")
struct TabOfIOS18Tests {
  @Test("10.3 [C] A tab is asked for after its controller, and another one is told with the former")
  func order() throws {
    let (tabs, delegate) = (TabBarController(), Delegate())
    tabs.viewControllers = ["One", "Two"].map { name in
      let controller = ViewController()
      controller.title = "\(name)"
      return controller
    }
    tabs.delegate = delegate
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    let bar = TabBar("Tabs", segments: ["One", "Two"])

    tabs.tabBar(bar, didTouchTabAt: 1)
    tabs.tabBar(bar, didTouchTabAt: 1)

    let again = ["shouldSelect", "shouldSelectTab Two", "didSelect"]
    #expect(delegate.calls == again + ["didSelectTab Two, previousTab One"] + again)

    delegate.allows = false
    tabs.tabBar(bar, didTouchTabAt: 0)
    #expect(tabs.selectedIndex == 1)
  }

  private final class Delegate: TabBarControllerDelegate {
    var calls: [String] = []
    var allows = true

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
      calls.append("shouldSelect")
      return true
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) { calls.append("didSelect") }

    func tabBarController(_ tabBarController: TabBarController, shouldSelectTab tab: Tab) -> Bool {
      calls.append("shouldSelectTab \(tab.title.english)")
      return allows
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelectTab selectedTab: Tab, previousTab: Tab?
    ) {
      let previous = previousTab?.title.english ?? "none"
      calls.append("didSelectTab \(selectedTab.title.english), previousTab \(previous)")
    }
  }
}
