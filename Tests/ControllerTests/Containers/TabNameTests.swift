import Controller
import ControllerKit
import Model
import Testing
import View
import ViewKit
import Workshop

@Suite("The names of tabs", .patience)
struct TabNameTests {
  /// How the tab of a stack with a root gets the name Tea.
  nonisolated enum Naming: CaseIterable {
    case title, item, itemAfterTitle, titleAfterItem, stackTitle, titleAfterStackTitle
    case stackItem, ownItem, anotherRoot, namelessRoot, aboveRoot

    @MainActor
    func callAsFunction(_ stack: NavigationController, _ root: ViewController) {
      let other = ViewController()
      switch self {
      case .title: root.title = "Tea"
      case .item: root.tabBarItem.title = "Tea"
      case .itemAfterTitle: (root.title, root.tabBarItem.title) = ("Menu", "Tea")
      case .titleAfterItem: (root.tabBarItem.title, root.title) = ("Menu", "Tea")
      case .stackTitle: (root.title, stack.title) = ("Menu", "Tea")
      case .titleAfterStackTitle: (stack.title, root.title) = ("Menu", "Tea")
      case .stackItem: stack.tabBarItem.title = "Tea"
      case .ownItem: (root.title, stack.tabBarItem) = ("Menu", TabBarItem(title: "Tea"))
      case .anotherRoot:
        (root.title, other.title) = ("Menu", "Tea")
        stack.viewControllers = [other]
      case .namelessRoot:
        (root.title, stack.title) = ("Menu", "Tea")
        stack.viewControllers = [other]
      case .aboveRoot:
        (root.title, other.title) = ("Tea", "Cup")
        stack.pushViewController(other, animated: false)
      }
    }
  }

  @Test(
    "9.6, 10.1 [T] The tab of a stack is called what its root is called, or what was set last",
    arguments: Naming.allCases, [false, true])
  func stack(name: Naming, isShown: Bool) throws {
    let root = ViewController()
    let (tabs, stack) = (TabBarController(), NavigationController(rootViewController: root))
    let window = Window(view: WindowView(), log: EventLog())
    window.rootViewController = tabs
    if !isShown { name(stack, root) }
    tabs.viewControllers = [stack]
    window.makeKeyAndVisible()
    if isShown { name(stack, root) }

    let screen = try #require(tabs.view as? TabBarScreen)
    _ = screen.elements
    #expect(screen.tabBar?.segments.map(\.label.english) == ["Tea"])
  }

  @Test("10.1 [C] A stack that gets its root after its tab is called as the root is")
  func laterRoot() throws {
    let (tabs, stack, root) = (TabBarController(), NavigationController(), ViewController())
    root.title = "Tea"
    tabs.viewControllers = [stack]
    _ = (tabs.view as? TabBarScreen)?.elements
    stack.viewControllers = [root]

    let screen = try #require(tabs.view as? TabBarScreen)
    _ = screen.elements
    #expect(screen.tabBar?.segments.map(\.label.english) == ["Tea"])
  }

  @Test("10.1 [C] A tab without a name is reported once, with the remedy")
  func nameless() throws {
    let app = RootedApp {
      let tabs = TabBarController()
      let (named, late) = (ViewController(), TracingChild("Late", Trace()))
      named.title = "Tea"
      late.reactions["didLoad"] = { $0.title = "Late" }
      tabs.viewControllers = [
        late, named, NavigationController(rootViewController: ViewController()),
      ]
      return tabs
    }

    try app.application.send(.launch())
    try app.application.send(.home)
    try app.application.send(.open)
    let window = try #require(app.scenario.window)
    for isHidden in [true, false] { window.isHidden = isHidden }

    let misuse = NavigationDiagnostic.tabWithoutName(
      "NavigationController", of: "TabBarController")
    #expect(app.scenario.log.diagnostics.map(\.text) == [misuse.description])
    #expect(misuse.description.contains("title"))
  }

  @Test("10.1 [C] A tab without a name that comes in the turn of the tabs is reported once too")
  func namelessInTurn() throws {
    let app = RootedApp { window in
      let tabs = window.rootViewController as? TabBarController
      tabs?.viewControllers = [TracingChild("A", Trace())]
    } root: {
      TabBarController()
    }

    try app.application.send(.launch())

    let misuse = NavigationDiagnostic.tabWithoutName("A", of: "TabBarController")
    #expect(app.scenario.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("10.1 [C] A tab without a name that comes later is reported too")
  func namelessLater() throws {
    let tabs = TabBarController()
    let app = RootedApp {
      let named = ViewController()
      named.title = "Tea"
      tabs.viewControllers = [named]
      return tabs
    }
    try app.application.send(.launch())

    tabs.viewControllers.append(TracingChild("B", Trace()))

    let misuse = NavigationDiagnostic.tabWithoutName("B", of: "TabBarController")
    #expect(app.scenario.log.diagnostics.map(\.text) == [misuse.description])
  }
}
