import Testing
import Vestibule

@MainActor
@Suite("Examples: the views of containers")
struct ContainerTests {
  private let menu = ViewController()
  private let tea = ViewController()

  @Test("A screen shows the screen of a child")
  func containerScreen() {
    let parent = ViewController()
    tea.view = PlainScreen([.title("Assam")])

    let screen = ContainerScreen()
    parent.view = screen
    parent.addChild(tea)
    screen.addSubview(tea.view)
    tea.didMove(toParent: parent)

    #expect(screen.elements.count == 1)
  }

  @Test("The bar shows what a controller says of itself")
  func item() throws {
    let navigation = NavigationController(rootViewController: menu)
    let cup = Cup()

    menu.title = "Menu"
    menu.navigationItem.backButtonTitle = "All Teas"
    menu.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Order", target: cup, action: Cup.pour)
    let window = makeWindow(navigation)
    window.view.touch(try #require(navigation.view.controls.first))

    #expect(cup.isPoured)
  }

  @Test("A button of the bar calls its target, and Return touches it where it finishes")
  func barButton() throws {
    let navigation = NavigationController(rootViewController: menu)
    let cup = Cup()

    let done = BarButtonItem(
      title: "Done", style: .done, target: cup, action: Cup.pour)
    done.isEnabled = false
    menu.navigationItem.rightBarButtonItem = done
    let window = makeWindow(navigation)

    #expect(window.view.subviews[0].primaryButton == nil)
    done.isEnabled = true
    #expect(window.view.subviews[0].primaryButton === done.button)
  }

  @Test("A test goes back as a person does")
  func navigationScreen() throws {
    let navigation = NavigationController(rootViewController: menu)
    let window = makeWindow(navigation)
    navigation.pushViewController(tea, animated: true)

    let bar = try #require(navigation.view as? NavigationScreen)
    window.view.touch(try #require(bar.backButton))
    #expect(navigation.topViewController === menu)
  }

  @Test("A test touches a tab as a person does")
  func tabBarScreen() throws {
    let tabs = TabBarController()
    tabs.viewControllers = [menu, tea]
    let window = makeWindow(tabs)

    let screen = try #require(tabs.view as? TabBarScreen)
    let tab = try #require(screen.tabBar?.segments.last)
    window.view.touch(tab)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("The tabs have the names of their controllers")
  func tabBar() throws {
    (menu.title, tea.title) = ("Menu", "Tea")
    let tabs = TabBarController()
    tabs.viewControllers = [menu, tea]
    let window = makeWindow(tabs)

    let bar = try #require((tabs.view as? TabBarScreen)?.tabBar)
    #expect(bar.segments.map(\.label) == ["Menu", "Tea"])
    #expect(bar.selectedSegmentIndex == 0)

    #expect(window.controllers.contains { $0 === menu })
  }
}
