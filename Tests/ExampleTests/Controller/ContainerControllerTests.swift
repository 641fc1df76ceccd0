import Testing
import Vestibule

@MainActor
@Suite("Examples: controllers with children, and lists")
struct ContainerControllerTests {
  private let menu = ViewController()
  private let tea = ViewController()

  @Test("A navigation controller shows the uppermost of a stack")
  func navigation() {
    let navigation = NavigationController(rootViewController: menu)
    let window = makeWindow(navigation)
    navigation.pushViewController(tea, animated: true)
    #expect(navigation.topViewController === tea)
    tea.navigationController?.popViewController(animated: true)
    #expect(navigation.viewControllers.count == 1)

    #expect(window.controllers.contains { $0 === menu })
  }

  @Test("A delegate knows what is shown")
  func navigationDelegate() {
    let (navigation, visits) = (NavigationController(rootViewController: menu), Visits())
    navigation.delegate = visits
    tea.title = "Assam"

    let window = makeWindow(navigation)
    navigation.pushViewController(tea, animated: true)

    #expect(visits.titles == [nil, "Assam"])
    #expect(window.controllers.contains { $0 === tea })
  }

  @Test("A search controller has its updater show what it finds, and a menu its actions")
  func search() throws {
    let (finder, cup) = (Finder(), Cup())
    let search = SearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    search.searchBar.placeholder = "Which tea?"
    menu.navigationItem.searchController = search
    search.delegate = finder
    let byName = Action(title: "By Name", state: .on) { _ in cup.pour() }
    let byAge = Action(title: "By Age") { _ in cup.pour() }
    menu.navigationItem.rightBarButtonItem = BarButtonItem(
      title: "Sort", menu: Menu(children: [byName, byAge]))

    let window = TestWindow(NavigationController(rootViewController: menu))
    try window.type("As", into: "Search")
    #expect(finder.found == ["Assam"] && search.isActive)
    try window.touch("Cancel")
    #expect(finder.found == [] && !search.isActive)
    try window.touch("Sort")
    #expect(window.texts == ["Sort", "By Name (on)", "By Age", "Cancel"])
    try window.touch("By Age")
    #expect(cup.isPoured)
  }

  @Test("A tab bar controller shows one of several")
  func tabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [
      NavigationController(rootViewController: menu), tea,
    ]
    tabs.selectedIndex = 1
    #expect(tabs.selectedViewController === tea)

    #expect(tea.tabBarController === tabs)
  }

  @Test("A tab has a name of its own")
  func tabBarItem() {
    tea.title = "All About Assam"
    tea.tabBarItem.title = "Assam"
    let tabs = TabBarController()
    tabs.viewControllers = [menu, tea]
    let window = makeWindow(tabs)

    #expect((tabs.view as? TabBarScreen)?.tabBar?.segments.last?.label == "Assam")
    #expect(window.controllers.contains { $0 === menu })
  }

  @Test("A delegate keeps a tab closed")
  func tabDelegate() throws {
    let (tabs, gate) = (TabBarController(), Gate())
    tabs.delegate = gate
    tabs.viewControllers = [menu, OrderController(screen: OrderScreen())]
    let window = makeWindow(tabs)
    let tab = try #require((tabs.view as? TabBarScreen)?.tabBar?.segments.last)

    window.view.touch(tab)
    #expect(tabs.selectedIndex == 0)

    gate.isOpen = true
    window.view.touch(tab)
    #expect(tabs.selectedIndex == 1)
  }

  @Test("A misuse of children is in the log")
  func children() {
    let window = makeWindow(menu)

    menu.addChild(menu)
    let misuse = ContainmentDiagnostic.ancestor("ViewController", of: "ViewController")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("A misuse of a stack is in the log")
  func diagnostic() {
    let navigation = NavigationController(rootViewController: menu)
    let window = makeWindow(navigation)

    navigation.pushViewController(menu, animated: true)
    let misuse = NavigationDiagnostic.pushedTwice(
      "ViewController", on: "NavigationController")
    #expect(window.log.diagnostics.map(\.text) == [misuse.description])
  }

  @Test("A controller of a table is its data source and its delegate")
  func tableViewController() {
    let controller = TeasController()
    let window = makeWindow(controller)

    window.view.touch(controller.tableView.visibleCells[0])

    #expect(controller.chosen == "Assam")
  }
}

final class Visits: NavigationControllerDelegate {
  private(set) var titles: [Phrase?] = []

  func navigationController(
    _ navigationController: NavigationController,
    didShow viewController: ViewController, animated: Bool
  ) {
    titles.append(viewController.title)
  }
}

final class Gate: TabBarControllerDelegate {
  var isOpen = false

  func tabBarController(
    _ tabBarController: TabBarController,
    shouldSelect viewController: ViewController
  ) -> Bool {
    isOpen || !(viewController is OrderController)
  }
}

private final class TeasController: TableViewController {
  private let teas = ["Assam", "Sencha"]
  private(set) var chosen: String?

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { teas.count }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell()
    cell.text = Phrase(verbatim: teas[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = teas[indexPath.row]
  }
}
